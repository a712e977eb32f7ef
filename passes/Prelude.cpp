// Compiles the precompiled header, which Prelude.h is.
