import type { ComponentType } from "react";
import type { PagePattern } from "../machines/pages/adresses.ts";

/**
 * Pages that the server writes before any script comes, by their address: they are read before they are used, and
 * what they say does not depend on answers (docs/specification.md#pages-ecrites).
 */
export const pagesEcrites = {
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
} as const satisfies Partial<Record<PagePattern, () => Promise<{ Component: ComponentType }>>>;
