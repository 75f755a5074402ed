import { Hono } from "hono";
import type { AppDeps } from "../../deps.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { LICENCE } from "../../routes/v1/licence.ts";

/** Where the build puts the viewer (`server/build/documentation.ts`). */
export const VISIONNEUSE = "/documentation-api";

const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>L’API de Cap Aides</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${VISIONNEUSE}/swagger-ui.css">
<link rel="stylesheet" href="${VISIONNEUSE}/page.css">
<script src="${VISIONNEUSE}/swagger-ui-bundle.js" defer></script>
<script src="${VISIONNEUSE}/page.js" defer></script>
</head>
<body>
<header>
<p><a href="/">Cap Aides</a></p>
<h1>L’API de Cap Aides</h1>
<p>Les aides, les organismes, les questions et le calcul, pour qui construit avec. Tout se lit sans compte, depuis n’importe quel site.
<a href="/api/v1/catalogue">Le catalogue entier</a> · <a href="/api/v1/catalogue/changements.atom">Ce qui change (Atom)</a> ·
<a href="/api/openapi.json">La description OpenAPI 3.1</a></p>
<p>Licence des données : <a href="${LICENCE.adresse}" rel="license">${LICENCE.nom}</a>. ${LICENCE.pourquoi}</p>
</header>
<main id="api"><noscript>Cette page a besoin de scripts ; la <a href="/api/openapi.json">description OpenAPI 3.1</a> dit tout.</noscript></main>
</body>
</html>
`;

/** The documentation of the API, shown by Swagger UI, from this server alone. */
export const documentationRoute = (deps: AppDeps) =>
  new Hono().get("/documentation", rateLimit("recherches", deps), (c) => {
    c.header("Cache-Control", "no-cache");
    return c.html(page);
  });
