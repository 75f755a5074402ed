import type { ComponentType } from "react";
import type { FoyerOuvert } from "../machines/guichet/state.ts";
import type { Resultats } from "../catalogue/results/results.ts";
import type { SessionActor } from "../machines/session/persist.ts";
import type { PageDeProduit } from "../machines/pages/pages.ts";
import type { VueDePage } from "./pages/vues-ecrites.ts";
import type { Lancee } from "./session/source.ts";
import { attendreLesInspecteurs, estSuivie } from "./studio/sonnette.ts";

/** What the products beside the core add to the pages. */
interface Produits {
  /** Their pages. */
  vues: Readonly<Partial<Record<PageDeProduit, VueDePage>>>;
  /** Starts the session of a preview in the inspector. */
  apercu?: () => Promise<Lancee>;
  /** Lets the inspectors of this browser follow a session. */
  suivre?: (session: SessionActor) => void;
  /** True of a page whose session starts at once, for it is followed. */
  estSuivie?: () => boolean;
  /** Asks to be called back. */
  rappel?: () => Promise<{ Component: ComponentType }>;
  /** Hands a household over to somebody who helps, and takes it back. */
  transmission?: {
    /** On the plan and the results: gives the code, and takes what another one opens. */
    personne: () => Promise<{
      Montrer: ComponentType;
      CodeRendu: ComponentType;
      ouvrirLeCode(code: string): Promise<Pick<FoyerOuvert, "fait"> & { fragment: string }>;
      /** Once it is open. */
      oublier(code: string): Promise<void>;
    }>;
    /** At the counter: opens it, then hands it back. */
    guichet: () => Promise<{
      Recevoir: ComponentType;
      Rendre: ComponentType<{ foyer: FoyerOuvert; resultats: Resultats | undefined }>;
    }>;
  };
}

const inspecteur: VueDePage = () => import("./studio/pages/inspecteur.tsx");

/** This file alone knows them; a build of the core alone has nothing in its place (`server/build/coeur.ts`). */
export const produitsDesPages: Produits = {
  vues: {
    "/inspecteur": inspecteur,
    "/inspecteur/parcours": inspecteur,
    "/exactitude": () => import("./relais/pages/exactitude.tsx"),
    "/stats": () => import("./relais/pages/stats.tsx"),
    "/stats/effet": () => import("./relais/pages/effet.tsx"),
    "/suivi": () => import("./relais/pages/suivi.tsx"),
  },
  apercu: async () => (await import("./studio/apercu.ts")).demarrerApercu(),
  suivre: attendreLesInspecteurs,
  estSuivie,
  rappel: () => import("./relais/accompagnement/etre-rappele.tsx"),
  transmission: {
    personne: () => import("./relais/transmission/personne.ts"),
    guichet: () => import("./relais/transmission/guichet.ts"),
  },
};
