import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The editor, and our pages beside it. */
const PAGES = ["", "contributions/", "aides/", "relire/", "baremes/"].map(
  (dossier) => `${import.meta.dirname}/${dossier}index.html`,
);

/** The editors’ pages: built apart, so that nothing of it is in the product’s pages. */
export default defineConfig({
  root: "ui/atelier",
  base: "/admin/",
  publicDir: false,
  plugins: [react()],
  // The product’s components, shown in the previews, must find the editor’s React.
  resolve: { dedupe: ["react", "react-dom"] },
  define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  build: {
    outDir: "../../dist/client/admin",
    emptyOutDir: true,
    rolldownOptions: { input: PAGES },
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 6_000,
  },
});
