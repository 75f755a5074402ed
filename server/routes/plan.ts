import { Hono } from "hono";
import { ditsDeLaPage, pagePatterns } from "../../machines/pages/pages.ts";
import type { AppDeps } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { visibleAides } from "../catalogue/visibles.ts";

/** Pages that are worth finding, the catalogue aside. */
const PAGES = pagePatterns.filter((pattern) => ditsDeLaPage(pattern).trouvable);

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/**
 * The map of the site for search engines: its public pages, each visible aid, each institution that gives
 * one. `/robots.txt` leads to it, and keeps the questionnaire, the API and the editors out. A site that is not told its
 * own address (`PUBLIC_ORIGIN`) has no map.
 */
export function planRoutes(deps: AppDeps) {
  // What anyone may write in a request (`Host`) is not repeated in what a cache keeps.
  const [origine] = deps.config.publicOrigins;
  return new Hono()
    .get("/sitemap.xml", (c) => {
      if (origine === undefined) throw notFound();
      const aides = visibleAides(deps);
      const institutions = new Set(aides.map(({ institution }) => institution.slug));
      const paths = [
        ...PAGES,
        ...aides.map(({ aide }) => `/aides/${encodeURIComponent(aide.slug)}`),
        ...[...institutions].map((slug) => `/institutions/${encodeURIComponent(slug)}`),
      ];
      const urls = paths.map((path) => `<url><loc>${escaped(origine + path)}</loc></url>`);
      c.header("Content-Type", "application/xml; charset=utf-8");
      c.header("Cache-Control", "public, max-age=3600");
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
      );
    })
    .get("/robots.txt", (c) =>
      c.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /aller/\nDisallow: /api/\nDisallow: /simulation\n${origine === undefined ? "" : `Sitemap: ${origine}/sitemap.xml\n`}`,
      ),
    );
}
