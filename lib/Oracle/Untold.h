//===- Untold.h - What the oracle does not know -----------------*- C++ -*-===//
//
// What PyTorch refuses it says by c10::Error. That the oracle cannot tell what
// it would do is another thing, and thrown as one.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_ORACLE_UNTOLD_H
#define TORCHONNX_LIB_ORACLE_UNTOLD_H

#include <c10/util/StringUtil.h>
#include <stdexcept>

namespace torchonnx {

class Untold : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws Untold with the message that the parts make.
template <typename... Parts>
[[noreturn]] void cannotTell(const Parts &...message) {
  throw Untold(c10::str(message...));
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_UNTOLD_H
