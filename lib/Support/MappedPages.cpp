//===- MappedPages.cpp - Letting go of pages of mapped files --------------===//

#include "torch-onnx-opt/MappedPages.h"
#include "llvm/Support/MathExtras.h"
#include <vector>

#ifdef __linux__
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

using llvm::StringRef;

void torchonnx::releasePages(StringRef bytes) {
#ifdef __linux__
  static const int pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  static const uintptr_t page = uintptr_t(sysconf(_SC_PAGESIZE));
  constexpr uint64_t kIsFilePage = uint64_t(1) << 61;
  uintptr_t begin = llvm::alignTo(uintptr_t(bytes.data()), page);
  uintptr_t end = llvm::alignDown(uintptr_t(bytes.end()), page);
  if (pagemap < 0 || begin >= end)
    return;
  const char *aligned = bytes.data() + (begin - uintptr_t(bytes.data()));
  std::vector<uint64_t> entries((end - begin) / page);
  size_t size = entries.size() * sizeof(uint64_t);
  if (pread(pagemap, entries.data(), size,
            off_t(begin / page * sizeof(uint64_t))) != ssize_t(size))
    return;
  for (size_t i = 0, first = 0; i <= entries.size(); ++i) {
    if (i < entries.size() && entries[i] & kIsFilePage)
      continue;
    if (first < i)
      madvise(const_cast<char *>(aligned) + first * page, (i - first) * page,
              MADV_DONTNEED);
    first = i + 1;
  }
#endif
}
