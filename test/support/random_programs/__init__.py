"""Random TorchScript programs over tensors of open sizes, and whether the compiler's files do what PyTorch does.

    rows         the sizes that a program is run at, and the tensors of those sizes
    program      a program: its inputs, statements and results; its text, and its steps in eager PyTorch
    expressions  random integers, floats and conditions, of numbers, sizes and data
    statements   random operators on tensors and lists
    blocks       branches and loops
    builder      puts them together, and keeps what PyTorch runs
    outcome      converts a program and compares what its file says with what PyTorch says
    shrink       a smaller program with the same fault
    workers      does all of it in processes that may die"""
