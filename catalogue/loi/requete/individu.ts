import { ageAt, lastDay, type Periods, subtractMonths } from "../../situation/periods.ts";
import { sansParents } from "../../situation/parents.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { titreDeSejour } from "../../situation/titre-de-sejour.ts";
import { at, renseigne, type Values, type Variables } from "../moteur/requete.ts";

/** Months before this one that the RSA and the prime d’activité look back to (CASF, art. R262-7: M-4 at most). */
const MOIS_RECENTS = 4;

/** Facts of one moment hold for this month and the four before (docs/specification.md#demande-a-la-loi). */
export const recentMonths = ({ thisMonth, last12Months }: Periods): string[] => [
  thisMonth,
  ...last12Months.slice(0, MOIS_RECENTS),
];

/** Fields the engine knows under the name and the values of the questionnaire. */
const memesNoms = [
  "nationalite",
  "alternant",
  "categorie_salarie",
  "scolarite",
  "annee_etude",
  "statuts_etablissement_scolaire",
  "groupe_specialites_formation",
  "mention_baccalaureat",
  "boursier",
  "habite_chez_parents",
  "enfant_place",
  "garde_alternee",
  "handicap",
  "taux_incapacite",
  "inapte_travail",
  "gir",
  "aah_restriction_substantielle_durable_acces_emploi",
  "stagiaire",
  "statut_marital",
  "date_debut_chomage",
  "ass_precondition_remplie",
  "rsa_jeune_condition_heures_travail_remplie",
  "sortie_academie",
  "sortie_region_academique",
  "bourse_criteres_sociaux_base_ressources_parentale",
  "tns_autres_revenus_type_activite",
] as const satisfies readonly (keyof Individu)[];

/** Distance sent for a family home abroad: the engine’s class « 250 km and more ». */
const DISTANCE_A_L_ETRANGER = 260;

const enActivite: ReadonlySet<unknown> = new Set(["salarie", "independant", "service_civique"]);

/** Whole months between two days. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
}

const JOUR = 86_400_000;
/** Mean days of a month, by which the engine divides a stay. */
const JOURS_PAR_MOIS = 30.436875;

/** Day that ends a stay of `mois` months for the engine, which counts whole mean months: never a month less. */
const finDuSejour = (debut: string, mois: number): string =>
  new Date(Date.parse(debut) + Math.ceil(mois * JOURS_PAR_MOIS) * JOUR).toISOString().slice(0, 10);

/** Engine fields that differ from the questionnaire’s (docs/specification.md#loi-personne). */
function traduits(individu: Individu, { dateDeValeur }: Situation): Record<string, unknown> {
  const {
    activite,
    _contrat_alternant,
    _nombreMoisDebutContratDeTravail: anciennete,
    regime_securite_sociale: regime,
  } = individu;
  const mois = individu._interetEtudesEtranger ? individu._dureeMoisEtudesEtranger : undefined;
  const contrat = anciennete !== undefined;
  return {
    activite: enActivite.has(activite) ? "actif" : activite,
    apprenti: _contrat_alternant && _contrat_alternant === "apprenti",
    secteur_activite_employeur:
      regime === undefined ? undefined : regime === "regime_agricole" ? "agricole" : "non_agricole",
    professionnalisation: _contrat_alternant && _contrat_alternant === "professionnalisation",
    contrat_de_travail_debut: contrat ? subtractMonths(dateDeValeur, anciennete) : undefined,
    peec_employeur: contrat ? true : undefined,
    debut_etudes_etranger: mois === undefined ? undefined : dateDeValeur,
    fin_etudes_etranger: mois === undefined ? undefined : finDuSejour(dateDeValeur, mois),
    regime_securite_sociale: regime === "inconnu" ? "regime_general" : regime,
  };
}

/** Whole months before a birth during which it is held that the pregnancy was declared. */
const MOIS_DE_GROSSESSE = 6;

/**
 * Expecting on a day: now, and in the recent months; not any more, until a child of the household was born; never, for
 * a father.
 */
function attendait({ enceinte }: Individu, { enfants, dateDeValeur }: Situation, jour: string): boolean {
  if (enceinte === "enceinte") return jour >= subtractMonths(dateDeValeur, MOIS_RECENTS).slice(0, 7);
  if (enceinte !== "pas_enceinte") return false;
  return (enfants ?? []).some(({ date_naissance: naissance }) => {
    const mois = naissance === undefined ? 0 : monthsBetween(naissance, jour);
    return mois < 0 && mois > -MOIS_DE_GROSSESSE;
  });
}

/**
 * What time alone changes, month by month: this month as at the date of value, each past one as at its last day (CSS,
 * art. R843-1, II). Years and months of age are negative before the birth.
 */
function deChaqueMois(individu: Individu, situation: Situation, periods: Periods): Variables {
  const { date_naissance, enceinte } = individu;
  const { dateDeValeur } = situation;
  const chaqueMois = (valeur: (jour: string) => unknown): Values =>
    Object.fromEntries(
      periods.last13Months.map((mois) => [
        mois,
        valeur(mois === periods.thisMonth ? dateDeValeur : lastDay(mois)),
      ]),
    );
  return {
    ...(date_naissance && {
      age: chaqueMois((jour) => ageAt(date_naissance, jour)),
      age_en_mois: chaqueMois((jour) => monthsBetween(date_naissance, jour)),
    }),
    ...(enceinte && { enceinte: chaqueMois((jour) => attendait(individu, situation, jour)) }),
  };
}

/** Kilometres to the family home, for the scholarship (docs/specification.md#loi-distance); unknown counts as 0. */
function distance({ demandeur, parents }: Situation, entreCommunes = 0): number | undefined {
  if (demandeur.activite !== "etudiant") return undefined;
  if (demandeur.habite_chez_parents === true) return 0;
  return parents._en_france === false ? DISTANCE_A_L_ETRANGER : entreCommunes;
}

/** Years of permit that the RSA and the prime d’activité ask for (CASF, art. L262-4; CSS, art. L842-2). */
const CINQ_ANS = 5;

/** What the law reads of a permit; nothing of one that was not said. */
function duTitre(situation: Situation): Record<string, unknown> {
  const titre = titreDeSejour(situation);
  if (titre === undefined) return {};
  return {
    titre_etudiant: titre === "titre_etudiant" ? "oui" : "non",
    protection_asile: titre === "protection_asile" || undefined,
    duree_possession_titre_sejour: titre === "titre_cinq_ans" ? CINQ_ANS : undefined,
  };
}

/** What is said of a person, money apart; kilometres between communes come from `distance.ts`. */
export function individuVariables(
  individu: Individu,
  situation: Situation,
  periods: Periods,
  entreCommunes?: number,
): Variables {
  const months = recentMonths(periods);
  const { date_naissance, enfant_a_charge } = individu;
  return {
    ...(date_naissance && { date_naissance: { ETERNITY: date_naissance } }),
    ...(Object.keys(enfant_a_charge).length && { enfant_a_charge: { ...enfant_a_charge } }),
    ...renseigne(Object.fromEntries(memesNoms.map((name) => [name, individu[name]])), months),
    ...renseigne(traduits(individu, situation), months),
    ...deChaqueMois(individu, situation, periods),
    ...(individu.id === "demandeur" &&
      renseigne(
        {
          bourse_criteres_sociaux_distance_domicile_familial: distance(situation, entreCommunes),
          orphelin: sansParents(situation) || undefined,
          ...duTitre(situation),
          etudiant_aidant: situation.precisions?.["etudiant_aidant"] || undefined,
        },
        months,
      )),
  };
}

/** Variables of the placeholder parents of an attached applicant: nothing is known of them. */
export const parentVariables = (periods: Periods): Variables => ({
  enfant_a_charge: at([periods.thisYear], false),
});
