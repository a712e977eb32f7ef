//===- ForeignFiles.cpp - What files are that we do not read --------------===//

#include "lib/Import/ForeignFiles.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

/// A length of eight bytes, and a header of JSON that is so long.
static bool isSafetensors(StringRef text) {
  if (text.size() < 10)
    return false;
  uint64_t length = llvm::support::endian::read64le(text.data());
  return length <= text.size() - 8 && text.substr(8).ltrim().starts_with("{");
}

/// A message whose first field is `ir_version`, a small number, and whose next
/// one is one of those that a ModelProto has.
static bool isOnnx(StringRef text) {
  return text.size() > 3 && text[0] == 0x08 && text[1] > 0 && text[1] < 32 &&
         StringRef("\x12\x1a\x22\x28\x32\x3a\x42").contains(text[2]);
}

std::string torchonnx::nameForeignFile(StringRef path, StringRef text) {
  struct Beginning {
    StringRef bytes;
    const char *name;
  };
  static const Beginning beginnings[] = {
      {"\x93NUMPY", "one array of NumPy"},
      {"\x89HDF\r\n", "an HDF5 file, as Keras writes it"},
      {"GGUF", "a GGUF file, which holds weights and no program"},
      {"\x1f\x8b", "compressed by gzip, and has to be unpacked first"},
      {"BZh", "compressed by bzip2, and has to be unpacked first"},
      {"\x28\xb5\x2f\xfd", "compressed by zstd, and has to be unpacked first"},
      {"\x7f"
       "ELF",
       "a program or library of this machine (--load-library takes one that "
       "registers operators)"},
      {"version https://git-lfs", "a pointer that Git LFS left in the place of "
                                  "the file (`git lfs pull` fetches it)"},
      {"<!DOCTYPE", "a web page, which may be what a download answered"},
      {"<html", "a web page, which may be what a download answered"},
  };
  for (const Beginning &beginning : beginnings)
    if (text.starts_with(beginning.bytes))
      return beginning.name;
  if (text.substr(4, 4) == "TFL3")
    return "a TensorFlow Lite model";
  if (text.substr(257, 5) == "ustar")
    return "a tar file, and has to be unpacked first";
  if (isSafetensors(text))
    return "a safetensors file, which holds tensors and no program (load it "
           "into its model first)";
  if (isOnnx(text))
    return "an ONNX model already";
  if (text.size() > 2 && text[0] == '\x80' && text[1] >= 2 && text[1] <= 5)
    return "a Python pickle, which only Python can load";
  StringRef extension = llvm::sys::path::extension(path);
  if (extension == ".py")
    return "Python source, which Python has to script and save first";
  if (text.ltrim().starts_with("module") || text.contains("func.func"))
    return "MLIR text, which is read of files that end in .mlir and of stdin";
  return "";
}
