"""Which tests of a module claim to prove a rule, by the marker `rules`, and whether they can fail at all."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

Function: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"
Marked: TypeAlias = "Function | ast.ClassDef"

CHECKING: Final = ("check", "assert", "expect")
PYTEST_CHECKS: Final = frozenset({"pytest.raises", "raises", "pytest.fail", "fail"})
CATCHERS: Final = frozenset({"AssertionError", "Exception", "BaseException"})
SAME: Final = (ast.Eq, ast.Is, ast.LtE, ast.GtE)
PYTEST_STOPS: Final = frozenset({"pytest.skip", "skip", "pytest.xfail", "xfail", "self.skipTest"})

NO_TEST: Final = "stands on no test that pytest collects"
NOT_PLAIN: Final = "is not written as plain text"
CHECKS_NOTHING: Final = "checks nothing"
SKIPPED: Final = "is always skipped"
XFAILED: Final = "is expected to fail"


class Claim(NamedTuple):
    """A test says that it proves a rule; the doubt says why it does not."""

    rule: str
    line: int
    inside: str
    doubt: str


class Marks(NamedTuple):
    """The markers in force at a test: the rules it cites, and why it never runs (empty if it runs)."""

    rules: tuple[ast.Call, ...]
    stopped: str


def claims_of(tree: ast.Module, file: str) -> list[Claim]:
    """The claims of a test module, in the order in which they are written."""
    reader = _Reader()
    if file.startswith("test_") or file.endswith("_test.py"):
        stopped = SKIPPED if any(_stops(statement) for statement in tree.body) else ""
        reader.body(tree.body, "", _joined(Marks((), stopped), _pytestmark(tree.body)))
    reader.strays(tree)
    return sorted(reader.claims, key=lambda claim: claim.line)


class _Reader:
    """Walks over classes and functions, handing markers down."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []
        self.seen: set[ast.Call] = set()

    def body(self, statements: Iterable[ast.stmt], prefix: str, marks: Marks) -> None:
        for node in _definitions(statements):
            own = _joined(marks, [_marks_in(decorator) for decorator in node.decorator_list])
            if isinstance(node, ast.ClassDef):
                if _is_test_class(node):
                    self.body(node.body, f"{prefix}{node.name}.", _joined(own, _pytestmark(node.body)))
            elif node.name.startswith("test"):
                self.test(node, prefix + node.name, own)

    def test(self, node: Function, name: str, marks: Marks) -> None:
        checks = "" if _checks(node.body) else CHECKS_NOTHING
        self.cite(marks, node.lineno, name, checks)
        for case in _cases(node):
            self.cite(Marks(case.rules, marks.stopped or case.stopped), node.lineno, name, checks)

    def cite(self, marks: Marks, line: int, name: str, checks: str) -> None:
        for call in marks.rules:
            self.seen.add(call)
            for rule in call.args:
                plain = _plain(rule)
                doubt = NOT_PLAIN if plain is None else marks.stopped or checks
                self.claims.append(Claim(plain or ast.unparse(rule), line, name, doubt))

    def strays(self, tree: ast.Module) -> None:
        """Markers that no test carries."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node not in self.seen and _mark(node) == "rules":
                for rule in node.args:
                    self.claims.append(Claim(_plain(rule) or ast.unparse(rule), node.lineno, "", NO_TEST))


def _definitions(statements: Iterable[ast.stmt]) -> Iterator[Marked]:
    """Functions and classes of a body, those under an `if`, `try` or `with` included."""
    for statement in statements:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield statement
        elif isinstance(statement, ast.If | ast.Try):
            yield from _definitions([*statement.body, *statement.orelse])
        elif isinstance(statement, ast.With):
            yield from _definitions(statement.body)


def _is_test_class(node: ast.ClassDef) -> bool:
    return node.name.startswith("Test") or any(_dotted(base).endswith("TestCase") for base in node.bases)


def _pytestmark(statements: Iterable[ast.stmt]) -> list[Marks]:
    """The markers in `pytestmark = ...`, one or a list of them."""
    marks = []
    for statement in statements:
        if isinstance(statement, ast.Assign) and [_dotted(target) for target in statement.targets] == ["pytestmark"]:
            value = statement.value
            single = value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
            marks += [_marks_in(mark) for mark in single]
    return marks


def _cases(node: Function) -> list[Marks]:
    """The markers of single cases: `pytest.param(..., marks=...)` in a decorator."""
    calls = [part for decorator in node.decorator_list for part in ast.walk(decorator) if isinstance(part, ast.Call)]
    cases = []
    for call in calls:
        if _dotted(call.func) in {"pytest.param", "param"}:
            values = [keyword.value for keyword in call.keywords if keyword.arg == "marks"]
            single = [
                mark
                for value in values
                for mark in (value.elts if isinstance(value, ast.List | ast.Tuple) else [value])
            ]
            cases.append(_joined(Marks((), ""), [_marks_in(mark) for mark in single]))
    return cases


def _joined(marks: Marks, others: Iterable[Marks]) -> Marks:
    for other in others:
        marks = Marks(marks.rules + other.rules, marks.stopped or other.stopped)
    return marks


def _marks_in(mark: ast.expr) -> Marks:
    """What one decorator says."""
    if isinstance(mark, ast.Call) and _mark(mark) == "rules":
        return Marks((mark,), "")
    return Marks((), _stopped_by(mark))


def _stopped_by(mark: ast.expr) -> str:
    name = _mark(mark)
    always = _always(mark)
    if name == "skip" or (name in {"skipif", "skipIf"} and always) or (name == "skipUnless" and _never(mark)):
        return SKIPPED
    if name == "expectedFailure" or (name == "xfail" and (always or _condition(mark) is None)):
        return XFAILED
    return ""


def _condition(mark: ast.expr) -> ast.expr | None:
    if not isinstance(mark, ast.Call):
        return None
    named = [keyword.value for keyword in mark.keywords if keyword.arg == "condition"]
    return next(iter([*mark.args, *named]), None)


def _always(mark: ast.expr) -> bool:
    condition = _condition(mark)
    return isinstance(condition, ast.Constant) and not isinstance(condition.value, str) and bool(condition.value)


def _never(mark: ast.expr) -> bool:
    condition = _condition(mark)
    return isinstance(condition, ast.Constant) and not condition.value


def _mark(mark: ast.expr) -> str:
    """The name of a marker: `rules` for `@pytest.mark.rules(...)`, `skip` for `@unittest.skip`; empty for others."""
    dotted = _dotted(mark.func if isinstance(mark, ast.Call) else mark)
    owner, _, name = dotted.rpartition(".")
    return name if owner in {"pytest.mark", "mark", "unittest"} else ""


def _checks(body: Iterable[ast.stmt]) -> bool:
    """Whether a test's body holds a check that it can reach and that can fail."""
    for statement in body:
        if _stops(statement):
            return False
        if _holds_check(statement):
            return True
        if isinstance(statement, ast.Return | ast.Raise):
            return False
    return False


def _stops(statement: ast.stmt) -> bool:
    """Whether the statement is a plain `pytest.skip(...)`."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and _dotted(statement.value.func) in PYTEST_STOPS
    )


def _holds_check(node: ast.AST) -> bool:
    """Whether there is a check in it whose failure is not caught on the way out."""
    return _is_check(node) or any(_holds_check(part) for part in _parts(node))


def _parts(node: ast.AST) -> list[ast.AST]:
    """What a node is made of, without the body of a `try` or `with` that swallows what fails in it."""
    parts = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Try | ast.TryStar):
        swallowed = _swallows(node.handlers)
    elif isinstance(node, ast.With):
        swallowed = any(_suppresses(item.context_expr) for item in node.items)
    else:
        return parts
    return [part for part in parts if part not in node.body] if swallowed else parts


def _swallows(handlers: Iterable[ast.ExceptHandler]) -> bool:
    """Whether a failed assert ends in one of these handlers, and that does not raise anything."""
    catching = (handler for handler in handlers if handler.type is None or _catches(handler.type))
    first = next(catching, None)
    return first is not None and not any(isinstance(part, ast.Raise) for part in ast.walk(first))


def _catches(caught: ast.expr) -> bool:
    classes = caught.elts if isinstance(caught, ast.Tuple) else [caught]
    return any(_dotted(one).rpartition(".")[2] in CATCHERS for one in classes)


def _suppresses(manager: ast.expr) -> bool:
    """`suppress(AssertionError)` of contextlib."""
    if not isinstance(manager, ast.Call) or _dotted(manager.func) not in {"contextlib.suppress", "suppress"}:
        return False
    return any(_catches(caught) for caught in manager.args)


def _is_check(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not (_is_true(node.test) or _is_of_itself(node.test))
    if isinstance(node, ast.Call):
        dotted = _dotted(node.func)
        return dotted in PYTEST_CHECKS or dotted.rpartition(".")[2].lstrip("_").startswith(CHECKING)
    return False


def _is_true(test: ast.expr) -> bool:
    """`assert True`, and `assert (condition, "text")`, which is a tuple and therefore true."""
    return (isinstance(test, ast.Constant) and bool(test.value)) or (isinstance(test, ast.Tuple) and bool(test.elts))


def _is_of_itself(test: ast.expr) -> bool:
    """`assert den == den`: the same is written on both sides."""
    if not isinstance(test, ast.Compare) or not all(isinstance(operator, SAME) for operator in test.ops):
        return False
    return len({ast.dump(side) for side in (test.left, *test.comparators)}) == 1


def _plain(argument: ast.expr) -> str | None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def _dotted(expression: ast.expr) -> str:
    """`pytest.mark.rules` as it is written; for anything else than names with dots just the last name, if any."""
    if isinstance(expression, ast.Name):
        return expression.id
    if isinstance(expression, ast.Attribute):
        owner = _dotted(expression.value)
        return f"{owner}.{expression.attr}" if owner else f".{expression.attr}"
    return ""
