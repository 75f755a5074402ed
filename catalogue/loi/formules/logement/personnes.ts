import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { decembre, anneeDe, moisDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { garde_alternee, inapte_travail, taux_incapacite } from "../communs/donnees.ts";
import { residence_aides_logement_outre_mer } from "../communs/lieux.ts";
import { age, autonomie_financiere, en_couple, enceinte_fam } from "../communs/personnes.ts";
import { logementDe } from "./statut.ts";
import { revenus_non_salaries, traitements_salaires_pensions_rentes } from "../impot/index.ts";

const PAC = "prestations_sociales.aides_logement.allocations_logement.ressources.personnes_a_charge.";
const ASPA = "prestations_sociales.solidarite_insertion.minimum_vieillesse.aspa.plafond_ressources.";

/** Share of the old-age ceiling of a lone person under which a disabled adult is dependent (CCH R823-4). */
const PART_DU_PLAFOND_ASPA = 1.25;

/** Yearly euros: 1.25 times the old-age ceiling at the end of the calendar year N−2. */
export const plafondPersonneACharge = (c: Calcul, mois: number): number =>
  PART_DU_PLAFOND_ASPA * c.p(`${ASPA}personnes_seules`, decembre(anneeDe(mois) - 2));

/** Overseas, six dependants counted at most until the end of 2022 (arrêté du 27 septembre 2019, art. 46). */
const PLUS_OUTRE_MER = 6;
const FIN_DU_PLAFOND = moisDe("2023-01");

/** A pregnant lone person counts as a couple. */
export const al_couple = variable.famille.booleen(
  { nom: "al_couple", libelle: "barème de couple pour l’aide au logement", article: "CCH, art. D823-17" },
  (c, famille, mois) => en_couple(c, famille, mois) || enceinte_fam(c, famille, mois),
  false,
);

function enfantACharge(c: Calcul, enfant: IndividuDeLaLoi, mois: number): boolean {
  const ans = age(c, enfant, mois);
  const limite = c.p(`${PAC}age_limite_enfants_charge`, mois);
  return ans >= 0 && ans < limite && !autonomie_financiere(c, enfant, mois);
}

/** An adult of the family, over 20, whom a disability keeps from working and whose means are small. */
function adulteInvalide(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  const invalide =
    taux_incapacite(c, individu, mois) > c.p(`${PAC}pourcentage_min_handicap`, mois) ||
    inapte_travail(c, individu, mois);
  return (
    invalide &&
    age(c, individu, mois) >= c.p(`${PAC}age_limite_enfants_charge`, mois) &&
    traitements_salaires_pensions_rentes(c, individu, anneeDe(mois) - 2) +
      revenus_non_salaries(c, individu, anneeDe(mois) - 2) <=
      plafondPersonneACharge(c, mois)
  );
}

/** Children, and disabled adults, whom the family supports. */
export const personnesACharge = (c: Calcul, famille: FamilleDeLaLoi, mois: number): IndividuDeLaLoi[] =>
  famille.enfants.filter((enfant) => enfantACharge(c, enfant, mois) || adulteInvalide(c, enfant, mois));

/** Dependants counted among these people. */
function compter(c: Calcul, famille: FamilleDeLaLoi, mois: number, gens: readonly IndividuDeLaLoi[]): number {
  const plafonnees =
    mois < FIN_DU_PLAFOND && residence_aides_logement_outre_mer(c, logementDe(c, famille), mois);
  return plafonnees ? Math.min(gens.length, PLUS_OUTRE_MER) : gens.length;
}

export const al_nb_personnes_a_charge = variable.famille.nombre(
  {
    nom: "al_nb_personnes_a_charge",
    libelle: "personnes à charge pour l’aide au logement",
    article: "CCH, art. R823-4",
  },
  (c, famille, mois) => compter(c, famille, mois, personnesACharge(c, famille, mois)),
);

/** The same household in the half of the year when its alternating children are away, if it has any. */
export function sansLesAlternes(c: Calcul, famille: FamilleDeLaLoi, mois: number): Calcul | undefined {
  const tous = personnesACharge(c, famille, mois);
  const presents = tous.filter((un) => !garde_alternee(c, un, mois));
  if (presents.length === tous.length) return undefined;
  return c.si(al_nb_personnes_a_charge.definition, famille, mois, compter(c, famille, mois, presents));
}
