import { Hono, type MiddlewareHandler } from "hono";
import type { AppDeps } from "../deps.ts";
import { editionConstruite } from "../http/page-des-editeurs.ts";
import { ApiError, notFound, onError } from "../http/errors.ts";
import { enteteDe } from "../http/entete.ts";
import { requestLog, whatThrew } from "../http/log.ts";
import { lireDAilleurs, sameOrigin } from "../http/origin.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { security } from "../http/security.ts";
import type { Ecrite } from "../http/page.ts";
import { staticPages } from "../http/static.ts";
import { allerRoutes } from "../routes/aller.ts";
import { motsRoutes } from "../routes/mots.ts";
import { communesRoutes } from "../routes/communes.ts";
import { contribuerRoutes } from "../routes/contribuer.ts";
import { contributionsRoutes } from "../routes/contributions.ts";
import { horsLigneRoutes } from "../routes/hors-ligne.ts";
import { lieuxRoutes } from "../routes/lieux.ts";
import { openapiRoute } from "../routes/openapi.ts";
import { openfiscaRoutes } from "../routes/openfisca.ts";
import { planRoutes } from "../routes/plan.ts";
import { pretRoute } from "../routes/pret.ts";
import { representationRoutes } from "../routes/representation.ts";
import { resultatsRoute } from "../routes/resultats.ts";
import { serviceRoutes } from "../routes/service.ts";
import { simulationRoutes } from "../routes/simulation.ts";
import { aidesRoutes } from "../routes/v1/aides.ts";
import { catalogueRoutes } from "../routes/v1/catalogue.ts";
import { institutionsRoutes } from "../routes/v1/institutions.ts";
import { territoiresRoutes } from "../routes/v1/territoires.ts";

/** Known paths answer 405 to another method, with the methods they take. */
function refuseOtherMethods(app: Hono): void {
  const known = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === "ALL") continue;
    known.set(path, (known.get(path) ?? new Set<string>()).add(method));
  }
  for (const [path, methods] of known) {
    const allowed = [...methods, ...(methods.has("GET") ? ["HEAD"] : [])].join(", ");
    app.all(path, (c) => {
      c.header("Allow", allowed);
      throw new ApiError(405, "methode_refusee", "Cette adresse ne prend pas cette méthode.");
    });
  }
}

/** An address that names a null character names nothing: no database takes it in a text. */
const refuserLesCaracteresNuls: MiddlewareHandler = async (c, next) => {
  if (/%00|\0/.test(c.req.url)) throw notFound();
  await next();
};

/** A simulation: at the addresses of the specification, and of the version of the API. */
const simulations = (deps: AppDeps) =>
  new Hono().route("/", simulationRoutes(deps)).route("/", representationRoutes(deps));

/** What others build upon, and our own pages: read by any site (docs/integrer.md). */
const v1Routes = (deps: AppDeps, siennes: ReturnType<typeof simulations>) =>
  new Hono()
    .route("/", aidesRoutes(deps))
    .route("/", institutionsRoutes(deps))
    .route("/", territoiresRoutes(deps))
    .route("/", communesRoutes(deps))
    .route("/", catalogueRoutes(deps))
    .route("/", resultatsRoute(deps))
    .route("/", siennes);

/** Every route of the core, chained: their type is what the pages call. */
const apiRoutes = (deps: AppDeps, siennes = simulations(deps)) =>
  new Hono()
    .route("/v1", v1Routes(deps, siennes))
    .route("/", siennes)
    .route("/", openfiscaRoutes(deps))
    .route("/", motsRoutes(deps))
    .route("/", lieuxRoutes(deps))
    .route("/", contribuerRoutes(deps))
    .route("/", contributionsRoutes(deps))
    .route("/", serviceRoutes(deps))
    .route("/", pretRoute(deps));

/** What the core of the API takes and answers, below `/api`. */
export type RoutesDuCoeur = ReturnType<typeof apiRoutes>;

/** Builds the application from its parts: API, then pages. No port, no clock and no file of its own. */
export function createApp(deps: AppDeps): Hono {
  const { config, log, now } = deps;
  const app = new Hono();
  app.onError(onError(log));
  app.use(requestLog(log, now));
  if (deps.metrics) app.use(deps.metrics.middleware);
  app.use(security(config));
  // A header set once the answer is made would make it anew: routes that allow a cache say so before.
  app.use("/api/v1/*", lireDAilleurs);
  app.use("/api/openfisca/*", lireDAilleurs);
  // What describes them, for the tools of others.
  app.use("/api/openapi.json", lireDAilleurs);
  app.use("/api/*", refuserLesCaracteresNuls);
  app.use("/api/*", sameOrigin(config.publicOrigins), (c, next) => {
    c.header("Cache-Control", "no-store");
    return next();
  });
  const api = new Hono().route("/", apiRoutes(deps));
  for (const produit of deps.produits) api.route("/", produit.routes(deps));
  app.route("/api", api);
  openapiRoute(app);
  refuseOtherMethods(app);
  app.all("/api/*", () => {
    throw notFound();
  });
  app.all("/api", () => {
    throw notFound();
  });
  app.route("/", planRoutes(deps));
  app.route("/", horsLigneRoutes(deps));
  app.route("/", allerRoutes(deps));
  const lire = async (adresse: string): Promise<unknown> => {
    const reponse = await api.request(adresse.replace(/^\/api/, ""));
    return reponse.ok ? reponse.json() : undefined;
  };
  const { ecrire } = deps;
  // A page that cannot be written is left to its scripts: that goes to the log, and no further.
  const ecrite: Ecrite | undefined =
    ecrire &&
    ((adresse, dite) =>
      ecrire(adresse, dite, lire).catch((error: unknown) => {
        log("page non écrite", whatThrew(error));
        return "ratée";
      }));
  app.use(
    rateLimit("pages", deps),
    staticPages(deps.pages, {
      ...config,
      now,
      entete: (path) => enteteDe(path, deps),
      ...(ecrite && { ecrite }),
      // A page that was not built is a page that does not exist.
      ...(!editionConstruite(deps.pages) && { edition: undefined }),
    }),
  );
  return app;
}
