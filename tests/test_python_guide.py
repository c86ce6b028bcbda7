"""The Python of docs/python.md runs, block after block, and prints what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_blocks_of_the_guide_run_one_after_another() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "\nprint('--')\n".join(BLOCKS)], capture_output=True, text=True, check=False, timeout=120
    )

    assert ended.stderr == ""
    played, asked, known, told = ended.stdout.split("--\n")
    assert played.endswith(" 150 answers\n")
    assert "is not offered" in asked
    assert asked.count("hksw:") >= 2
    luftwaffe, raf = map(int, re.findall(r"\d+", known))
    assert luftwaffe > raf
    assert re.search(r"^  - .* \[hksw:", told, re.MULTILINE)
    assert re.search(r"\d\u00a0%", told)
