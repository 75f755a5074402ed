import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { age } from "../communs/personnes.ts";
import { ageEntre, aideDuLieu, quotientMensuel, residence } from "./communs.ts";

const MOBILITE = "departements.loire_atlantique.aide_mobilite.";
const ARTICLE = "Département de la Loire-Atlantique, aide à la mobilité des jeunes";

export const loire_atlantique_eligibilite_residence = residence(
  "loire_atlantique_eligibilite_residence",
  "logement en Loire-Atlantique",
  "44",
);

/** Euros a month, of a year. */
export const loire_atlantique_quotient_familial = variable.foyerFiscal.parAn.nombre(
  {
    nom: "loire_atlantique_quotient_familial",
    libelle: "quotient familial mensuel",
    article: ARTICLE,
    unite: "€",
  },
  quotientMensuel,
);

export const loire_atlantique_aide_mobilite_eligibilite_age = variable.individu.booleen(
  {
    nom: "loire_atlantique_aide_mobilite_eligibilite_age",
    libelle: "âge de l’aide à la mobilité de la Loire-Atlantique",
    article: ARTICLE,
  },
  (c, individu, mois) => ageEntre(c, individu, mois, [`${MOBILITE}age_minimal`, `${MOBILITE}age_maximal`]),
  false,
);

/** The scooter is for who is 14, the car for who is 17. */
const deLAgeDuPermis = (c: Calcul, individu: IndividuDeLaLoi, mois: number, permis: "am" | "b"): boolean =>
  permis === "am" || age(c, individu, mois) >= c.p(`${MOBILITE}age_minimal_permis_b`, mois);

const montant =
  (permis: "am" | "b") =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number => {
    if (
      !loire_atlantique_aide_mobilite_eligibilite_age(c, individu, mois) ||
      !deLAgeDuPermis(c, individu, mois, permis)
    )
      return 0;
    const bareme = c.bareme(`${MOBILITE}montant_en_fonction_du_quotient_familial_permis_${permis}`, mois);
    const foyer = c.foyerFiscalDe(individu);
    return montantDuBareme(bareme, loire_atlantique_quotient_familial(c, foyer, anneeDe(mois) - 2));
  };

export const loire_atlantique_aide_mobilite_permis_am = aideDuLieu(
  {
    nom: "loire_atlantique_aide_mobilite_permis_am",
    libelle: "aide au permis AM de la Loire-Atlantique",
    article: ARTICLE,
  },
  loire_atlantique_eligibilite_residence,
  montant("am"),
);

export const loire_atlantique_aide_mobilite_permis_b = aideDuLieu(
  {
    nom: "loire_atlantique_aide_mobilite_permis_b",
    libelle: "aide au permis B de la Loire-Atlantique",
    article: ARTICLE,
  },
  loire_atlantique_eligibilite_residence,
  montant("b"),
);
