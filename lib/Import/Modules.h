//===- Modules.h - Module instances and their attributes --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_MODULES_H
#define TORCHONNX_LIB_IMPORT_MODULES_H

#include "dialects/Torch/TorchDialect.h"
#include "lib/Import/Archive.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <set>

namespace torchonnx {

/// The objects that are reachable from the root module by attributes: modules,
/// and instances of scripted classes. Which one a piece of code means is known
/// at import, so the IR has no values for them, only their attributes.
class ModuleTree {
public:
  using Object = c10::ivalue::Object;

  /// Writes are looked for in the functions that are imported and in all that
  /// they call.
  ModuleTree(mlir::ModuleOp module, const Archive &archive,
             llvm::ArrayRef<torch::jit::Function *> entries);

  /// The path of an object: empty for the root, `layer1.0.conv1`.
  llvm::StringRef getPath(const Object *object) const {
    return paths.at(object);
  }
  /// Leaves what the classes of the modules are for whoever names them.
  void noteClasses() const;
  /// The object that an attribute is, or null when it is something else.
  Object *getChild(const Object *object, const std::string &attribute) const;

  /// Creates the ops that read an attribute, or write it.
  mlir::FailureOr<mlir::Value> read(mlir::OpBuilder &builder,
                                    mlir::Location loc, const Object *object,
                                    const std::string &attribute);
  mlir::LogicalResult write(mlir::OpBuilder &builder, mlir::Location loc,
                            const Object *object, const std::string &attribute,
                            mlir::Value value);

  /// Creates the ops for a value that is known, called `name`.
  mlir::FailureOr<mlir::Value> materialize(mlir::OpBuilder &builder,
                                           mlir::Location loc,
                                           const c10::IValue &value,
                                           const c10::TypePtr &type,
                                           llvm::StringRef name);
  /// A constant that stands for an object where the IR needs a value of it.
  mlir::Value getReference(mlir::OpBuilder &builder, mlir::Location loc,
                           const Object *object);

private:
  void visit(Object *object, const std::string &path);
  void findWrites(torch::jit::Function &function);
  void findWrites(const torch::jit::Block *block);
  /// Whether some code assigns the attribute, or mutates it in place.
  bool isWritten(const Object *object, const std::string &attribute) const;
  std::string getName(const Object *object, const std::string &attribute) const;
  mlir::FailureOr<mlir::FlatSymbolRefAttr> getGlobal(mlir::Location loc,
                                                     llvm::StringRef name,
                                                     const c10::IValue &value,
                                                     mlir::Type type);
  mlir::FailureOr<mlir::Value> makeObject(mlir::OpBuilder &builder,
                                          mlir::Location loc,
                                          const Object &object, mlir::Type type,
                                          llvm::StringRef name);
  mlir::FailureOr<mlir::Value> readTensor(mlir::OpBuilder &builder,
                                          mlir::Location loc,
                                          const at::Tensor &tensor,
                                          llvm::StringRef name);
  mlir::FailureOr<mlir::Value> readQuantized(mlir::OpBuilder &builder,
                                             mlir::Location loc,
                                             const at::Tensor &tensor,
                                             llvm::StringRef name);
  mlir::FailureOr<mlir::Value> readPacked(mlir::OpBuilder &builder,
                                          mlir::Location loc,
                                          const c10::IValue &value,
                                          llvm::StringRef name);

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  mlir::Operation *lastGlobal = nullptr;
  llvm::DenseMap<const Object *, std::string> paths;
  /// Attributes of classes that some code assigns, or mutates in place.
  std::set<std::pair<std::string, std::string>> written;
  llvm::DenseSet<torch::jit::Function *> searched;
  /// Which global a tensor is: by where its elements are and how they lie.
  using TensorKey =
      std::tuple<const void *, int, std::vector<int64_t>, std::vector<int64_t>>;
  std::map<TensorKey, mlir::FlatSymbolRefAttr> tensors;
  /// The parameters and buffers, in order.
  struct StateSlot {
    TensorKey key;
    const Object *object;
    std::string attribute;
  };
  std::vector<StateSlot> state;
  /// What the state_dict calls the tensors of those that no code assigns.
  std::map<TensorKey, std::string> stateNames;
  /// None for what shares its elements with nothing.
  static std::optional<TensorKey> keyOf(const at::Tensor &tensor);
  /// The bytes between which a global has its elements.
  struct Extent {
    const char *begin, *end;
    mlir::Operation *global;
  };
  std::vector<Extent> extents;
  void noteShared(GlobalOp global, const c10::IValue &value);
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_MODULES_H
