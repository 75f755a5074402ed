import type { Aide } from "../schema/aide.ts";
import { periodsOf, subtractMonths } from "../situation/periods.ts";
import type { Commune, Individu, Situation } from "../situation/situation.ts";
import type * as v from "../situation/vocabulaire.ts";
import { AGE_DE_LA_CARTE_DES_METIERS, AGE_DU_RATTACHEMENT, MAJORITE } from "./seuils.ts";

export type Interet = NonNullable<Aide["interestFlag"]>;

/** What an example household answers; a question it is not asked has no value. */
export interface Reponses {
  age: number;
  activite: v.Code<typeof v.activites>;
  scolarite?: v.Code<typeof v.scolarites>;
  annee_etude?: v.Code<typeof v.anneesEtude>;
  contrat?: "aucun" | v.Code<typeof v.contratsAlternance>;
  stagiaire?: boolean;
  specialite?: v.Code<typeof v.specialites>;
  mention?: v.Code<typeof v.mentions>;
  /** Rate of incapacity, 0 without a handicap. */
  taux: number;
  logement: v.Code<typeof v.statutsLogement>;
  regime?: v.Code<typeof v.regimes>;
  /** Income and shares of the parents one is attached to; `null` when they are not given. */
  parents: { rfr: number; nbptr: number } | null;
  boursier: boolean;
  /** Euros this month. */
  rsa: number;
  /** Ages of the children. */
  enfants: readonly number[];
  /** INSEE code. */
  commune: string;
  /** The first of the commune unless told. */
  codePostal?: string;
  interets: readonly Interet[];
}

/** The plainest household: an example tells how it differs from it. */
export const base: Required<Omit<Reponses, "codePostal">> = {
  age: 20,
  activite: "salarie",
  scolarite: "enseignement_superieur",
  annee_etude: "licence_1",
  contrat: "aucun",
  stagiaire: false,
  specialite: "aucun",
  mention: "non_renseignee",
  taux: 0,
  logement: "loge_gratuitement",
  regime: "regime_general",
  parents: null,
  boursier: false,
  rsa: 0,
  enfants: [],
  commune: "35238",
  interets: [],
};

const premieresAnnees = new Set<unknown>(["bts_1", "but_1", "cpge_1", "licence_1", "licence_2"]);

const etudie = ({ activite }: Reponses) => activite === "etudiant";
const dansCesEtudes = (r: Reponses, scolarites: readonly unknown[]) =>
  etudie(r) && scolarites.includes(r.scolarite);
const auLyceeOuApres = (r: Reponses) => dansCesEtudes(r, ["lycee", "enseignement_superieur"]);

/** Questions that the questionnaire asks of some households only, as its conditions say. */
export const posees = {
  scolarite: etudie,
  annee_etude: auLyceeOuApres,
  contrat: (r) => etudie(r) || (r.activite === "salarie" && r.age <= AGE_DE_LA_CARTE_DES_METIERS),
  stagiaire: etudie,
  specialite: (r) => dansCesEtudes(r, ["lycee", "enseignement_superieur", "inconnue"]),
  mention: (r) => auLyceeOuApres(r) && premieresAnnees.has(r.annee_etude),
  regime: ({ age }) => age <= 25,
} as const satisfies Partial<Record<keyof Reponses, (r: Reponses) => boolean>>;

export const peutDependreDesParents = ({ age }: Pick<Reponses, "age">) =>
  age > 8 && age <= AGE_DU_RATTACHEMENT;

/** The same answers without those to questions that are not asked. */
export function selonLesQuestions(reponses: Reponses): Reponses {
  const kept = { ...reponses };
  for (const [champ, posee] of Object.entries(posees)) {
    if (!posee(kept)) delete kept[champ as keyof typeof posees];
  }
  return peutDependreDesParents(kept) ? kept : { ...kept, parents: null };
}

const neIlYA = (age: number, jour: string) => subtractMonths(jour, age * 12 + 3);

const interetsDe = ({ interets, specialite }: Reponses): Partial<Individu> => ({
  ...Object.fromEntries(interets.map((interet) => [interet, true])),
  ...(interets.includes("_interetsAidesVelo") && { _interetsAidesVelo: ["velo_electrique"] }),
  ...(interets.includes("_interetDiagnostifFinancier") && { _aleas: ["perte_emploi"] }),
  ...(specialite === "groupe_330" && { _interetAidesSanitaireSocial: true }),
});

function etudesDe(r: Reponses): Partial<Individu> {
  const { scolarite, annee_etude, contrat, stagiaire, specialite, mention } = r;
  const alternant = contrat !== undefined && contrat !== "aucun";
  const etablissement = ["college", "lycee", "enseignement_superieur"].includes(scolarite ?? "");
  return {
    ...(scolarite && { scolarite }),
    ...(annee_etude && { annee_etude }),
    ...(etablissement && { statuts_etablissement_scolaire: "public" }),
    ...(mention && { mention_baccalaureat: mention }),
    ...(stagiaire !== undefined && { stagiaire }),
    ...(contrat && { alternant }),
    ...(alternant && { _contrat_alternant: contrat, categorie_salarie: "prive_non_cadre" }),
    ...(specialite && { groupe_specialites_formation: specialite }),
    ...((alternant || r.activite === "salarie") && { _nombreMoisDebutContratDeTravail: 12 }),
  };
}

function demandeurDe(r: Reponses, jour: string): Individu {
  const { thisMonth, thisYear } = periodsOf(jour);
  // Minors are their parents’, whose income nobody gave.
  const rattache = r.parents !== null || r.age < MAJORITE;
  return {
    id: "demandeur",
    _role: "demandeur",
    date_naissance: neIlYA(r.age, jour),
    nationalite: "FR",
    activite: r.activite,
    ...etudesDe(r),
    handicap: r.taux > 0,
    ...(r.taux > 0 && { taux_incapacite: r.taux }),
    enfant_a_charge: peutDependreDesParents(r) ? { [thisYear]: rattache } : {},
    ...(r.regime && { regime_securite_sociale: r.regime }),
    ...(r.boursier && { bourse_enseignement_sup: { [thisMonth]: 300 } }),
    ...(r.rsa > 0 && { rsa: { [thisMonth]: r.rsa } }),
    ...(r.logement === "loge_gratuitement" && { habite_chez_parents: true }),
    ...interetsDe(r),
  };
}

/** The household of these answers, as the questionnaire would give it on that day. */
export function foyerDe(reponses: Reponses, commune: Commune, jour: string): Situation {
  return {
    dateDeValeur: jour,
    version: 11,
    demandeur: demandeurDe(reponses, jour),
    enfants: reponses.enfants.map((age, index) => ({
      id: `enfant_${index}`,
      _role: "enfant",
      date_naissance: neIlYA(age, jour),
      nationalite: "FR",
      enfant_a_charge: {},
    })),
    famille: { en_couple: false },
    menage: {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: reponses.logement,
      ...commune,
    },
    parents: { ...(reponses.parents && { _situation: "en_couple" as const, ...reponses.parents }) },
  };
}

/** Answers by what differs from others; what is not asked is not written. */
export function differences(reponses: Reponses, reference: Reponses): Partial<Reponses> {
  return Object.fromEntries(
    Object.entries(reponses).filter(
      ([champ, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(reference[champ as keyof Reponses]),
    ),
  );
}
