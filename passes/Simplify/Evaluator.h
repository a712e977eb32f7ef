//===- Evaluator.h - The partial evaluator of Simplify ----------*- C++ -*-===//
//
// Inlining, functionalization, containers, known control flow and types feed
// each other: a branch folds because a rank is known, which resolves a list,
// which makes a view. So they are one forward walk. It runs the program over
// abstract values and emits what remains: a function of values.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_EVALUATOR_H
#define TORCHONNX_PASSES_SIMPLIFY_EVALUATOR_H

#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SaveAndRestore.h"
#include <functional>

namespace torchonnx {

struct LoopState;

class Evaluator : private Calls, private Control {
public:
  Evaluator(mlir::ModuleOp module, Oracle &oracle, EvaluatorOptions options);

  /// The function of values that `entry` becomes, without a place in the module
  /// yet, and what was found on the way.
  struct Run {
    mlir::FailureOr<mlir::func::FuncOp> function;
    Findings findings;
  };
  /// Evaluates `entry`, once. The arguments are as `torch.input` or the types
  /// say.
  Run run(mlir::func::FuncOp entry);

  /// For replays elsewhere: emits at `builder`'s insertion point.
  void setInsertionPoint(mlir::OpBuilder &builder) {
    graph.continueAt(builder);
  }

  /// What a function of the module returns for these arguments.
  mlir::FailureOr<AbstractValues> callFunction(mlir::func::FuncOp callee,
                                               const AbstractValues &args,
                                               mlir::Location loc);
  /// Evaluates one operator; `call.results` has its results.
  mlir::LogicalResult evaluate(Call &call) override;
  /// The abstract value that an SSA value of the output stands for: a new base
  /// for a tensor, known lists unpacked.
  AbstractValue wrap(mlir::Value value, mlir::Location loc) {
    return memory.wrap(value, loc);
  }
  ListObj *newList(llvm::ArrayRef<AbstractValue> elements) {
    return heap.newList(elements);
  }
  mlir::FailureOr<mlir::Value> materialize(AbstractValue value,
                                           mlir::Location loc) {
    return torchonnx::materialize(cx, value, loc);
  }

  /// The operator of the program that the walk is at, for messages.
  mlir::Operation *getCurrent() const override { return current; }

private:
  using OpHandler = mlir::LogicalResult (Evaluator::*)(mlir::Operation *);
  /// A function being evaluated.
  struct Frame {
    llvm::DenseMap<mlir::Value, AbstractValue> env;
    std::optional<mlir::Location> callSite;
    Frame *caller = nullptr;
    unsigned depth = 0;
  };
  struct BranchEnd;
  struct LoopTry;
  class Merger;

  // The walk.
  mlir::FailureOr<mlir::func::FuncOp> evaluateEntry(mlir::func::FuncOp entry);
  mlir::LogicalResult evaluateOps(mlir::Block &block);
  mlir::LogicalResult evaluate(mlir::Operation *op);
  mlir::LogicalResult evaluateOperator(mlir::Operation *op);
  mlir::LogicalResult evaluateConstant(mlir::Operation *op);
  mlir::LogicalResult evaluateGlobalGet(mlir::Operation *op);
  mlir::LogicalResult evaluateGlobalSet(mlir::Operation *op);
  mlir::LogicalResult evaluateFuncCall(mlir::Operation *op);
  mlir::LogicalResult evaluateIfOp(mlir::Operation *op);
  mlir::LogicalResult evaluateLoopOp(mlir::Operation *op);
  mlir::FailureOr<AbstractValues> evaluateLoop(LoopOp loop, AbstractValue trips,
                                               AbstractValue condition,
                                               AbstractValues carried);
  mlir::FailureOr<AbstractValue>
  evaluateIteration(LoopOp loop, mlir::Value index, AbstractValues &carried);
  mlir::FailureOr<AbstractValues> inlineCall(mlir::func::FuncOp callee,
                                             llvm::ArrayRef<AbstractValue> args,
                                             mlir::Location loc);
  AbstractValue lookup(mlir::Value value) override {
    return resolve(frame->env.lookup(value));
  }
  void bind(mlir::Value value, AbstractValue result) {
    frame->env[value] = result;
  }
  mlir::Location locate(mlir::Operation *op) const override;

  // Names of the graph, until those that say them are functions of their own.
  mlir::FailureOr<llvm::SmallVector<mlir::Value, 2>>
  emit(llvm::StringRef name, mlir::ValueRange operands, mlir::Location loc) {
    return graph.emit(name, operands, loc);
  }
  mlir::Value emitValue(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::Location loc) {
    return graph.emitValue(name, operands, loc);
  }
  mlir::Value countTo(mlir::Value end, mlir::Location loc) {
    return graph.countTo(end, loc);
  }
  mlir::Value constant(mlir::Attribute value, mlir::Type type = {},
                       std::optional<mlir::Location> loc = {}) {
    return graph.constant(value, type, loc);
  }
  mlir::Value constantInt(int64_t value) { return graph.constantInt(value); }
  mlir::Value constantBool(bool value) { return graph.constantBool(value); }
  mlir::Value none() { return graph.none(); }
  mlir::Value sizeOf(mlir::Value tensor, int64_t dim, mlir::Location loc) {
    return graph.sizeOf(tensor, dim, loc);
  }
  mlir::Value sizesOf(mlir::Value tensor, mlir::Location loc) {
    return graph.sizesOf(tensor, loc);
  }
  mlir::Value listOf(mlir::ValueRange elements, mlir::Location loc) {
    return graph.listOf(elements, loc);
  }
  mlir::LogicalResult error(mlir::Location loc, const llvm::Twine &message) {
    return graph.error(loc, message);
  }

  // Aliasing. These are names of the memory, as those above are of the graph.
  TensorObj *newBase(mlir::Value value, bool contiguous) {
    return memory.newBase(value, contiguous);
  }
  TensorObj *newView(TensorObj *parent, mlir::Value value, ViewStep step) {
    return memory.newView(parent, value, std::move(step));
  }
  mlir::Value read(TensorObj *tensor, mlir::Location loc) {
    return memory.read(tensor, loc);
  }
  mlir::LogicalResult write(TensorObj *tensor, mlir::Value value,
                            mlir::Location loc) {
    return memory.write(tensor, value, loc);
  }
  // Control flow.
  mlir::FailureOr<AbstractValues>
  evaluateBlock(mlir::Block &block,
                llvm::ArrayRef<AbstractValue> args) override;
  /// The results of two branches; `checks` says that one of them may be one
  /// that only raises, `keepsKnown` that results known on both sides stay so.
  mlir::FailureOr<AbstractValues>
  evaluateIf(mlir::Value predicate, mlir::Location loc, Branch branch,
             BranchOptions branchOptions) override;
  mlir::FailureOr<AbstractValue> choose(mlir::Value predicate, AbstractValue x,
                                        AbstractValue y,
                                        mlir::Location loc) override;
  void noteEmpty(const ListObj *list) override;
  void raise(mlir::Location loc, std::string message) override {
    raised = Raise{loc, std::move(message)};
  }
  mlir::LogicalResult evaluateBranch(Branch branch, bool isThen,
                                     mlir::Location loc, BranchEnd &end);

  mlir::Value invert(mlir::Value truth, mlir::Location loc) {
    return graph.invert(truth, loc);
  }

  AbstractValue resolve(AbstractValue value) {
    return torchonnx::resolve(cx, value);
  }
  AbstractValue chosenContainer(mlir::OpResult result, mlir::Value predicate);
  mlir::LogicalResult capture(AbstractValue value, BranchEnd &end,
                              mlir::Location loc);
  mlir::LogicalResult captureState(BranchEnd &end, mlir::Location loc);
  mlir::LogicalResult flatten(AbstractValue value, mlir::Location loc,
                              llvm::SmallVectorImpl<mlir::Value> &leaves);
  AbstractValue rebuild(AbstractValue like, mlir::ValueRange &leaves,
                        mlir::Location loc);
  /// Whether `flatten` met a tensor that need not lie as a new one does, and
  /// whether those that `rebuild` makes may not.
  bool sawStrided = false, rebuildsStrided = false;
  bool isKeptAsIs(mlir::Value value);
  bool openStrings(AbstractValue before, AbstractValue &end,
                   mlir::Location loc);
  /// Constant strings that the loops that we are in carry, since they change.
  llvm::DenseSet<mlir::Value> openedStrings;
  bool sameStructure(AbstractValue x, AbstractValue y);
  mlir::Type widen(mlir::Type x, mlir::Type y,
                   llvm::DenseSet<mlir::Attribute> &loose);
  mlir::LogicalResult flattenState(LoopState &state, mlir::Location loc,
                                   llvm::SmallVectorImpl<mlir::Value> &leaves);
  mlir::FailureOr<AbstractValues>
  setState(LoopState &state, mlir::ValueRange leaves, mlir::Location loc);
  AbstractValue standIn(AbstractValue like, mlir::Location loc) override;
  AbstractValue asMaybe(AbstractValue value, MaybeObj *like,
                        mlir::Location loc);
  bool shareRows(AbstractValue begin, AbstractValue end);
  mlir::LogicalResult conformLists(AbstractValue begin, AbstractValue end,
                                   unsigned firstId, mlir::Location loc);
  void findEndAliases(llvm::ArrayRef<AbstractValue> variables, unsigned firstId,
                      LoopState &state);
  void noteSidesOfLoop(llvm::ArrayRef<AbstractValue> variables,
                       const LoopState &state, mlir::Value ran);
  void findAliases(llvm::ArrayRef<AbstractValue> variables, unsigned firstId,
                   LoopState &state);
  void linkAliases(llvm::ArrayRef<AbstractValue> variables,
                   const LoopState &state);
  mlir::LogicalResult tryBody(LoopOp loop, int64_t first, mlir::Value trips,
                              LoopState &state,
                              llvm::ArrayRef<mlir::Type> types,
                              LoopTry &attempt, mlir::Location loc);
  void learnEnd(LoopOp loop, const LoopTry &attempt);
  mlir::LogicalResult adapt(LoopState &state, LoopTry &attempt,
                            mlir::Location loc);
  bool repeatNames(const Symbols &before, mlir::Operation *lastBefore,
                   mlir::TypeRange types,
                   const llvm::DenseSet<mlir::Attribute> &loose);
  mlir::FailureOr<AbstractValues> peelLoop(LoopOp loop, AbstractValue length,
                                           mlir::Value condition,
                                           AbstractValues carried);
  mlir::FailureOr<AbstractValues>
  evaluateRuntimeLoop(LoopOp loop, AbstractValue trips, int64_t firstIteration,
                      mlir::Value condition, AbstractValues carried);
  /// To be called before an object is changed.
  template <typename T>
  void touch(T *object) {
    cx.touch(object);
  }

  AbstractValue globalValue(mlir::FlatSymbolRefAttr name, mlir::Location loc);
  mlir::LogicalResult finish(mlir::func::FuncOp function,
                             llvm::ArrayRef<AbstractValue> results,
                             mlir::func::FuncOp entry);
  void flattenResult(
      AbstractValue value, const std::string &name, mlir::Location loc,
      llvm::SmallVectorImpl<std::pair<mlir::Value, std::string>> &flat,
      bool &failed);
  mlir::LogicalResult guardResults(
      mlir::Location loc,
      llvm::MutableArrayRef<std::pair<mlir::Value, std::string>> results);
  /// The name among the globals of the bool that says whether all checks that
  /// are kept held so far: branches and loops carry it as they do any other.
  mlir::StringAttr checksName() { return b.getStringAttr("$checks"); }
  mlir::LogicalResult keepCheck(mlir::Value predicate, bool wanted,
                                llvm::StringRef message, mlir::Location loc);
  AbstractValue addArgument(mlir::Attribute spec, mlir::Type type,
                            llvm::StringRef name, mlir::Location loc,
                            mlir::func::FuncOp function);
  void removeDead(mlir::func::FuncOp function);
  AbstractValue stateArgument(mlir::StringAttr name, mlir::Attribute initial,
                              mlir::Location loc);
  llvm::MapVector<mlir::StringAttr, mlir::Location> findChangedState();
  void
  noteLeft(const llvm::MapVector<mlir::StringAttr, mlir::Location> &changed);
  mlir::LogicalResult settleLeft();
  mlir::Attribute settle(mlir::Value value);
  void foldUsers(mlir::Value value);
  mlir::Attribute attributeOf(AbstractValue value);
  mlir::LogicalResult refuseSharedWrites();
  mlir::LogicalResult addStateResults(
      mlir::Location loc,
      llvm::SmallVectorImpl<std::pair<mlir::Value, std::string>> &flat);
  mlir::LogicalResult checkCarried(
      const llvm::MapVector<mlir::StringAttr, mlir::Location> &changed);
  mlir::LogicalResult
  settleState(const llvm::MapVector<mlir::StringAttr, mlir::Location> &changed);

  mlir::ModuleOp module;
  Oracle &oracle;
  EvaluatorOptions options;
  mlir::MLIRContext *context;
  /// Of the module; made by `run`.
  std::optional<mlir::SymbolTable> symbolTable;
  Findings findings;
  Heap heap;
  Globals globals{heap};
  Predicates predicates{heap};
  RunSizes runSizes{oracle.getSymbols(), heap};
  Graph graph;
  Memory memory;
  KeysRead keysRead{heap};
  Context cx;
  mlir::OpBuilder &b = graph.b;
  std::vector<std::string> argumentNames;
  std::vector<TensorObj *> argumentTensors;
  /// The argument that an attribute is, and what the attribute holds now.
  llvm::MapVector<mlir::StringAttr, std::pair<mlir::Value, mlir::Attribute>>
      stateArguments;
  /// The loops that we are in, and the first number of what is made in them.
  llvm::SmallVector<std::pair<mlir::Operation *, unsigned>> runtimeLoops;

  mlir::Operation *current = nullptr;
  Frame *frame = nullptr;
  /// Which iteration of unrolled loops this is.
  unsigned iteration = 0;
  unsigned unrolledOps = 0;
  /// Set when evaluation stopped at a `raise`, not at an error of ours.
  struct Raise {
    mlir::Location loc;
    std::string message;
  };
  std::optional<Raise> raised;
  /// What the checks that are kept say when they fail.
  llvm::SetVector<mlir::StringAttr> checkMessages;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_EVALUATOR_H
