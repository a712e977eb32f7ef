//===- ExportedImporter.h - Exported graphs to the dialect ------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H

#include "lib/Import/Convert.h"
#include "lib/Import/ExportedProgram.h"
#include "lib/Import/Modules.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <set>

namespace torchonnx {

class ExportedSizes;

/// Imports the graph of one program. A name of the graph is a value here; those
/// of an inner graph, which sees nothing but its inputs, are scoped.
class ExportedImporter {
public:
  ExportedImporter(mlir::MLIRContext *context, const ExportedProgram &program,
                   llvm::StringRef path, llvm::StringRef moduleName);
  mlir::OwningOpRef<mlir::ModuleOp> run(llvm::StringRef name);

private:
  using Values = llvm::SmallVector<mlir::Value>;
  using Object = llvm::json::Object;
  using Array = llvm::json::Array;

  // What the program takes (ExportedInputs.cpp).
  struct Input {
    std::string name;
    mlir::Type type;
    /// Of a tensor: its dtype and how many dims it has.
    mlir::Type dtype;
    size_t rank = 0;
    /// Of an int: the symbol that it is.
    std::string symbol;
  };
  llvm::LogicalResult importInputs();
  llvm::LogicalResult importHeld(llvm::StringRef kind, const Object &held);
  llvm::LogicalResult readInput(const llvm::json::Value &argument, Input &input,
                                ExportedSizes &sizes);
  llvm::LogicalResult readTensor(Input &input, ExportedSizes &sizes);
  void declareInputs(llvm::ArrayRef<Input> inputs, const ExportedSizes &sizes);
  void checkInts();

  // The function (ExportedImporter.cpp).
  llvm::LogicalResult importResults();
  void nameResults();
  llvm::LogicalResult importGuards();
  void addFrames(llvm::StringRef stack,
                 llvm::SmallVectorImpl<mlir::Location> &frames);
  mlir::Location getLocation(const Object &node);
  llvm::StringRef getModulePath(llvm::StringRef stack);

  // Nodes (ExportedNodes.cpp).
  llvm::LogicalResult importNode(const Object &node);
  llvm::LogicalResult importOperator(const Object &node,
                                     const std::string &name,
                                     llvm::StringRef overload,
                                     mlir::Location loc);
  llvm::LogicalResult importUnknown(const Object &node, const std::string &name,
                                    mlir::Location loc);
  using ArgumentMap = std::map<std::string, mlir::Value, std::less<>>;
  mlir::FailureOr<ArgumentMap> getGiven(const Object &node,
                                        llvm::StringRef name,
                                        const c10::FunctionSchema &schema,
                                        mlir::Location loc);
  /// Whether an overload takes numbers and tensors where they are given.
  static bool takes(const c10::FunctionSchema &candidate,
                    const ArgumentMap &given);
  static const c10::FunctionSchema *
  findOverload(const std::string &name, const c10::FunctionSchema &schema,
               const ArgumentMap &given);
  llvm::LogicalResult wrapNumbers(const c10::FunctionSchema &schema,
                                  ArgumentMap &given, mlir::Location loc);
  llvm::LogicalResult importAssertion(const Object &node, mlir::Location loc);
  llvm::LogicalResult importRange(const Object &node, llvm::StringRef name,
                                  mlir::Location loc);
  llvm::LogicalResult importItem(const Object &node, mlir::Location loc);
  llvm::LogicalResult importSpecial(const Object &node, llvm::StringRef name,
                                    mlir::Location loc, bool &isDone);
  llvm::LogicalResult importNumbers(const Object &node, llvm::StringRef target,
                                    mlir::Location loc);
  mlir::FailureOr<mlir::Value> getArgument(const llvm::json::Value &argument,
                                           const c10::TypePtr &type,
                                           mlir::Location loc);
  mlir::FailureOr<Values> getArguments(const llvm::json::Value &argument,
                                       mlir::Location loc);
  mlir::FailureOr<mlir::Value> getList(llvm::StringRef kind, const Array &list,
                                       const c10::TypePtr &type,
                                       mlir::Location loc);
  mlir::FailureOr<mlir::Value>
  adapt(mlir::Value value, const c10::TypePtr &type, mlir::Location loc);
  mlir::FailureOr<mlir::Value> lookup(llvm::StringRef name, mlir::Location loc);
  mlir::FailureOr<mlir::Value> constant(const c10::IValue &value,
                                        mlir::Location loc);
  mlir::Value constantInt(int64_t number, mlir::Location loc);
  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands,
                   mlir::Type result, mlir::Location loc);
  /// Of the overloads of a TorchScript operator the one for these numbers; null
  /// where there is none.
  mlir::Value tryNumbers(llvm::StringRef name, Values operands,
                         mlir::Location loc);
  /// The same, and an error where there is none.
  mlir::FailureOr<mlir::Value> emitNumbers(llvm::StringRef name,
                                           Values operands, mlir::Location loc);
  llvm::LogicalResult bindOutputs(const Object &node, mlir::ValueRange results,
                                  mlir::Location loc);
  void bind(llvm::StringRef name, mlir::Value value) { values[name] = value; }
  /// A check of the program: it is known to hold from here on.
  void emitCheck(mlir::Value condition, llvm::StringRef message,
                 mlir::Location loc);
  mlir::FailureOr<mlir::Value> asBool(mlir::Value value, mlir::Location loc);

  // Casts that are not in the graph (ExportedAutocast.cpp).
  /// Imports an operator with the casts that autocast makes.
  llvm::LogicalResult importCast(const Object &node,
                                 const c10::OperatorName &op,
                                 mlir::Location loc);
  /// The dtype of a tensor of the graph, where autocast casts it.
  std::optional<at::ScalarType> getCastable(llvm::StringRef name) const;

  // Operators with graphs of their own (ExportedControlFlow.cpp).
  llvm::LogicalResult importHigherOrder(const Object &node,
                                        llvm::StringRef name,
                                        mlir::Location loc);
  mlir::FailureOr<Values> importGraph(const Object &graph,
                                      mlir::ValueRange arguments,
                                      mlir::Location loc);
  llvm::LogicalResult importCond(const Object &node, const Array &inputs,
                                 mlir::Location loc);
  llvm::LogicalResult importWhile(const Object &node, const Array &inputs,
                                  mlir::Location loc);
  llvm::LogicalResult importScan(const Object &node, const Array &inputs,
                                 bool hasCarry, mlir::Location loc);
  llvm::LogicalResult importWrapped(const Object &node, const Array &inputs,
                                    mlir::Location loc);
  llvm::LogicalResult importAutocast(const Object &node, const Array &inputs,
                                     mlir::Location loc);

  mlir::Type ref() { return RefType::get(context); }
  /// An error about the file, to be finished.
  mlir::InFlightDiagnostic damaged(mlir::LocationAttr loc = {});

  mlir::MLIRContext *context;
  const ExportedProgram &program;
  const Object &graphModule;
  const Object &graph;
  const Object *signature;
  std::string path;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  ModuleTree tree;
  mlir::func::FuncOp function;

  llvm::StringMap<mlir::Value> values;
  /// The graph that is being imported, and the key of the kernels of the
  /// autocast that it is under.
  const Object *scope;
  std::optional<c10::DispatchKey> autocast;
  /// Why a name has no value.
  llvm::StringMap<std::string> unreadable;
  /// The user's inputs, in order: tensors, numbers, and null for what is fixed.
  Values userInputs;
  /// The names of int inputs and the symbols that they are.
  std::vector<std::pair<mlir::Value, std::string>> intInputs;
  /// The operators that nobody knows.
  std::set<std::string> unknown;
  /// Where an operator is told to train by a constant.
  std::optional<std::pair<std::string, mlir::Location>> training;
  /// One stack is that of many nodes.
  llvm::StringMap<mlir::LocationAttr> stacks;
  llvm::StringMap<std::string> modulePaths;
};

/// The argument of a schema's union, `{"as_int": 3}`: its kind and value.
std::pair<llvm::StringRef, const llvm::json::Value *>
getUnion(const llvm::json::Value &value);

/// What a class of the schema that is an argument is called.
llvm::StringRef nameOf(const llvm::json::Object *argument);

/// The key of autocast's kernels for a device, where it has some.
std::optional<c10::DispatchKey> getAutocastKey(llvm::StringRef device);

/// What follows `name` in a union whose other kind is a number.
llvm::StringRef getValueName(const llvm::json::Value &value);

/// The type of an argument, and whether it is of a kind; null is of none.
c10::TypePtr withoutOptional(c10::TypePtr type);
bool isKind(const c10::TypePtr &type, c10::TypeKind kind);

/// Whether values of a type are Python's numbers.
bool isNumber(mlir::Type type);

/// Those of an array that may not be there.
inline llvm::ArrayRef<llvm::json::Value>
elementsOf(const llvm::json::Array *array) {
  return array ? llvm::ArrayRef<llvm::json::Value>(array->data(), array->size())
               : llvm::ArrayRef<llvm::json::Value>();
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H
