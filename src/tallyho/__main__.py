"""Lets `python -m tallyho` be the command line."""

import sys

from tallyho.cli import main

if __name__ == "__main__":
    sys.exit(main())
