import type { Atom } from "../../conditions/predicate/condition.ts";
import {
  mentions,
  nationalites,
  regimes,
  specialites,
  statutsLogement,
} from "../../situation/vocabulaire.ts";
import type { Feuille, NomDeVariable } from "./formule.ts";
import { occupations } from "./occupations.ts";
import { type Pays, testsDesLieux } from "./pays.ts";
import { foyerOrdinaire, type Interet, type Reponses } from "./reponses.ts";

/** One way of answering the questions of a piece. */
export type ValeurDExemple = Partial<Reponses>;
export type ValeursDExemple = Readonly<Record<NomDeVariable, readonly ValeurDExemple[]>>;

type Comparaison = Extract<Atom, { kind: "compare" }>;

/** Numbers that these compare to. */
export const bornesDe = (atoms: readonly Atom[]) =>
  atoms.flatMap((atom) => (atom.kind === "compare" && typeof atom.bound === "number" ? [atom.bound] : []));

const sansDoublons = <T>(values: readonly T[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const AGES = [20, 19, 21, 18, 22, 23, 24, 17, 16, 25, 15, 14, 13, 12, 26, 28, 30, 33, 36, 40];
/** Both sides of a bound, whole or not. */
const autour = (bornes: readonly number[]) =>
  bornes.flatMap((borne) => [
    Math.floor(borne) - 1,
    Math.floor(borne),
    Math.ceil(borne),
    Math.ceil(borne) + 1,
  ]);

const agesDe = (comparaisons: readonly Comparaison[]): ValeurDExemple[] =>
  sansDoublons([...AGES, ...autour(bornesDe(comparaisons))])
    .filter((age) => age >= 0 && age <= 110)
    .map((age) => ({ age }));

/** Shares of a couple with two children. */
const PARTS = 3;
const LARGE = 1.2;
const ETROIT = 0.8;

/** Incomes on both sides of each bound: round ones, then the bound itself and a euro more or less. */
function parentsDe(comparaisons: readonly Comparaison[]): ValeurDExemple[] {
  const parts = comparaisons.flatMap((une) => {
    const [borne = 0] = bornesDe([une]);
    const mois = une.params?.["period"] === "month" ? 12 : 1;
    const rond = (part: number) => Math.round((borne * mois * part * PARTS) / 1000) * 1000;
    const juste = [borne, borne - 1, borne + 1].map((value) => value * mois * PARTS);
    return [rond(ETROIT), rond(LARGE), ...juste];
  });
  const rfrs = sansDoublons(parts).filter((rfr) => rfr >= 0 && Number.isInteger(rfr));
  return [{ parents: null }, ...rfrs.map((rfr) => ({ parents: { rfr, nbptr: PARTS } }))];
}

const RSA = 600;
const rsaDe = (comparaisons: readonly Comparaison[]): ValeurDExemple[] =>
  sansDoublons([0, RSA, ...autour(bornesDe(comparaisons))])
    .filter((rsa) => rsa >= 0)
    .map((rsa) => ({ rsa }));

/** No child, some of one age, or two ages mixed: as many as the rules count, and one more. */
function enfantsDe(comparaisons: readonly Comparaison[]): ValeurDExemple[] {
  if (comparaisons.length === 0) return [{ enfants: [] }];
  const bornesDAge = comparaisons.flatMap(({ params }) =>
    [params?.["age_min"], params?.["age_max"]].filter((age): age is number => typeof age === "number"),
  );
  const ages = sansDoublons([2, ...autour(bornesDAge)].filter((age) => age >= 0 && age <= 30));
  const nombre = Math.min(6, Math.floor(Math.max(0, ...bornesDe(comparaisons))) + 1);
  const meme = Array.from({ length: nombre }, (_, n) => ages.map((age) => Array<number>(n + 1).fill(age)));
  const deux = ages.flatMap((un) => ages.flatMap((autre) => (un > autre ? [[un, autre]] : [])));
  return [[], ...meme.flat(), ...deux].map((enfants) => ({ enfants }));
}

const choix = <K extends keyof Reponses>(champ: K, values: readonly Reponses[K][]): ValeurDExemple[] =>
  values.map((value) => ({ [champ]: value }));

const codes = <T extends object>(mots: T) => Object.keys(mots) as (keyof T & string)[];

function communesDe(atoms: readonly Atom[], pays: Pays): ValeurDExemple[] {
  const tests = testsDesLieux(atoms);
  const parCodePostal = tests.some(({ fact }) => fact === "menage.codePostal");
  return pays.distinguees(tests).map(({ depcom, _codePostal }) => ({
    commune: depcom,
    ...(parCodePostal && { codePostal: _codePostal }),
  }));
}

const LOGEMENTS = ["loge_gratuitement", "locataire_vide", "locataire_meuble"] as const;

/** What each piece may be, drawn from the simple tests of the rules; the plainest first. */
export function valeursDExemple(
  feuilles: readonly Feuille[],
  interets: readonly Interet[],
  pays: Pays,
): ValeursDExemple {
  const atoms = (nom: NomDeVariable) =>
    feuilles.flatMap((une) => ("atom" in une && une.variable === nom ? [une.atom] : []));
  const comparaisons = (nom: NomDeVariable) =>
    atoms(nom).flatMap((atom) => (atom.kind === "compare" ? [atom] : []));
  const lue = (nom: NomDeVariable) => feuilles.some(({ variable }) => variable === nom);
  const siLue = <K extends keyof Reponses & NomDeVariable>(nom: K, values: readonly Reponses[K][]) =>
    choix(
      nom,
      lue(nom)
        ? sansDoublons([foyerOrdinaire[nom as keyof typeof foyerOrdinaire] as Reponses[K], ...values])
        : [foyerOrdinaire[nom as keyof typeof foyerOrdinaire] as Reponses[K]],
    );
  const autresInterets = feuilles.flatMap((une) => ("interet" in une ? [une.interet] : []));
  return {
    commune: communesDe(atoms("commune"), pays),
    age: agesDe(comparaisons("age")),
    occupation: occupations.map(({ champs }) => ({ ...sansOccupation, ...champs })),
    interets: choix("interets", sansDoublons([interets, sansDoublons([...interets, ...autresInterets])])),
    // A question that is not asked has no answer: the last value.
    stagiaire: [...siLue("stagiaire", [true]), { stagiaire: undefined }],
    specialite: [...siLue("specialite", codes(specialites)), { specialite: undefined }],
    mention: [...siLue("mention", codes(mentions)), { mention: undefined }],
    taux: siLue("taux", [0.65, 0.9, 0.3]),
    logement: siLue("logement", [...LOGEMENTS, ...codes(statutsLogement)]),
    regime: [
      ...siLue(
        "regime",
        codes(regimes).filter((code) => code !== "inconnu"),
      ),
      { regime: undefined },
    ],
    nationalite: siLue("nationalite", codes(nationalites)),
    enfants: enfantsDe(comparaisons("enfants")),
    parents: parentsDe(comparaisons("parents")),
    boursier: siLue("boursier", [true]),
    rsa: lue("rsa") ? rsaDe(comparaisons("rsa")) : [{ rsa: 0 }],
  };
}

const sansOccupation = { scolarite: undefined, annee_etude: undefined, contrat: undefined };
