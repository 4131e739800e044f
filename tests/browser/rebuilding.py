"""For the page under test: whole messages made of changes, apart from what the page itself does.

`rebuilding()` gives a function that takes the messages of one line, one after the other, and
answers with each as it would be without patches; see `sandtable.server.views.patches`.
"""

from __future__ import annotations

from typing import Final

REBUILDING: Final = """
const changed = (old, members, gone = []) => ({
  ...Object.fromEntries(Object.entries(old ?? {}).filter(([name]) => !gone.includes(name))),
  ...Object.fromEntries(
    Object.entries(members).map(([name, patch]) => [name, patched(old?.[name], patch)])),
});
const patched = (old, patch) => {
  if (!Array.isArray(patch)) return patch;
  const [kind, ...rest] = patch;
  if (kind === 0) return rest[0];
  if (kind === 1) return changed(old, ...rest);
  return rest.reduce((made, [at, what]) => {
    if (what === undefined) return [...made, at];
    if (typeof what === "number") return [...made, ...old.slice(at, at + what)];
    return [...made, changed(at < 0 ? made.at(-1) : old[at], what)];
  }, []);
};
const rebuilding = () => {
  let known = {};
  return (message) => {
    if (message.type === "welcome") known = { now: message.now, clocks: message.clocks };
    if (message.type !== "change") return message;
    known = patched(known, message.patch);
    return { type: "update", ...known };
  };
};
"""
