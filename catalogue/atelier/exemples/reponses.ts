import { type ConditionName, conditions } from "../../conditions/conditions.ts";
import { all } from "../../conditions/predicate/condition.ts";
import { testOf, verdictsBy } from "../../conditions/predicate/evaluate.ts";
import { fold } from "../../conditions/predicate/fold.ts";
import type { Aide } from "../../schema/aide.ts";
import { defaultParameters } from "../../situation/context.ts";
import type { FactName } from "../../situation/facts.ts";
import { periodsOf, subtractMonths } from "../../situation/periods.ts";
import type { Commune, Individu, Situation } from "../../situation/situation.ts";
import type * as v from "../../situation/vocabulaire.ts";
import { MAJORITE } from "./seuils.ts";

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
  nationalite: v.Code<typeof v.nationalites>;
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
export const foyerOrdinaire: Required<Omit<Reponses, "codePostal">> = {
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
  nationalite: "FR",
  parents: null,
  boursier: false,
  rsa: 0,
  enfants: [],
  commune: "35238",
  interets: [],
};

/** What the conditions of the journey read of an example household. */
const lus: Partial<Record<FactName, (r: Reponses) => unknown>> = {
  "demandeur.age": ({ age }) => age,
  "personne.age": ({ age }) => age,
  "demandeur.activite": ({ activite }) => activite,
  "demandeur.scolarite": ({ scolarite }) => scolarite,
  "demandeur.annee_etude": ({ annee_etude }) => annee_etude,
};

const verdicts = verdictsBy<Reponses>((atom) => {
  const lire = lus[atom.fact];
  if (!lire) throw new Error(`Un foyer d’exemple ne dit pas « ${atom.fact} »`);
  const test = testOf(atom);
  return (r) => test(lire(r), { parameters: defaultParameters });
});

function si(...noms: ConditionName[]): (r: Reponses) => boolean {
  const vraie = fold(all(...noms.map((nom) => conditions[nom])), verdicts);
  return (r) => vraie(r) === true;
}

/** Questions asked of some households only: the conditions of their step, and of its group. */
export const posees = {
  scolarite: si("fait des études"),
  annee_etude: si("fait des études", "est au lycée ou dans le supérieur"),
  contrat: si("fait des études, ou travaille en ayant l’âge de la carte des métiers"),
  stagiaire: si("fait des études"),
  specialite: si("fait des études", "suit une formation qui a une spécialité"),
  mention: si(
    "fait des études",
    "est au lycée ou dans le supérieur",
    "est dans ses premières années après le bac",
  ),
  regime: si("a 25 ans ou moins"),
} as const satisfies Partial<Record<keyof Reponses, (r: Reponses) => boolean>>;

export const peutDependreDesParents = si("a plus de 8 ans et 25 ans au plus");

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
    nationalite: r.nationalite,
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
