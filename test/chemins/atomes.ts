import type { Atom } from "../../catalogue/predicate/condition.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { Atome } from "../../catalogue/recherche/lexique.ts";
import { factContext, type FactContext } from "../../catalogue/situation/context.ts";
import { type Fact, facts } from "../../catalogue/situation/facts.ts";
import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { answerAt } from "../../machines/answers/answer.ts";
import { applyAnswer, emptySituation, personneDe } from "../../machines/answers/fold.ts";
import { answerName } from "../../machines/journey/about.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { borneDe } from "../kinds/date.ts";
import { type Depart, JOUR_DES_CHEMINS } from "./valeurs.ts";
import type { ValeurDite } from "../kinds/kind.ts";

/** A place where one answer is chosen: a step, or one resource type among those a person selects. */
export interface AtomeLu {
  visite: VisitedStep;
  type?: RessourceId;
  valeurs: readonly ValeurDite[];
}

const role = (personne: IndividuId) => (personne.startsWith("enfant_") ? "enfant" : personne);

/** Facts of a household that gave one answer and no other, seen for one person. */
function faitsDUneReponse(
  depart: Depart,
  personne: IndividuId,
  lu?: AtomeLu,
  valeur?: ValeurDite,
): FactContext {
  const indices = Array.from({ length: depart.enfants }, (_, n) => n);
  const situation = emptySituation(JOUR_DES_CHEMINS, indices.length ? indices : null);
  const context = factContext(situation, { marque: depart.marque });
  // A partner is there only in a couple.
  if (personne === "conjoint" || lu?.visite.personne === "conjoint") {
    applyAnswer(situation, { entityName: "famille", fieldName: "en_couple", value: true }, context.periods);
  }
  if (lu && valeur) {
    const value = lu.type === undefined ? valeur.de([]) : valeur.nom === "oui" ? [lu.type] : [];
    applyAnswer(situation, answerAt(lu.visite.address, value), context.periods);
  }
  return { ...context, personne: personneDe(situation, personne) };
}

/** Points whose answer an atom reads, by rank; the number of children is settled before any answer. */
export function pointsLus(atom: Atom, personne: IndividuId, points: readonly AtomeLu[]): number[] {
  const { reads }: Fact = facts[atom.fact];
  const deQui = atom.fact === "demandeur.ressources" ? "demandeur" : personne;
  return points.flatMap((point, rang) => {
    const nom = answerName(point.visite);
    const lu = reads.some(
      (read) =>
        read !== "enfants" &&
        read.replace("{personne}", role(personne)) === nom &&
        (!read.includes("{personne}") || point.visite.personne === personne),
    );
    if (!lu) return [];
    if (point.type === undefined) return [rang];
    if (atom.kind !== "includes") throw new Error(`Lecture des ressources non prévue : ${atom.kind}`);
    return atom.value === point.type && point.visite.personne === deQui ? [rang] : [];
  });
}

type Comparaison = Extract<Atom, { kind: "compare" }>;

/** A count over the children, as the atoms « this answer counts » : how many of them make it true. */
export interface Compte {
  suffit: (nombre: number) => boolean;
}

function compteDe(atom: Comparaison): Compte {
  const borne = borneDe(atom);
  const selon = {
    ">": (n: number) => n > borne,
    ">=": (n: number) => n >= borne,
    "=": (n: number) => n === borne,
  };
  const contre = { "<": (n: number) => n < borne, "<=": (n: number) => n <= borne };
  return { suffit: { ...selon, ...contre }[atom.operator] };
}

/**
 * One atom per point read. An atom that reads several is a count over the children: it becomes one
 * atom per child, and how many are wanted; anything else is refused rather than guessed.
 */
export function atomesDe(
  atom: Atom,
  personne: IndividuId,
  points: readonly AtomeLu[],
  depart: Depart,
): { atomes: Atome[]; vide: boolean; compte?: Compte } {
  const rangs = pointsLus(atom, personne, points);
  const plusieurs = rangs.length > 1;
  if (plusieurs && !(atom.kind === "compare" && atom.fact.startsWith("enfants.")))
    throw new Error(`Atome sur plusieurs réponses non prévu : ${atom.fact}`);
  const lu: Atom = plusieurs ? { kind: "compare", fact: atom.fact, operator: ">", bound: 0 } : atom;
  const vide = evaluate(lu, faitsDUneReponse(depart, personne));
  const atomes = rangs.map((rang) => {
    const point = points[rang] as AtomeLu;
    const vrai = point.valeurs.map((valeur) =>
      evaluate(lu, faitsDUneReponse(depart, personne, point, valeur)),
    );
    return { inconnue: rang, vrai, absent: vide };
  });
  return { atomes, vide, ...(plusieurs && { compte: compteDe(atom as Comparaison) }) };
}
