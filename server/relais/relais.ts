import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import type { Produit } from "../app/produit.ts";
import { auPremier } from "../fil/au-premier.ts";
import { ouvrier } from "../fil/ouvriers.ts";
import { type Facteur, facteur } from "./courriel/facteur.ts";
import { openfiscaLegislation } from "./openfisca/legislation.ts";
import type { DemandeDuProtocole, ReponseDuProtocole } from "./openfisca/protocole.ts";
import { avecRepli } from "./openfisca/repli.ts";
import { courrielRoute } from "./routes/courriel.ts";
import { documentationRoute } from "./routes/documentation.ts";
import { protocoleRoutes } from "./routes/openfisca-protocole.ts";
import { rappelRoute } from "./routes/rappel.ts";
import { statistiquesRoutes } from "./routes/statistiques.ts";
import { suiviRoutes } from "./routes/suivi.ts";
import { transmissionRoute } from "./routes/transmission.ts";
import { comptesRegles } from "./statistiques/base.ts";
import { oublierLesTransmissions } from "./transmissions.ts";
import { purgerLesComptes, verserLesComptes } from "./statistiques/tenir.ts";
import { carnetRegle } from "./suivi/carnet.ts";
import { tourneesDuSuivi } from "./suivi/tournee.ts";

declare module "../deps.ts" {
  interface AppDeps {
    /** Sends mails; absent where none is sent. */
    facteur?: Facteur;
    /** Answers another program on the embedded law, in a thread of its own; rejects as a thread does (`fil/fil.ts`). */
    repondreAuProtocole(demande: DemandeDuProtocole, parti?: AbortSignal): Promise<ReponseDuProtocole>;
  }
}

const OUVRIER = { nom: "openfisca", source: "server/relais/openfisca/ouvrier.ts" };

const routes = (deps: AppDeps) =>
  new Hono()
    .route("/v1", documentationRoute(deps))
    .route("/v1", statistiquesRoutes(deps))
    .route("/", courrielRoute(deps))
    .route("/", protocoleRoutes(deps))
    .route("/", suiviRoutes(deps))
    .route("/", rappelRoute(deps))
    .route("/", transmissionRoute(deps));

/** What goes to others or comes from them: mails, calls, counts, another engine of the law, PostgreSQL. */
export const relais = {
  routes,
  ouvrier: OUVRIER,
  bases: (config) => ({ ...carnetRegle(config), ...comptesRegles(config) }),
  basesAilleurs: ({ postgres }) =>
    postgres &&
    import("./postgres/open.ts").then((postgresql) => postgresql.ouvrirLesBasesPostgres(postgres)),
  legislation(embarquee, { config: { openfiscaUrl: url, repliEmbarque }, aides, now, signaler }) {
    if (!url) return embarquee;
    const distante = openfiscaLegislation({ url, aides, now });
    return repliEmbarque ? avecRepli(distante, embarquee, signaler) : distante;
  },
  parts({ config, log }) {
    const fil = auPremier(async () => (await import("./openfisca/fil.ts")).filDuProtocole(ouvrier(OUVRIER)));
    return {
      repondreAuProtocole: async (...demande) => (await fil.obtenir()).demander(...demande),
      ...(config.courriel && { facteur: facteur(config.courriel, log) }),
      close: fil.close,
    };
  },
  async purger(deps) {
    await oublierLesTransmissions(deps.db, deps.now());
    await purgerLesComptes(deps);
  },
  verser: verserLesComptes,
  tournees: tourneesDuSuivi,
} satisfies Produit;
