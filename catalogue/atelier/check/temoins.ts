import { occupations } from "../exemples/occupations.ts";
import { codesDe, estUnePlace, type Pays, testsDesLieux } from "../exemples/pays.ts";
import { foyerOrdinaire, posees, type Reponses, selonLesQuestions } from "../exemples/reponses.ts";
import { bornesDe } from "../exemples/valeurs.ts";
import type { Atom } from "../../conditions/predicate/condition.ts";
import { type FactContext, factContext } from "../../situation/context.ts";
import type { FactName } from "../../situation/facts.ts";
import { JOUR_FIXE } from "../../situation/jour-fixe.ts";
import { subtractMonths } from "../../situation/periods.ts";
import type { Commune, Individu } from "../../situation/situation.ts";
import * as v from "../../situation/vocabulaire.ts";

/**
 * Households on which rules are tried. A rule speaks of one subject (age, place, studies…); the households
 * of a subject answer its rules in every possible way, so that rules that none of them meets exclude each
 * other, and a rule that all who meet the others also meet adds nothing.
 */

const etudes: ReadonlySet<FactName> = new Set([
  "demandeur.activite",
  "demandeur.ecole",
  "demandeur.annee_etude",
  "demandeur._contrat_alternant",
  "demandeur.stagiaire",
  "demandeur.mention_baccalaureat",
  "demandeur.groupe_specialites_formation",
]);

const paramsDe = (atom: Atom) => ("params" in atom ? atom.params : undefined);

/** What an atom speaks of; without the communes, codes of two kinds of places cannot be compared. */
export function sujetDe(atom: Atom, pays: Pays | undefined): string {
  if (pays && estUnePlace(atom.fact)) return "lieu";
  if (etudes.has(atom.fact)) return "études";
  if (atom.fact === "demandeur.taux_incapacite") return "demandeur.handicap";
  if (atom.fact === "legislation.quotient_familial") return atom.fact;
  return `${atom.fact} ${JSON.stringify(paramsDe(atom) ?? {})}`;
}

/** A piece of the households of a subject, and the values it may take. */
export interface Piece {
  /** One household by value, plain for the rest. */
  foyers: readonly FactContext[];
  /** Facts that only this piece tells; the others are told by the first. */
  faits?: ReadonlySet<FactName>;
  /** By value of the first piece: this one is asked; else it has no value. */
  posee?: readonly boolean[];
}

interface Champs {
  demandeur?: Partial<Individu>;
  menage?: Partial<Commune> & Partial<FactContext["situation"]["menage"]>;
  enfants?: readonly number[];
}

const neIlYA = (ans: number) => subtractMonths(JOUR_FIXE, ans * 12);

const demandeur: Individu = { id: "demandeur", _role: "demandeur", enfant_a_charge: {} };
const menage = { aide_logement_date_pret_conventionne: JOUR_FIXE };
/** The household that nobody said anything of; its day is worked out once for all. */
export const vide = factContext({
  dateDeValeur: JOUR_FIXE,
  version: 11,
  demandeur,
  enfants: [],
  famille: {},
  menage,
  parents: {},
});

const enfantDe = (ans: number, rang: number): Individu => ({
  id: `enfant_${rang}`,
  _role: "enfant",
  enfant_a_charge: {},
  date_naissance: neIlYA(ans),
});

const foyer = (champs: Champs, lus: Pick<FactContext, "legislation" | "aides"> = {}): FactContext => ({
  ...vide,
  ...lus,
  situation: {
    ...vide.situation,
    demandeur: { ...demandeur, ...champs.demandeur },
    menage: { ...menage, ...champs.menage },
    enfants: (champs.enfants ?? []).map(enfantDe),
  },
});

/** Below, at and above every bound; 0 counts as one. */
const autour = (bornes: readonly number[], pas: number) =>
  [...new Set([0, ...bornes].flatMap((borne) => [borne - pas, borne, borne + pas]))].filter((n) => n >= 0);

const entiers = (atoms: readonly Atom[]) =>
  autour(
    bornesDe(atoms).flatMap((borne) => [Math.floor(borne), Math.ceil(borne)]),
    1,
  );

const choixDe = <T extends object>(mots: T) => [undefined, ...(Object.keys(mots) as (keyof T & string)[])];

/** The plainest household of each way of studying or working that the questionnaire can tell. */
const auxEtudes = occupations.map(({ champs }) =>
  selonLesQuestions({ ...foyerOrdinaire, scolarite: undefined, annee_etude: undefined, ...champs }),
);

const occupationDe = ({ activite, scolarite, annee_etude, contrat }: Reponses): FactContext =>
  foyer({
    demandeur: {
      activite,
      scolarite,
      annee_etude,
      ...(contrat && contrat !== "aucun" && { _contrat_alternant: contrat }),
    },
  });

/** An answer that some occupations only are asked. */
const suite = (
  question: "stagiaire" | "mention" | "specialite",
  fait: FactName,
  foyers: readonly Partial<Individu>[],
): Piece => ({
  foyers: foyers.map((champs) => foyer({ demandeur: champs })),
  faits: new Set([fait]),
  posee: auxEtudes.map(posees[question]),
});

/** An occupation, then what it is asked; the same ones serve every aid. */
const piecesDesEtudes: readonly Piece[] = [
  { foyers: auxEtudes.map(occupationDe) },
  suite(
    "stagiaire",
    "demandeur.stagiaire",
    [false, true].map((stagiaire) => ({ stagiaire })),
  ),
  suite(
    "mention",
    "demandeur.mention_baccalaureat",
    choixDe(v.mentions).map((mention_baccalaureat) => ({ mention_baccalaureat })),
  ),
  suite(
    "specialite",
    "demandeur.groupe_specialites_formation",
    choixDe(v.specialites).map((code) => ({ groupe_specialites_formation: code })),
  ),
];

const champsDesLieux: Partial<Record<FactName, keyof Commune>> = {
  "menage.region": "_region",
  "menage.departement": "_departement",
  "menage.epci": "_epci",
  "menage.commune": "depcom",
  "menage.codePostal": "_codePostal",
};

/** Real communes if they are known, else one home per code and one elsewhere. */
function auxLieux(atoms: readonly Atom[], pays: Pays | undefined): FactContext[] {
  const codes = [...new Set(atoms.flatMap(codesDe))];
  if (!pays) {
    const champ = champsDesLieux[atoms[0]?.fact as FactName] ?? "depcom";
    return ["ailleurs", ...codes].map((code) => foyer({ menage: { [champ]: code } }));
  }
  return pays.distinguees(testsDesLieux(atoms)).map((menage) => foyer({ menage }));
}

function auxEnfants(atoms: readonly Atom[]): FactContext[] {
  const ans = Number(paramsDe(atoms[0] as Atom)?.["age_min"] ?? 0);
  return entiers(atoms).map((nombre) => foyer({ enfants: Array<number>(nombre).fill(ans) }));
}

/** Euros of a year; a bound by month is twelve times as high. */
const auQuotient = (atoms: readonly Atom[]): FactContext[] =>
  autour(
    atoms.flatMap((atom) =>
      bornesDe([atom]).map((borne) => borne * (paramsDe(atom)?.["period"] === "month" ? 12 : 1)),
    ),
    1,
  ).map((rfr) => foyer({}, { legislation: { rfr, nbptr: 1 } }));

const auHandicap = (atoms: readonly Atom[]): FactContext[] => [
  foyer({ demandeur: { handicap: false } }),
  ...autour([...bornesDe(atoms), 1], 0.001).map((taux_incapacite) =>
    foyer({ demandeur: { handicap: true, taux_incapacite } }),
  ),
];

/** Households of a subject that is told by one piece. */
const foyersPar: Partial<Record<FactName, (atoms: readonly Atom[]) => FactContext[]>> = {
  "demandeur.age": (atoms) =>
    entiers(atoms).map((ans) => foyer({ demandeur: { date_naissance: neIlYA(ans) } })),
  "demandeur.handicap": auHandicap,
  "demandeur.taux_incapacite": auHandicap,
  "enfants.eligibles": auxEnfants,
  "enfants.nombre": auxEnfants,
  "legislation.quotient_familial": auQuotient,
  "legislation.rsa": (atoms) => autour(bornesDe(atoms), 1).map((rsa) => foyer({}, { legislation: { rsa } })),
  "legislation.boursier": () => [true, false].map((boursier) => foyer({}, { legislation: { boursier } })),
  "resultats.aide": () => [true, false].map((due) => foyer({}, { aides: () => due })),
  "demandeur.nationalite": () =>
    choixDe(v.nationalites).map((nationalite) => foyer({ demandeur: { nationalite } })),
  "demandeur.regime_securite_sociale": () =>
    choixDe(v.regimes).map((code) => foyer({ demandeur: { regime_securite_sociale: code } })),
  "menage.statut_occupation_logement": () =>
    choixDe(v.statutsLogement).map((code) => foyer({ menage: { statut_occupation_logement: code } })),
};

const foyersDe = (fact: FactName, atoms: readonly Atom[], pays: Pays | undefined): FactContext[] =>
  estUnePlace(fact) ? auxLieux(atoms, pays) : (foyersPar[fact]?.(atoms) ?? []);

/** Pieces of the households of a subject, by the atoms that speak of it; nothing for one we cannot tell. */
export function piecesDuSujet(atoms: readonly Atom[], pays: Pays | undefined): readonly Piece[] | undefined {
  const fact = atoms[0]?.fact;
  if (fact === undefined) return [];
  if (etudes.has(fact)) return piecesDesEtudes;
  const foyers = foyersDe(fact, atoms, pays);
  return foyers.length ? [{ foyers }] : undefined;
}
