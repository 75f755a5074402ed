import type { PagePattern } from "../machines/pages/pages.ts";
import { type VueDePage, vuesEcrites } from "./vues-ecrites.ts";

/** One view for several addresses: going from one to the other keeps what is on the screen. */
const accompagnement: VueDePage = () => import("./pages/accompagnement.tsx");
const etape: VueDePage = () => import("./pages/etape.tsx");
const inspecteur: VueDePage = () => import("./pages/inspecteur.tsx");
const lieux: VueDePage = () => import("./pages/lieux.tsx");

/** Addresses that only lead elsewhere (ui/router.tsx). */
export type Renvoi = "/init-ci" | "/simulation/individu/:id";

/** The view of each page. */
export const vues: Readonly<Record<Exclude<PagePattern, Renvoi>, VueDePage>> = {
  ...vuesEcrites,
  "/contribuer/proposer": () => import("./pages/proposer.tsx"),
  "/contribuer/signaler": () => import("./pages/signaler.tsx"),
  "/stats": () => import("./pages/stats.tsx"),
  "/suivi": () => import("./pages/suivi.tsx"),
  "/accompagnement": accompagnement,
  "/accompagnement/:surveyId": accompagnement,
  "/redirection": () => import("./pages/redirection.tsx"),
  "/ameli": () => import("./pages/ameli.tsx"),
  "/inspecteur": inspecteur,
  "/inspecteur/parcours": inspecteur,
  "/integrer": () => import("./pages/integrer.tsx"),
  "/guichet": () => import("./pages/guichet.tsx"),
  "/simulation/reprendre": () => import("./pages/reprendre.tsx"),
  "/simulation/individu/:id/bourse_criteres_sociaux_echelon": () => import("./pages/echelon.tsx"),
  "/simulation": () => import("./shell/simulation.tsx"),
  "/simulation/enfants": etape,
  "/simulation/recapitulatif": () => import("./pages/recapitulatif.tsx"),
  "/simulation/ressources/fiscales": () => import("./pages/ressources-fiscales.tsx"),
  "/simulation/ressources/patrimoine": () => import("./pages/patrimoine.tsx"),
  "/simulation/resultats": () => import("./pages/resultats.tsx"),
  "/simulation/resultats/plan": () => import("./pages/plan.tsx"),
  "/simulation/resultats/lieux": lieux,
  "/simulation/resultats/attendus": () => import("./pages/attendus.tsx"),
  "/simulation/resultats/et-si": () => import("./pages/et-si.tsx"),
  "/simulation/resultats/:droitId/lieux": lieux,
  "/simulation/resultat/inattendu/:id": () => import("./pages/inattendu.tsx"),
  "/simulation/resultats/:droitId": () => import("./pages/droit.tsx"),
  "/simulation/*": etape,
};
