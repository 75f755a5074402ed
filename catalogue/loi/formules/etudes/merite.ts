import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { mention_baccalaureat } from "../communs/donnees.ts";
import { etudiant } from "../communs/personnes.ts";

const MONTANT = "prestations_sociales.education.bourses.enseignement_superieur.aide_merite.montant_annuel";
const MENTIONS: ReadonlySet<string> = new Set(["mention_tres_bien", "mention_tres_bien_felicitations_jury"]);

const bourse_criteres_sociaux = lointaine<IndividuDeLaLoi, number>("bourse_criteres_sociaux");

const meritant = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  etudiant(c, individu, mois) &&
  bourse_criteres_sociaux(c, individu, mois) > 0 &&
  MENTIONS.has(mention_baccalaureat(c, individu, mois));

/** Euros a year, to a scholarship holder with the highest mention; kept the year after. */
export const aide_merite_montant = variable.individu.nombre(
  {
    nom: "aide_merite_montant",
    libelle: "aide au mérite",
    article: "C. éduc., art. D821-1 ; circulaire annuelle des bourses, annexe 9",
    unite: "€",
  },
  (c, individu, mois) =>
    etudiant(c, individu, mois) &&
    bourse_criteres_sociaux(c, individu, mois) > 0 &&
    (meritant(c, individu, mois) || meritant(c, individu, mois - 12))
      ? c.p(MONTANT, mois)
      : 0,
);
