import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import type { Produit } from "../app/produit.ts";
import { auPremier } from "../fil/au-premier.ts";
import { ouvrier } from "../fil/ouvriers.ts";
import { type AidesDeLaDemande, aidesDeLaDemande } from "./demo/pull-request.ts";
import type { FilDEdition } from "./edition/fil.ts";
import { visiterDehors } from "./liens/dehors.ts";
import type { Visite } from "./liens/sonder.ts";
import { baremesRoutes } from "./routes/baremes.ts";
import { demoRoute } from "./routes/demo.ts";
import { editionRoutes } from "./routes/edition.ts";
import { tableauRoutes } from "./routes/tableau.ts";

declare module "../deps.ts" {
  interface AppDeps {
    /** What looks at drafts, started at the first; absent where editing is closed. */
    brouillons?: () => Promise<Omit<FilDEdition, "close" | "relire">>;
    /** Visits an address that an editor wrote; absent where editing is closed. */
    visiter?(url: string): Promise<Visite>;
    /** Aids of the pull request shown in demo mode, when there is one. */
    demonstration?: AidesDeLaDemande;
  }
}

const OUVRIER = { nom: "edition", source: "server/atelier/edition/ouvrier.ts" };

/** The same whatever catalogue is served: it stays warm when another is published. */
const fil = auPremier(async () => (await import("./edition/fil.ts")).filDEdition(ouvrier(OUVRIER)));

const routes = (deps: AppDeps) =>
  new Hono()
    .route("/", editionRoutes(deps))
    .route("/", baremesRoutes(deps))
    .route("/", tableauRoutes(deps))
    .route("/", demoRoute(deps));

/** The editors’ tool: drafts looked at, tables of aids and scales, the pull request that is shown. */
export const atelier = {
  routes,
  ouvrier: OUVRIER,
  parts({ config, now }) {
    // Somebody edits at this machine: the first draft finds all read.
    if (config.edition?.proxy) void fil.obtenir().then(({ relire }) => relire());
    return {
      ...(config.demande?.api && { demonstration: aidesDeLaDemande(config.demande.api, now) }),
      ...(config.edition && { brouillons: fil.obtenir, visiter: visiterDehors }),
      close: fil.close,
    };
  },
} satisfies Produit;
