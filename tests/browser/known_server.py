"""`sandtable serve` whose secret is known, so that dice, cards and bots are the same in every run.

python -m tests.browser.known_server serve --port 8000 --folder FOLDER
"""

from __future__ import annotations

import sys
from typing import Final
from unittest.mock import patch

SECRET: Final = f"{1:064x}"


def main() -> int:
    from sandtable.cli import main as sandtable

    with patch("sandtable.server.opening.new_secret", lambda: SECRET):
        return sandtable()


if __name__ == "__main__":
    sys.exit(main())
