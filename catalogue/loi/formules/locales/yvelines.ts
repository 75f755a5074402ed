import { anneeDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { rbg } from "../impot/foyer.ts";
import { nb_pac } from "../impot/parts.ts";
import { ageEntre, aideDuLieu, residence } from "./communs.ts";

const PERMIS = "departements.yvelines.aide_permis.";
const ARTICLE = "Département des Yvelines, aide au permis de conduire";

export const yvelines_eligibilite_residence = residence(
  "yvelines_eligibilite_residence",
  "logement dans les Yvelines",
  "78",
);

/** Gross income of N-2, euros a year, under which the tax household must be: it grows with each dependant. */
export const yvelines_aide_permis_plafond = variable.foyerFiscal.nombre(
  {
    nom: "yvelines_aide_permis_plafond",
    libelle: "plafond de revenu brut global pour l’aide au permis des Yvelines",
    article: ARTICLE,
    unite: "€",
  },
  (c, foyer, mois) =>
    c.p(`${PERMIS}revenu_global_brut.base`, mois) +
    c.p(`${PERMIS}revenu_global_brut.marginal_par_personne`, mois) * nb_pac(c, foyer, anneeDe(mois) - 2),
);

export const yvelines_aide_permis = aideDuLieu(
  { nom: "yvelines_aide_permis", libelle: "aide au permis de conduire des Yvelines", article: ARTICLE },
  yvelines_eligibilite_residence,
  (c, individu, mois) => {
    const foyer = c.foyerFiscalDe(individu);
    return ageEntre(c, individu, mois, [`${PERMIS}age.minimum_inclusif`, `${PERMIS}age.maximum_inclusif`]) &&
      rbg(c, foyer, anneeDe(mois) - 2) < yvelines_aide_permis_plafond(c, foyer, mois)
      ? c.p(`${PERMIS}montant`, mois)
      : 0;
  },
);
