import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, positif, variable } from "../../moteur/variable.ts";
import { age, alternant, etudiant, service_civique } from "../communs/personnes.ts";
import { sous_contrat_engagement_jeune } from "../communs/rares.ts";
import { nbptr, rfr } from "../impot/index.ts";

const DEPART = "prestations_sociales.education.depart1825.";
const ARTICLE = "ANCV, conditions du programme Départ 18:25";

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");

/** Income of the year before last under a ceiling that each half share above the first raises. */
function sousLePlafond(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  const foyer = c.foyerFiscalDe(individu);
  const annee = anneeDe(mois) - 2;
  const demiParts = 2 * positif(nbptr(c, foyer, annee) - 1);
  const plafond = `${DEPART}plafond_ressources.`;
  return (
    rfr(c, foyer, annee) <=
    c.p(`${plafond}base`, mois) + demiParts * c.p(`${plafond}par_demi_part_supplementaire`, mois)
  );
}

export const depart1825_eligibilite = variable.individu.booleen(
  { nom: "depart1825_eligibilite", libelle: "conditions de Départ 18:25", article: ARTICLE },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    if (ans < c.p(`${DEPART}age.minimum`, mois) || ans > c.p(`${DEPART}age.maximum`, mois)) return false;
    return (
      (etudiant(c, individu, mois) && boursier(c, individu, mois)) ||
      alternant(c, individu, mois) ||
      Array.from({ length: 12 }, (_, avant) => mois - avant).some((un) => service_civique(c, individu, un)) ||
      sous_contrat_engagement_jeune(c, individu, mois) ||
      sousLePlafond(c, individu, mois)
    );
  },
  false,
);

/** Euros, the most that is paid for a stay. */
export const depart1825_montant_maximum = variable.individu.nombre(
  {
    nom: "depart1825_montant_maximum",
    libelle: "aide maximale de Départ 18:25",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) =>
    depart1825_eligibilite(c, individu, mois) ? c.p(`${DEPART}montant_maximum`, mois) : 0,
);
