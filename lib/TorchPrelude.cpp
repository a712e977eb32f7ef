// Compiles the precompiled header, which TorchPrelude.h is.
