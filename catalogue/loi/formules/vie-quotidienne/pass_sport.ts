import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { date_naissance } from "../communs/donnees.ts";
import { age } from "../communs/personnes.ts";
import { nbptr, rfr } from "../impot/index.ts";

const PASS = "prestations_sociales.education.pass_sport.";

/** Highest monthly quotient of the Caf of a family, since September 2026 (before, its back-to-school allowance). */
const QUOTIENT = `${PASS}quotient_familial_maximum`;

const quotient_familial_caf = lointaine<FamilleDeLaLoi, number>("quotient_familial_caf");
const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const aah = lointaine<IndividuDeLaLoi, number>("aah");
const aeeh = lointaine<FamilleDeLaLoi, number>("aeeh");
const ars = lointaine<FamilleDeLaLoi, number>("ars");

/** Age today; since September 2026, the one reached in the calendar year (« nés de 2009 à 2020 »). */
function ansDe(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const naissance = date_naissance(c, individu, mois);
  return naissance && c.siEnVigueur(QUOTIENT, mois) !== undefined
    ? anneeDe(mois) - Number(naissance.slice(0, 4))
    : age(c, individu, mois);
}

function deLAge(c: Calcul, individu: IndividuDeLaLoi, mois: number, profil: "ars" | "aeeh" | "aah"): boolean {
  const ans = ansDe(c, individu, mois);
  const borne = (sorte: string) => c.p(`${PASS}critere_age.age_${sorte}_profil_${profil}`, mois);
  return ans >= borne("minimum") && ans <= borne("maximum");
}

/** A pupil’s family of small means; of one attached to parents whose income nobody gave, nothing is known. */
function famillePeuAisee(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  const famille = c.familleDe(individu);
  const plafond = c.siEnVigueur(QUOTIENT, mois);
  if (plafond === undefined) return ars(c, famille, anneeDe(mois)) > 0;
  if (famille.enfants.includes(individu)) return quotient_familial_caf(c, famille, mois) <= plafond;
  const foyer = c.foyerFiscalDe(individu);
  const annee = anneeDe(mois) - 2;
  return c.estDonnee("rfr", foyer, annee) && rfr(c, foyer, annee) / nbptr(c, foyer, annee) / 12 <= plafond;
}

/** Euros: holders of a scholarship or of a benefit for disability, pupils of small means. */
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
      (ansDe(c, individu, mois) <= c.p(`${PASS}critere_age.age_maximum_profil_boursier`, mois) &&
        boursier(c, individu, mois)) ||
      (deLAge(c, individu, mois, "ars") && famillePeuAisee(c, individu, mois)) ||
      (deLAge(c, individu, mois, "aeeh") && aeeh(c, famille, mois) > 0) ||
      (deLAge(c, individu, mois, "aah") && aah(c, individu, mois) > 0);
    return ouvert ? c.p(`${PASS}montant`, mois) : 0;
  },
);
