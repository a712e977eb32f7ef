//===- ToolServer.cpp - Many calls of the tool, one start -----------------===//
//
// A process of the tool takes some 0.3 s to load LibTorch. This loads it once,
// and is the tool in a child for each request, a line of JSON:
//
//   {"words": ["torch-onnx-opt", "model.pt"], "directory": "/tmp",
//    "out": "/tmp/out.txt", "err": "/tmp/err.txt"}
//
// The answer is a line with how the child ended, as waitpid(2) tells it.
//
//===----------------------------------------------------------------------===//

#include "Tool.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/JSON.h"
#include <fcntl.h>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

/// Lets `path` be the file with the number `descriptor`.
static bool redirect(int descriptor, std::optional<llvm::StringRef> path,
                     int flags) {
  int file = path ? open(path->str().c_str(), flags, 0600) : -1;
  return file >= 0 && dup2(file, descriptor) >= 0;
}

[[noreturn]] static void runRequest(const std::string &line) {
  llvm::Expected<llvm::json::Value> request = llvm::json::parse(line);
  const llvm::json::Object *object = request ? request->getAsObject() : nullptr;
  const llvm::json::Array *given = object ? object->getArray("words") : nullptr;
  std::optional<llvm::StringRef> directory =
      object ? object->getString("directory") : std::nullopt;
  if (!given || !directory || chdir(directory->str().c_str()) ||
      !redirect(0, "/dev/null", O_RDONLY) ||
      !redirect(1, object->getString("out"), O_WRONLY | O_CREAT | O_TRUNC) ||
      !redirect(2, object->getString("err"), O_WRONLY | O_CREAT | O_TRUNC))
    _exit(127);
  auto words = llvm::map_to_vector(*given, [](const llvm::json::Value &word) {
    return word.getAsString().value_or("").str();
  });
  auto argv =
      llvm::map_to_vector(words, [](std::string &word) { return word.data(); });
  argv.push_back(nullptr);
  torchonnx::runAndExit(words.size(), argv.data());
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    pid_t child = fork();
    if (child == 0)
      runRequest(line);
    int status = 127 << 8;
    if (child > 0)
      waitpid(child, &status, 0);
    std::cout << status << '\n' << std::flush;
  }
}
