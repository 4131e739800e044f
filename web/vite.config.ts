import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server's Content-Security-Policy allows nothing inline, so nothing is inlined here.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/sandtable/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
