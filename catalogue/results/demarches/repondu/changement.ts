import { periodsOf } from "../../../situation/periods.ts";
import { ressourceIds, type RessourceId } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import type { MotifDeRefus } from "./decision.ts";

/** One thing that a body may have counted otherwise, and the household as it would then have been. */
export interface ChangementSuppose {
  /** What it is about: of several causes of one kind, the nearest alone is told. */
  genre: string;
  /** What follows « a sans doute ». */
  dit: string;
  /** Reasons that a refusal for it would give. */
  motifs: readonly MotifDeRefus[];
  /** How ordinary it is, from 1 to 5: of two that explain as well, the more ordinary is told first. */
  poids: number;
  foyer: Situation;
}

/** What is tried of a household for an aid; nothing where it says nothing of it. */
export type EssaiDeDecision = (situation: Situation, aide: string) => ChangementSuppose[];

/** The same household, one of its people told otherwise. */
export function avecPersonne(situation: Situation, personne: Individu): Situation {
  if (personne.id === "demandeur") return { ...situation, demandeur: personne };
  if (personne.id === "conjoint") return { ...situation, conjoint: personne };
  return {
    ...situation,
    enfants: situation.enfants?.map((un) => (un.id === personne.id ? personne : un)) ?? null,
  };
}

/** The adults of a household. */
export const adultesDe = ({ demandeur, conjoint }: Situation): Individu[] =>
  conjoint ? [demandeur, conjoint] : [demandeur];

/** Kinds of income that somebody was paid something of, this month or in the twelve before. */
export function revenusDits(personne: Individu, { dateDeValeur }: Situation): RessourceId[] {
  const { last13Months, lastYear } = periodsOf(dateDeValeur);
  return ressourceIds.filter((id) =>
    [...last13Months, lastYear].some((periode) => Number(personne[id]?.[periode]) > 0),
  );
}

/** The same person, an amount of a kind of income told otherwise for each period. */
export function avecMontants(
  personne: Individu,
  ids: readonly RessourceId[],
  lire: (montants: Readonly<Record<string, number | null>>, periode: string) => number | null,
): Individu {
  const autres = ids.map((id) => {
    const montants = (personne[id] ?? {}) as Record<string, number | null>;
    return [
      id,
      Object.fromEntries(Object.keys(montants).map((periode) => [periode, lire(montants, periode)])),
    ];
  });
  return { ...personne, ...(Object.fromEntries(autres) as Partial<Individu>) };
}
