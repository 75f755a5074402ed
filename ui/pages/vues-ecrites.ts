import type { ComponentType } from "react";
import type { PageEcriteParLeServeur } from "../../machines/pages/pages.ts";

/**
 * A page’s view, in a script of its own. `enLigne`: it needs a network, is of another trade, or says who we are: a device
 * does not keep it (`server/build/hors-ligne.ts`).
 */
export type VueDePage = () => Promise<{ Component: ComponentType; enLigne?: boolean }>;

/** The list and its pages are one view. */
const moments: VueDePage = () => import("../resultats/demarches/moments.tsx");

/** Views that the server writes too. Apart: the server carries no other. */
export const vuesEcrites = {
  "/": () => import("./accueil.tsx"),
  "/a-propos": () => import("./a-propos.tsx"),
  "/ameliorer": () => import("./ameliorer.tsx"),
  "/contribuer": () => import("./contribuer.tsx"),
  "/contribuer/taches/:nom": () => import("./tache.tsx"),
  "/liens-utiles": () => import("./liens-utiles.tsx"),
  "/confidentialite": () => import("./confidentialite.tsx"),
  "/mentions-legales": () => import("./mentions-legales.tsx"),
  "/accessibilite": () => import("./accessibilite.tsx"),
  "/plan-du-site": () => import("./plan-du-site.tsx"),
  "/aides": () => import("./aides.tsx"),
  "/aides/:benefitId": () => import("./aide.tsx"),
  "/aide-maintenant": () => import("./aide-maintenant.tsx"),
  "/moments": moments,
  "/moments/:nom": moments,
  "/institutions/:institutionId": () => import("./institution.tsx"),
} as const satisfies Record<PageEcriteParLeServeur, VueDePage>;
