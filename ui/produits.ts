import type { ComponentType } from "react";
import type { SessionActor } from "../machines/session/persist.ts";
import type { PageDeProduit } from "../machines/pages/pages.ts";
import type { VueDePage } from "./pages/vues-ecrites.ts";
import type { Lancee } from "./session/source.ts";
import { attendreLesInspecteurs } from "./studio/sonnette.ts";

/** What the products beside the core add to the pages. */
interface Produits {
  /** Their pages. */
  vues: Readonly<Partial<Record<PageDeProduit, VueDePage>>>;
  /** Starts the session of a preview in the inspector. */
  apercu?: () => Promise<Lancee>;
  /** Lets the inspectors of this browser follow a session. */
  suivre?: (session: SessionActor) => void;
  /** Asks to be called back. */
  rappel?: () => Promise<{ Component: ComponentType }>;
}

const inspecteur: VueDePage = () => import("./studio/pages/inspecteur.tsx");

/** This file alone knows them; a build of the core alone has nothing in its place (`server/build/coeur.ts`). */
export const produitsDesPages: Produits = {
  vues: {
    "/inspecteur": inspecteur,
    "/inspecteur/parcours": inspecteur,
    "/stats": () => import("./relais/pages/stats.tsx"),
    "/suivi": () => import("./relais/pages/suivi.tsx"),
  },
  apercu: async () => (await import("./studio/apercu.ts")).demarrerApercu(),
  suivre: attendreLesInspecteurs,
  rappel: () => import("./relais/accompagnement/etre-rappele.tsx"),
};
