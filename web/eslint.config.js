// What ESLint looks for in the page: the recommended sets, and two rules that are adapted to this code.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/lib/types.d.ts"] }, // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["scripts/**", "*.config.*"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // It reports every Map, Set, Date and URL of a .svelte.ts module, also those that never change. State is
      // replaced whole here, so a collection inside `$state` is the mistake to look for.
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.name='$state'] > NewExpression[callee.name=/^(Map|Set|Date|URL.*)$/]",
          message: "Changes inside are not noticed: replace it whole in $state.raw, or use svelte/reactivity.",
        },
      ],
    },
  },
);
