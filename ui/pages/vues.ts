import type { PageDeProduit, PagePattern } from "../../machines/pages/pages.ts";
import { produitsDesPages } from "../produits.ts";
import { type VueDePage, vuesEcrites } from "./vues-ecrites.ts";

/** One view for several addresses: going from one to the other keeps what is on the screen. */
const accompagnement: VueDePage = () => import("./accompagnement.tsx");
const etape: VueDePage = () => import("./etape.tsx");
const lieux: VueDePage = () => import("./lieux.tsx");

/** Addresses that only lead elsewhere (ui/pages/router.tsx). */
export type Renvoi = "/init-ci" | "/simulation/individu/:id";

type PageDuCoeur = Exclude<PagePattern, Renvoi | PageDeProduit>;

/** The view of each page of the core. */
const duCoeur: Readonly<Record<PageDuCoeur, VueDePage>> = {
  ...vuesEcrites,
  "/contribuer/proposer": () => import("./proposer.tsx"),
  "/contribuer/signaler": () => import("./signaler.tsx"),
  "/accompagnement": accompagnement,
  "/accompagnement/:surveyId": accompagnement,
  "/redirection": () => import("./redirection.tsx"),
  "/ameli": () => import("./ameli.tsx"),
  "/integrer": () => import("./integrer.tsx"),
  "/guichet": () => import("./guichet.tsx"),
  "/simulation/reprendre": () => import("./reprendre.tsx"),
  "/simulation/individu/:id/bourse_criteres_sociaux_echelon": () => import("./echelon.tsx"),
  "/simulation": () => import("../cadre/shell/simulation.tsx"),
  "/simulation/enfants": etape,
  "/simulation/recapitulatif": () => import("./recapitulatif.tsx"),
  "/simulation/ressources/fiscales": () => import("./ressources-fiscales.tsx"),
  "/simulation/ressources/patrimoine": () => import("./patrimoine.tsx"),
  "/simulation/resultats": () => import("./resultats.tsx"),
  "/simulation/resultats/plan": () => import("../resultats/demarches/page.tsx"),
  "/simulation/resultats/lieux": lieux,
  "/simulation/resultats/attendus": () => import("./attendus.tsx"),
  "/simulation/resultats/et-si": () => import("./et-si.tsx"),
  "/simulation/resultats/rendez-vous/:guichet": () => import("../resultats/demarches/rendez-vous.tsx"),
  "/simulation/resultats/:droitId/demande": () => import("../resultats/demarches/demande/page.tsx"),
  "/simulation/resultats/:droitId/reponse": () => import("../resultats/demarches/repondu/page.tsx"),
  "/simulation/resultats/:droitId/lieux": lieux,
  "/simulation/resultat/inattendu/:id": () => import("./inattendu.tsx"),
  "/simulation/resultats/:droitId": () => import("./droit.tsx"),
  "/simulation/*": etape,
};

/** The view of each page; a build of the core alone has none for the others. */
export const vues: typeof duCoeur & Readonly<Partial<Record<PageDeProduit, VueDePage>>> = {
  ...duCoeur,
  ...produitsDesPages.vues,
};
