import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import * as d from "../communs/donnees.ts";
import { revenus_non_salaries } from "./categories.ts";

/** Paid for work this month: a wage, an apprentice’s pay, or profits of this year or of the last two, the last known. */
export const travaille = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  d.salaire_net(c, individu, mois) > 0 ||
  d.remuneration_apprenti(c, individu, mois) > 0 ||
  [0, 1, 2].some((ans) => revenus_non_salaries(c, individu, anneeDe(mois) - ans) > 0);
