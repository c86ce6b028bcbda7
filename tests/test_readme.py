"""What the README tells a newcomer to type works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tallyho.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_two_commands_stand_at_the_top() -> None:
    typed = re.findall(r"^\./tallyho.*?(?=\s*#|$)", README, re.MULTILINE)

    assert typed[:2] == ["./tallyho", "./tallyho test"]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_only_commands_that_exist_are_named(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = set(re.findall(r"\./tallyho (?:--games \S+ |--language \S+ )?([a-z]+)", text))

    assert named
    assert named <= {command.name for command in COMMANDS}


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_python_in_it_runs(code: str) -> None:
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)

    assert ended.stderr == ""
    assert "is not offered" in ended.stdout
    assert "Outcome(" in ended.stdout
    assert "tallyho record 1" in ended.stdout


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_file_named_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = re.findall(r"`((?:src|tests|docs|requirements)/[\w./-]*)`", text)
    paths += [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]

    assert [path for path in paths if not (ROOT / path).exists()] == []
