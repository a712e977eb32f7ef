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
#include "passes/Simplify/heap/Globals.h"
#include "passes/Simplify/memory/Memory.h"
#include "passes/Simplify/values/Call.h"
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

class Evaluator {
public:
  /// Whether calls of an operator, or of the overloads of a name, are resolved
  /// here and leave no op behind.
  static bool resolves(llvm::StringRef name);

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
  mlir::LogicalResult evaluateCall(Call &call);
  /// The abstract value that an SSA value of the output stands for: a new base
  /// for a tensor, known lists unpacked.
  AbstractValue wrap(mlir::Value value, mlir::Location loc) {
    return memory.wrap(value, loc);
  }
  ListObj *newList(llvm::ArrayRef<AbstractValue> elements) {
    return heap.newList(elements);
  }
  /// The SSA value of `value` now: tensors as last written, lists and tuples
  /// constructed from their elements.
  mlir::FailureOr<mlir::Value> materialize(AbstractValue value,
                                           mlir::Location loc);

  /// The operator of the program that the walk is at, for messages.
  mlir::Operation *getCurrent() const { return current; }

private:
  enum class Outcome { Done, Failed, Declined };
  using Handler = Outcome (Evaluator::*)(Call &);
  using OpHandler = mlir::LogicalResult (Evaluator::*)(mlir::Operation *);
  /// Who evaluates which operator, by overload or for all of a name.
  class OperatorTable {
  public:
    /// A second handler for a name would be dead, or make the first so: it
    /// stops the program.
    void on(llvm::StringRef name, Handler handler);
    /// That of the overload, or of all of its name; null if none.
    Handler lookup(llvm::StringRef name) const;

  private:
    llvm::StringMap<Handler> table;
  };
  static void addContainerHandlers(OperatorTable &table);
  static void addQueryHandlers(OperatorTable &table);
  static void addAliasHandlers(OperatorTable &table);

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
  mlir::LogicalResult evaluateBlock(mlir::Block &block);
  mlir::LogicalResult evaluate(mlir::Operation *op);
  mlir::LogicalResult evaluateOperator(mlir::Operation *op);
  mlir::LogicalResult evaluateConstant(mlir::Operation *op);
  mlir::LogicalResult evaluateGlobalGet(mlir::Operation *op);
  mlir::LogicalResult evaluateGlobalSet(mlir::Operation *op);
  mlir::LogicalResult evaluateFuncCall(mlir::Operation *op);
  mlir::LogicalResult evaluateIf(mlir::Operation *op);
  mlir::LogicalResult evaluateLoop(mlir::Operation *op);
  mlir::FailureOr<AbstractValues> evaluateLoop(LoopOp loop, AbstractValue trips,
                                               AbstractValue condition,
                                               AbstractValues carried);
  mlir::FailureOr<AbstractValue>
  evaluateIteration(LoopOp loop, mlir::Value index, AbstractValues &carried);
  mlir::FailureOr<AbstractValues> inlineCall(mlir::func::FuncOp callee,
                                             llvm::ArrayRef<AbstractValue> args,
                                             mlir::Location loc);
  AbstractValue lookup(mlir::Value value) {
    return resolve(frame->env.lookup(value));
  }
  void bind(mlir::Value value, AbstractValue result) {
    frame->env[value] = result;
  }
  mlir::Location locate(mlir::Operation *op);

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

  mlir::FailureOr<llvm::SmallVector<mlir::Value, 6>>
  materializeAll(llvm::ArrayRef<AbstractValue> values, mlir::Location loc);
  Outcome fail(mlir::Location loc, const llvm::Twine &message) {
    (void)error(loc, message);
    return Outcome::Failed;
  }
  mlir::LogicalResult evaluatePlain(Call &call, const OpSchema *schema);
  mlir::LogicalResult evaluateInPlace(Call &call, const OpSchema &schema);
  Outcome done(Call &call, AbstractValue result) {
    call.results.push_back(result);
    return Outcome::Done;
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
  mlir::Location noteChange(Shared *object);
  void setListSource(mlir::Value list, TensorObj *tensor);
  AbstractValue bindTensorResult(Call &call, const OpSchema *schema,
                                 const SchemaArg *ret, mlir::Value value,
                                 llvm::ArrayRef<mlir::Value> operands,
                                 std::optional<unsigned> element);
  bool operandsContiguous(const Call &call);

  // LayoutQueries.cpp.
  Outcome askLayout(Call &call);
  Outcome refuseQuery(Call &call);
  static void addLayoutHandlers(OperatorTable &table);

  // Control flow.
  /// What a branch of the program gives, evaluated where we are.
  using Branch = llvm::function_ref<mlir::FailureOr<AbstractValues>(bool)>;
  mlir::FailureOr<AbstractValues> evaluateBlockOf(mlir::Block &block);
  /// The results of two branches; `checks` says that one of them may be one
  /// that only raises, `keepsKnown` that results known on both sides stay so.
  mlir::FailureOr<AbstractValues> evaluateRuntimeIf(mlir::Value predicate,
                                                    mlir::Location loc,
                                                    bool checks, Branch branch,
                                                    bool keepsKnown = false);
  mlir::LogicalResult evaluateBranch(Branch branch, bool isThen,
                                     mlir::Location loc, BranchEnd &end);

  mlir::Value invert(mlir::Value truth, mlir::Location loc) {
    return graph.invert(truth, loc);
  }

  // Either.cpp: values of two types.
  AbstractValue resolve(AbstractValue value) {
    return value.either() ? resolveEither(value) : value;
  }
  AbstractValue resolveEither(AbstractValue value);
  mlir::Value undecided(AbstractValue value, bool isDeep);
  mlir::Value undecided(const Call &call);
  mlir::LogicalResult evaluateSplit(Call &call, mlir::Value predicate);
  mlir::LogicalResult evaluateWithOrWithout(Call &call, unsigned i);
  std::string typesOf(AbstractValue value);
  /// A number or string known on both sides as the one that it is.
  AbstractValue unify(AbstractValue value, mlir::Location loc);
  /// `x` where the predicate holds, and `y` where it does not: both, until
  /// something asks which.
  AbstractValue oneOf(mlir::Value predicate, AbstractValue x, AbstractValue y) {
    hasEither = true;
    return heap.newEither({predicate, {y, x}});
  }
  bool isChanged(mlir::Value value);
  /// Whether the program changes what the operator at hand gives.
  bool isResultChanged();
  AbstractValue chosenContainer(mlir::OpResult result, mlir::Value predicate);
  bool isOneOfElements(ListObj *list);
  Outcome oneOfElements(Call &call, ListObj *list);
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
  AbstractValue standIn(AbstractValue like, mlir::Location loc);
  AbstractValue asMaybe(AbstractValue value, MaybeObj *like,
                        mlir::Location loc);
  bool shareRows(AbstractValue begin, AbstractValue end);
  mlir::LogicalResult conformLists(AbstractValue begin, AbstractValue end,
                                   unsigned firstId, mlir::Location loc);
  mlir::Value zerosOf(mlir::Type type, mlir::Location loc);
  void findEndAliases(llvm::ArrayRef<AbstractValue> variables,
                      unsigned firstId, LoopState &state);
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
  mlir::Value zeroOf(mlir::Type type, mlir::Location loc);
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
    heap.touch(object, noteChange(object));
  }
  std::optional<int64_t> knownInt(AbstractValue value);

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
  mlir::Type typeOf(AbstractValue value);
  mlir::LogicalResult refuseSharedWrites();
  mlir::LogicalResult addStateResults(
      mlir::Location loc,
      llvm::SmallVectorImpl<std::pair<mlir::Value, std::string>> &flat);
  mlir::LogicalResult checkCarried(
      const llvm::MapVector<mlir::StringAttr, mlir::Location> &changed);
  mlir::LogicalResult
  settleState(const llvm::MapVector<mlir::StringAttr, mlir::Location> &changed);

  // Handlers of operators, by file: Containers.cpp.
  Outcome listIndex(Call &call);
  Outcome listLength(Call &call);
  Outcome listAppend(Call &call);
  Outcome listExtend(Call &call);
  Outcome listInsert(Call &call);
  Outcome listPop(Call &call);
  Outcome listClear(Call &call);
  Outcome listCopy(Call &call);
  Outcome listReverse(Call &call);
  Outcome listSetItem(Call &call);
  Outcome listDelete(Call &call);
  Outcome listSlice(Call &call);
  Outcome listConcat(Call &call);
  Outcome tupleIndex(Call &call);
  Outcome tupleSlice(Call &call);
  Outcome dictLength(Call &call);
  Outcome dictGetItem(Call &call);
  Outcome dictGet(Call &call);
  Outcome replaceEntry(Call &call);
  Outcome dictSetItem(Call &call);
  Outcome dictContains(Call &call);
  Outcome dictEntries(Call &call);
  Outcome dictDelete(Call &call);
  Outcome dictPop(Call &call);
  Outcome dictUpdate(Call &call);
  Outcome dictClear(Call &call);
  Outcome dictCopy(Call &call);
  Outcome dictEmpty(Call &call);
  Outcome listConstruct(Call &call);
  Outcome tupleConstruct(Call &call);
  Outcome dictConstruct(Call &call);
  Outcome unpack(Call &call);
  std::optional<AbstractValues> chunksOf(Call &call, mlir::Value list);
  Outcome createObject(Call &call);
  Outcome getAttribute(Call &call);
  void markCopy(AbstractValue value, mlir::StringAttr name);
  Outcome setAttribute(Call &call);
  void noteEmpty(ListObj *list);
  std::optional<size_t> position(ListObj *list, AbstractValue index,
                                 size_t extra = 0);
  mlir::Value isKeyOf(const std::pair<AbstractValue, AbstractValue> &entry,
                      AbstractValue key, mlir::Location loc);
  Outcome chooseEntry(Call &call, AbstractValue otherwise);
  std::optional<std::optional<size_t>> findKey(DictObj *dict,
                                               AbstractValue key);
  bool hasUncertainKeys(DictObj *dict);
  mlir::FailureOr<AbstractValue> choose(mlir::Value predicate, AbstractValue x,
                                        AbstractValue y, mlir::Location loc);

  // ListSearch.cpp.
  Outcome listSort(Call &call);
  Outcome listRemove(Call &call);
  Outcome listIndexOf(Call &call);
  Outcome listCount(Call &call);
  std::optional<std::vector<AbstractValue>>
  sorted(llvm::ArrayRef<AbstractValue> elements, bool reverse,
         mlir::Location loc);
  std::optional<llvm::SmallVector<mlir::Value>> matches(Call &call);
  Outcome listEqual(Call &call);

  // Rows.cpp: lists of a length that only the run knows.
  TensorObj *rowsOf(AbstractValue value);
  ListObj *newRows(mlir::Value rows, mlir::Type elementType);
  mlir::Value rowOf(mlir::Value element, mlir::Location loc);
  mlir::Value rowOf(AbstractValue element, mlir::Location loc);
  mlir::Type rowElementType(AbstractValue element);
  /// Whether rows of which there are none may have any size where the run
  /// cannot tell it.
  bool sizesAreOfNothing = false;
  mlir::Value rowsFrom(llvm::ArrayRef<mlir::Value> elements, mlir::Type example,
                       bool exampleIsRows, mlir::Location loc);
  AbstractValue elementOf(mlir::Value row, mlir::Type elementType,
                          mlir::Location loc);
  mlir::LogicalResult makeRows(ListObj *list, const ListObj *later,
                               mlir::Location loc);
  mlir::Value catAlong(int64_t dim, llvm::ArrayRef<mlir::Value> parts,
                       mlir::Location loc);
  mlir::Value mergeFirst(mlir::Value rows, int64_t dim, mlir::Location loc);
  TensorObj *asRows(ListObj *list, mlir::Location loc);
  /// What is said of a list that `asRows` refused.
  std::string whyNoRows(ListObj *list);
  bool hasOwnElements(ListObj *list);
  bool addToRows(TensorObj *rows, AbstractValue element);
  void setRows(ListObj *list, TensorObj *before, mlir::Value contents,
               AbstractValue added);
  AbstractValue rowAt(ListObj *list, TensorObj *rows, mlir::Value index,
                      mlir::Location loc);
  Outcome rowsIndex(Call &call, TensorObj *rows);
  Outcome rowsLength(Call &call, TensorObj *rows);
  Outcome rowsAppend(Call &call, TensorObj *rows);
  Outcome rowsInsert(Call &call);
  Outcome joinAsPieces(Call &call);
  Outcome rowsConcat(Call &call);
  Outcome rowsSetItem(Call &call);
  Outcome rowsPop(Call &call);
  Outcome rowsSlice(Call &call, TensorObj *rows);
  Outcome unbindRows(Call &call);
  Outcome stackRows(Call &call);
  Outcome catRows(Call &call);
  Outcome tensorOfRows(Call &call);
  /// Lets it be learned of the sizes of the inputs that rows are as many.
  void demandLength(ListObj *list, int64_t length, mlir::Location loc);
  static void addRowsHandlers(OperatorTable &table);

  // NumberLists.cpp: such lists of numbers.
  mlir::Value numbersOf(AbstractValue value, mlir::Location loc);
  std::optional<std::vector<AbstractValue>> unpackRows(ListObj *list,
                                                       mlir::Location loc);
  mlir::Value equalNumbers(mlir::Value a, mlir::Value c, mlir::Location loc);
  Outcome toList(Call &call);
  Outcome reduceNumbers(Call &call);
  Outcome findNumber(Call &call);
  Outcome compareNumbers(Call &call);
  Outcome repeatNumbers(Call &call);
  static void addNumberListHandlers(OperatorTable &table);

  // Pieces.cpp: such lists whose elements differ in one dim.
  ListObj *piecesOf(AbstractValue value);
  ListObj *newPieces(TensorObj *whole, TensorObj *sizes, int64_t dim);
  std::optional<AbstractValue> cutPieces(Call &call, mlir::Value list,
                                         llvm::ArrayRef<mlir::Value> operands);
  std::optional<int64_t> differingDim(ListObj *list, const ListObj *later);
  mlir::Type numberTypeOf(AbstractValue value);
  ListType raggedType(ListObj *list, const ListObj *later);
  mlir::Value pieceOf(AbstractValue element, mlir::Location loc);
  void linkPiece(ListObj *pieces, AbstractValue element);
  void holdPieces(ListObj *list, mlir::Value whole, mlir::Value sizes,
                  int64_t dim);
  mlir::LogicalResult cutRows(ListObj *list, int64_t dim, mlir::Location loc);
  mlir::LogicalResult makePieces(ListObj *list, int64_t dim, mlir::Type example,
                                 mlir::Type elementType, mlir::Location loc);
  AbstractValue pieceAt(ListObj *pieces, mlir::Value index, mlir::Location loc);
  bool readPieces(ListObj *pieces, mlir::Location loc, mlir::Value &whole,
                  mlir::Value &sizes);
  mlir::Value emitOnce(llvm::StringRef name,
                       llvm::ArrayRef<mlir::Value> operands,
                       mlir::Location loc);
  mlir::Value sumOf(mlir::Value sizes, mlir::Location loc);
  Outcome setPieces(Call &call, ListObj *list, mlir::Value whole,
                    mlir::Value sizes, llvm::ArrayRef<AbstractValue> added);
  Outcome piecesCall(Call &call);
  Outcome piecesAppend(Call &call);
  Outcome piecesConcat(Call &call);
  Outcome piecesSlice(Call &call);
  Outcome piecesCat(Call &call);
  Outcome piecesUnpack(Call &call);
  Outcome splitBySizes(Call &call);

  // Columns.cpp: such lists whose elements are tuples or lists.
  ListObj *columnsOf(AbstractValue value);
  mlir::LogicalResult makeColumns(ListObj *list, const ListObj *later,
                                  mlir::Location loc);
  static bool hasParts(AbstractValue element);
  std::optional<AbstractValues>
  partsOf(AbstractValue element, AbstractValue row,
          llvm::function_ref<AbstractValue()> zero);
  AbstractValue rowOfColumns(ListObj *list,
                             llvm::ArrayRef<AbstractValue> parts);
  AbstractValue zeroElement(AbstractValue list, mlir::Location loc);
  Outcome columnsCall(Call &call);

  // PackedSequences.cpp.
  Outcome padPacked(Call &call);
  Outcome piecesPad(Call &call);
  Outcome batchOfPacked(Call &call);
  Outcome runPacked(Call &call);
  static void addPackedHandlers(OperatorTable &table);

  // NestedTensors.cpp.
  ClassObj *nestedOf(AbstractValue value);
  AbstractValue newNested(mlir::Value padded, AbstractValue keep);
  mlir::Value leftAligned(mlir::Value mask, mlir::Location loc);
  Outcome nestedFromMask(Call &call);
  Outcome nestedCall(Call &call);
  static void addNestedHandlers(OperatorTable &table);

  // Queries.cpp.
  Outcome identity(Call &call);
  Outcome divmod(Call &call);
  mlir::Value lookUp(llvm::ArrayRef<int64_t> table, mlir::Value i,
                     mlir::Location loc);
  Outcome factorial(Call &call);
  Outcome compareStrings(Call &call);
  Outcome isFinite(Call &call);
  Outcome allClose(Call &call);
  Outcome shift(Call &call);
  Outcome rangeLength(Call &call);
  Outcome rangeItem(Call &call);
  Outcome batchNorm(Call &call);
  Outcome fork(Call &call);
  Outcome ignore(Call &call);
  Outcome isSame(Call &call);
  Outcome isInstance(Call &call);
  Outcome uninitialized(Call &call);
  Outcome raise(Call &call);
  Outcome sizes(Call &call);
  Outcome isSameSize(Call &call);
  Outcome deviceOf(Call &call);
  Outcome deviceType(Call &call);
  Outcome answerTrue(Call &call);
  Outcome answerFalse(Call &call);

  // Aliasing.cpp.
  Outcome metadataInPlace(Call &call);
  /// Squeeze.cpp.
  Outcome squeeze(Call &call);
  Outcome narrowByTheRun(Call &call);
  Outcome fillDiagonal(Call &call);
  Outcome refuseStorage(Call &call);
  Outcome sameOrCopy(Call &call);
  Outcome dropoutCall(Call &call);

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
  mlir::OpBuilder &b = graph.b;
  std::vector<std::string> argumentNames;
  std::vector<TensorObj *> argumentTensors;
  /// The argument that an attribute is, and what the attribute holds now.
  llvm::MapVector<mlir::StringAttr, std::pair<mlir::Value, mlir::Attribute>>
      stateArguments;
  /// The tensor that a list whose length only the run knows has its elements
  /// from.
  llvm::DenseMap<mlir::Value, TensorObj *> listSources;
  /// The loops that we are in, and the first number of what is made in them.
  llvm::SmallVector<std::pair<mlir::Operation *, unsigned>> runtimeLoops;
  /// Where dicts were read at keys of the run, and the keys that they had.
  llvm::DenseMap<std::pair<DictObj *, mlir::Value>, AbstractValues> readKeys;
  /// Whether there is a value of two types.
  bool hasEither = false;

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

  static const OperatorTable &handlers();
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_EVALUATOR_H
