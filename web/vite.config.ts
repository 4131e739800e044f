import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// The server's Content-Security-Policy allows nothing inline, so nothing is inlined here.
export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting({ autoCleanup: false })], // tests/components/ cleans up itself
  build: {
    outDir: "../src/sandtable/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // A busy machine may take long to load a module for the first time.
  test: { testTimeout: 120_000, hookTimeout: 120_000, css: true },
  server: {
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
