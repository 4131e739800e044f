"""The messages of the server as one JSON schema, from which the page's types are made.

    .venv/bin/python tools/schema.py

`npm run types` in `web/` runs it. What the server sends is described as it comes, with every
field; what a client sends may leave out what has a default.
"""

from __future__ import annotations

import inspect
import json
from typing import Any, get_args

from pydantic import TypeAdapter

from sandtable.server import messages
from sandtable.toolkit.report import Report

FROM_CLIENT = get_args(get_args(messages.FromClient)[0])
FROM_SERVER = get_args(get_args(messages.FromServer)[0])
SENT = {messages.NewTable, messages.SeatWish, messages.Branch, messages.Word, *FROM_CLIENT}
SENT |= {messages.NewTournament, messages.Withdraw}

# The page has components and classes with the plain names
PAGE_NAMES = {
    "Card": "CardShown",
    "Cell": "PanelCell",
    "Force": "ForceShown",
    "Holding": "HoldingShown",
    "Loss": "LossShown",
    "SeatLuck": "LuckShown",
    "Panel": "PanelShown",
    "Row": "PanelRow",
    "Share": "ShareShown",
    "Sharing": "SharingShown",
    "Side": "SideShown",
    "Strike": "HitShown",
    "Sum": "SumShown",
}


def schema() -> dict[str, Any]:
    """All that is sent, each type under its name, and the two unions of the socket."""
    models = [
        model
        for _, model in inspect.getmembers(messages, inspect.isclass)
        if issubclass(model, messages.Message) and model is not messages.Message
    ]
    _, whole = TypeAdapter.json_schemas(
        (each.__name__, "serialization", TypeAdapter(each)) for each in (*models, Report)
    )
    named = whole["$defs"]
    sent = {model.__name__ for model in SENT}
    for name, described in named.items():
        always = {"type"} if name in sent else set(described["properties"])
        described["required"] = sorted(
            always.intersection(described["properties"]).union(described.get("required", ()))
        )
    named["FromServer"] = _one_of(FROM_SERVER)
    named["FromClient"] = _one_of(FROM_CLIENT)
    return _named_for_page(whole)


def _named_for_page(whole: dict[str, Any]) -> dict[str, Any]:
    text = json.dumps(whole)
    for name, known in PAGE_NAMES.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{known}"')
    found: dict[str, Any] = json.loads(text)
    for name, known in PAGE_NAMES.items():
        found["$defs"][known] = {**found["$defs"].pop(name), "title": known}
    return found


def _one_of(models: tuple[type[messages.Message], ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in models]}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
