import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal, IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { somme } from "../../moteur/variable.ts";
import { rfr } from "../impot/index.ts";

/** Tax households whose first taxpayer lives in the dwelling. */
export const foyersDuMenage = (c: Calcul, menage: MenageDeLaLoi): FoyerFiscal[] =>
  c.entites.foyers_fiscaux.filter(({ declarants }) =>
    menage.membres.includes(declarants[0] as IndividuDeLaLoi),
  );

/** Reference income of the people of a dwelling, in euros a year. */
export const rfrDuMenage = (c: Calcul, menage: MenageDeLaLoi, annee: number): number =>
  somme(foyersDuMenage(c, menage), (foyer) => rfr(c, foyer, annee));
