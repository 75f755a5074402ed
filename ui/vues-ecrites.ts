import type { ComponentType } from "react";
import type { PageEcriteParLeServeur } from "../machines/pages/pages.ts";

/** A page’s view, in a script of its own. */
export type VueDePage = () => Promise<{ Component: ComponentType }>;

/** Views that the server writes too. Apart: the server carries no other. */
export const vuesEcrites = {
  "/": () => import("./pages/accueil.tsx"),
  "/a-propos": () => import("./pages/a-propos.tsx"),
  "/ameliorer": () => import("./pages/ameliorer.tsx"),
  "/contribuer": () => import("./pages/contribuer.tsx"),
  "/contribuer/taches/:nom": () => import("./pages/tache.tsx"),
  "/liens-utiles": () => import("./pages/liens-utiles.tsx"),
  "/confidentialite": () => import("./pages/confidentialite.tsx"),
  "/mentions-legales": () => import("./pages/mentions-legales.tsx"),
  "/accessibilite": () => import("./pages/accessibilite.tsx"),
  "/plan-du-site": () => import("./pages/plan-du-site.tsx"),
  "/aides": () => import("./pages/aides.tsx"),
  "/aides/:benefitId": () => import("./pages/aide.tsx"),
  "/aide-maintenant": () => import("./pages/aide-maintenant.tsx"),
  "/institutions/:institutionId": () => import("./pages/institution.tsx"),
} as const satisfies Record<PageEcriteParLeServeur, VueDePage>;
