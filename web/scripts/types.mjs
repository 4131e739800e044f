// Writes src/lib/types.d.ts from the messages of the server: `npm run types`. With --check it only says whether
// the file is up to date, as `npm run check` does.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const own = `${root}.venv/bin/python`;
const python = process.env.SANDTABLE_PYTHON ?? (existsSync(own) ? own : "python3");
const whole = JSON.parse(execFileSync(python, ["tools/schema.py"], { cwd: root, encoding: "utf8" }));

// Titles of fields would each become a type of their own.
function plain(schema) {
  for (const field of Object.values(schema.properties ?? {})) strip(field);
}
function strip(node) {
  if (Array.isArray(node)) node.forEach(strip);
  else if (node && typeof node === "object") {
    if (typeof node.title === "string") delete node.title;
    delete node.maxItems; // a list of at most 60 is a list, not 60 kinds of tuple
    delete node.minItems;
    Object.values(node).forEach(strip);
  }
}
for (const schema of Object.values(whole.$defs)) plain(schema);

const text = await compile({ $defs: whole.$defs, type: "object", additionalProperties: false }, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made by `npm run types` from src/sandtable/server/messages/. Do not edit.",
  unreachableDefinitions: true,
  style: { printWidth: 100 },
});
const kept = text
  .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, "")
  .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\*\//g, "\n */")
  .replace(/export interface Everything \{\}\n/, "");
const file = new URL("../src/lib/types.d.ts", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(file, kept);
else if (readFileSync(file, "utf8") !== kept) {
  console.error("src/lib/types.d.ts is older than src/sandtable/server/messages/: npm run types");
  process.exitCode = 1;
}
