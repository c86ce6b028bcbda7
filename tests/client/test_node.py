"""The tests of the client that node runs by itself."""

from __future__ import annotations

import re

from in_node import HERE, needs_node, node


@needs_node
def test_the_client_without_a_browser() -> None:
    files = sorted(str(file) for file in HERE.glob("*.test.mjs"))
    assert files
    done = node("--test", *files)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    passed = re.search(r"^\W+pass (\d+)$", done.stdout, re.MULTILINE)
    assert passed is not None, done.stdout
    assert int(passed[1]) >= len(files)
