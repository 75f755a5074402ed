import type { Plugin } from "vite";

const PAGE = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Composants</title>
  <main style="display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); max-width: none"></main>
  <script type="module" src="/@fs${new URL("page.tsx", import.meta.url).pathname}"></script>
</html>`;

/** `/composants`, in development only: what pages are made of, in both brands, light and dark. */
export const composants = (): Plugin => ({
  name: "composants",
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use("/composants", (_, response, next) => {
      transformIndexHtml("/composants", PAGE).then(
        (html) => response.setHeader("content-type", "text/html").end(html),
        next,
      );
    });
  },
});
