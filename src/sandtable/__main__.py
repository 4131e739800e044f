"""`python -m sandtable` is the command `sandtable`."""

from __future__ import annotations

import sys

from sandtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
