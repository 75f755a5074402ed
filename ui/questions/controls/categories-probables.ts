import type { FactContext } from "../../../catalogue/situation/context.ts";
import { ageAt } from "../../../catalogue/situation/periods.ts";
import type { CategorieRessources } from "../../../catalogue/situation/ressources.ts";

/** Age from which a child may have wages of its own. */
const GAGNE_SA_VIE = 14;

/** Where the money of most people comes from besides work, by what they do. */
const parActivite: Readonly<Record<string, CategorieRessources>> = {
  etudiant: "autre",
  independant: "rpns",
  service_civique: "indemnites",
  chomeur: "allocations",
  inactif: "allocations",
  retraite: "pensions",
};

/** The categories that this person most likely has something of: work for all but the youngest, and where others have theirs from. */
export function categoriesProbables({ personne, situation }: FactContext): ReadonlySet<CategorieRessources> {
  const { _role, date_naissance, alternant, stagiaire, activite } = personne ?? {};
  if (_role === "enfant" && date_naissance && ageAt(date_naissance, situation.dateDeValeur) < GAGNE_SA_VIE)
    return new Set(["pensions"]);
  const autre = !alternant && !stagiaire && parActivite[activite ?? ""];
  return new Set(["revenusActivite", ...(autre ? [autre] : [])]);
}
