//===- ExportedValues.h - Values of exported graphs -------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDVALUES_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDVALUES_H

#include "lib/Import/Modules.h"
#include "lib/Oracle/Convert.h"
#include "llvm/Support/JSON.h"

namespace torchonnx {

/// The values of the graph that is imported, by their names, and the ops that
/// make values of such and of arguments.
class ExportedValues {
public:
  using Values = llvm::SmallVector<mlir::Value>;
  using Names = llvm::StringMap<mlir::Value>;
  using Object = llvm::json::Object;
  using Array = llvm::json::Array;

  /// `path` is the file that errors are about.
  ExportedValues(mlir::OpBuilder &builder, ModuleTree &tree,
                 llvm::StringRef path)
      : context(builder.getContext()), builder(builder), tree(tree),
        path(path) {}

  mlir::OpBuilder &getBuilder() { return builder; }
  llvm::StringRef getPath() const { return path; }
  mlir::Type ref() { return RefType::get(context); }

  /// An error about the file, to be finished.
  mlir::InFlightDiagnostic damaged(mlir::LocationAttr loc = {});
  /// The error that a node has not the arguments that `name` takes.
  llvm::LogicalResult wrongArguments(llvm::StringRef name, mlir::Location loc);

  // Names.
  void bind(llvm::StringRef name, mlir::Value value) { names[name] = value; }
  /// Null where there is no such value.
  mlir::Value find(llvm::StringRef name) const { return names.lookup(name); }
  /// The same, and an error where there is none.
  mlir::FailureOr<mlir::Value> lookup(llvm::StringRef name, mlir::Location loc);
  /// Says why a name has no value.
  void noteUnreadable(llvm::StringRef name, std::string why) {
    unreadable[name] = std::move(why);
  }
  /// Puts the names of another graph in the place of these, which it returns.
  Names exchangeNames(Names others) {
    return std::exchange(names, std::move(others));
  }

  // Ops.
  mlir::FailureOr<mlir::Value> constant(const c10::IValue &value,
                                        mlir::Location loc);
  mlir::Value constantInt(int64_t number, mlir::Location loc);
  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands,
                   mlir::Type result, mlir::Location loc);
  /// A check of the program: it is known to hold from here on.
  void emitCheck(mlir::Value condition, llvm::StringRef message,
                 mlir::Location loc);
  mlir::FailureOr<mlir::Value> asBool(mlir::Value value, mlir::Location loc);

  // Numbers (ExportedNumbers.cpp).
  /// Of the overloads of a TorchScript operator the one for these numbers; null
  /// where there is none.
  mlir::Value tryNumbers(llvm::StringRef name, Values operands,
                         mlir::Location loc);
  /// The same, and an error where there is none.
  mlir::FailureOr<mlir::Value> emitNumbers(llvm::StringRef name,
                                           Values operands, mlir::Location loc);

  // Arguments and results of nodes.
  mlir::FailureOr<mlir::Value> getArgument(const llvm::json::Value &argument,
                                           const c10::TypePtr &declared,
                                           mlir::Location loc);
  /// The elements of an argument that is a list or tuple; one else.
  mlir::FailureOr<Values> getArguments(const llvm::json::Value &argument,
                                       mlir::Location loc);
  /// Makes of a value what an argument takes, as Python's calls do.
  mlir::FailureOr<mlir::Value>
  adapt(mlir::Value value, const c10::TypePtr &declared, mlir::Location loc);
  llvm::LogicalResult bindOutputs(const Object &node, mlir::ValueRange results,
                                  mlir::Location loc);

private:
  /// The elements of an argument of a kind that has several.
  mlir::FailureOr<Values> getElements(llvm::StringRef kind, const Array &list,
                                      mlir::Location loc);
  mlir::FailureOr<mlir::Value> getList(llvm::StringRef kind, const Array &list,
                                       const c10::TypePtr &type,
                                       mlir::Location loc);

  mlir::MLIRContext *context;
  mlir::OpBuilder &builder;
  ModuleTree &tree;
  std::string path;
  Names names;
  /// Why a name has no value.
  llvm::StringMap<std::string> unreadable;
};

/// The argument of a schema's union, `{"as_int": 3}`: its kind and value.
std::pair<llvm::StringRef, const llvm::json::Value *>
getUnion(const llvm::json::Value &value);

/// The argument that a node gives under this name; null if it gives none.
const llvm::json::Value *findInput(const llvm::json::Object &node,
                                   llvm::StringRef wanted);

/// What a class of the schema that is an argument is called.
llvm::StringRef nameOf(const llvm::json::Object *argument);

/// What follows `name` in a union whose other kind is a number.
llvm::StringRef getValueName(const llvm::json::Value &value);

/// The type of an argument, and whether it is of a kind; null is of none.
c10::TypePtr withoutOptional(c10::TypePtr type);
bool isKind(const c10::TypePtr &type, c10::TypeKind kind);

/// Those of an array that may not be there.
inline llvm::ArrayRef<llvm::json::Value>
elementsOf(const llvm::json::Array *array) {
  return array ? llvm::ArrayRef<llvm::json::Value>(array->data(), array->size())
               : llvm::ArrayRef<llvm::json::Value>();
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDVALUES_H
