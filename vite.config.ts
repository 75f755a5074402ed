import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Pages are built from `ui/` to `dist/client`; in development the API is the server’s. */
export default defineConfig({
  root: "ui",
  plugins: [react()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // A worker loads what it seldom needs (where the communes are) only when it needs it.
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: process.env["API_URL"] ?? "http://127.0.0.1:3001", changeOrigin: false } },
  },
  test: {
    root: ".",
    include: ["{machines,catalogue,server,scripts,ui,test}/**/*.test.{ts,tsx}"],
    globalSetup: "test/browser/construire.ts",
    // Browser tests mostly wait: two files at once fit on two cores.
    maxWorkers: 2,
    testTimeout: 40_000,
  },
});
