from typing import Any, Callable, Dict, List, Literal, Optional, Tuple

__version__: str

class SourcePlace:
    """A place in somebody's Python; lines and columns are counted from 1."""

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def text(self) -> Optional[str]:
        """The line itself, where the archive carries it."""

class Diagnostic:
    """What the compiler says of a model."""

    @property
    def severity(self) -> Literal["note", "remark", "warning", "error"]: ...
    @property
    def message(self) -> str: ...
    @property
    def place(self) -> Optional[SourcePlace]:
        """The line of the user's own that it is about, if it is about one."""
    @property
    def callers(self) -> List[SourcePlace]:
        """The user's own calls that lead to that line, the outermost first."""
    @property
    def through(self) -> List[SourcePlace]:
        """The calls in PyTorch's own Python that the line leads to, likewise."""
    @property
    def module(self) -> str:
        """The path of the module that the line is run for: `layer1.0.conv1`."""
    @property
    def notes(self) -> List[Diagnostic]: ...
    def format(self, source_root: str = "") -> str:
        """As the command line shows it."""

def convert(
    path: str, options: Dict[str, Any], on_pass: Optional[Callable[[str], None]] = None
) -> Tuple[bool, List[Diagnostic]]:
    """`torchonnx::convert`: whether the model was written, and what was said. Options are named as its members are."""
