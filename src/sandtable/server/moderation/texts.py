"""Texts for reports, sanctions and the audit log."""

from __future__ import annotations

from sandtable.server.moderation.access import moment
from sandtable.server.moderation.models import AuditData, SanctionData
from sandtable.toolkit.text import Speaker


def sanction_text(sanction: SanctionData, speaker: Speaker) -> str:
    """To the person: what was decided, why, and until when."""
    kind = "lifted" if sanction.lifted else sanction.kind
    return speaker.say(
        f"moderation-told-{kind}",
        kind=sanction.kind,
        reason=sanction.reason,
        until=moment(sanction.until) if sanction.until else "",
    )


def sanction_row(sanction: SanctionData, speaker: Speaker) -> str:
    """To moderators: the same in short."""
    return speaker.say(
        f"moderation-did-{sanction.kind}",
        reason=sanction.reason,
        until=moment(sanction.until) if sanction.until else "",
        lifted="yes" if sanction.lifted else "no",
    )


def outcome_text(outcome: str, speaker: Speaker) -> str:
    return speaker.say(f"moderation-outcome-{outcome}") if outcome else ""


def audit_text(line: AuditData, speaker: Speaker) -> str:
    about = line.about_name or line.about
    given = {name: str(value) for name, value in line.details.items() if name != "words"}
    text = speaker.say(f"moderation-audit-{line.act}", about=about, **given)
    words = line.details.get("words", "")
    return f"{text} “{words}”" if words else text
