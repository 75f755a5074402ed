import type { FicheAide } from "../../catalogue/fiches/fiche.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import type { Institution } from "../../catalogue/schema/institution.ts";

/** Where what a device keeps to work without a network is served: the same for everyone, whatever they answered. */
export const horsLigne = {
  ouvrier: "/hors-ligne.js",
  /** The page that shows any address. */
  coquille: "/hors-ligne/page.html",
  aides: "/hors-ligne/aides.json",
  communes: "/hors-ligne/communes.json",
} as const;

/** What `aides` holds: every aid as its page says it and, beside, those of legislation whole, for the engine: so close, they compress as one. */
export interface AidesGardees {
  institutions: Institution[];
  aides: { fiche: FicheAide; legale?: Aide }[];
}
