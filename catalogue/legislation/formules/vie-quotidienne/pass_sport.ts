import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../moteur/mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { age } from "../communs/personnes.ts";

const PASS = "prestations_sociales.education.pass_sport.";

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const aah = lointaine<IndividuDeLaLoi, number>("aah");
const aeeh = lointaine<FamilleDeLaLoi, number>("aeeh");
const ars = lointaine<FamilleDeLaLoi, number>("ars");

function deLAge(c: Calcul, individu: IndividuDeLaLoi, mois: number, profil: "ars" | "aeeh" | "aah"): boolean {
  const ans = age(c, individu, mois);
  const borne = (sorte: string) => c.p(`${PASS}critere_age.age_${sorte}_profil_${profil}`, mois);
  return ans >= borne("minimum") && ans <= borne("maximum");
}

/** Euros: holders of a scholarship, of the back-to-school allowance or of a benefit for disability. */
export const pass_sport = variable.individu.nombre(
  {
    nom: "pass_sport",
    libelle: "Pass’Sport",
    article: "Décret n° 2021-1171 du 10 septembre 2021, art. 1 et 2",
    unite: "€",
    enVigueur: `${PASS}montant`,
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    const ouvert =
      (age(c, individu, mois) <= c.p(`${PASS}critere_age.age_maximum_profil_boursier`, mois) &&
        boursier(c, individu, mois)) ||
      (deLAge(c, individu, mois, "ars") && ars(c, famille, anneeDe(mois)) > 0) ||
      (deLAge(c, individu, mois, "aeeh") && aeeh(c, famille, mois) > 0) ||
      (deLAge(c, individu, mois, "aah") && aah(c, individu, mois) > 0);
    return ouvert ? c.p(`${PASS}montant`, mois) : 0;
  },
);
