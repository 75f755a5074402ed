import type { Situation } from "../situation/situation.ts";

/** Months that the prime d’activité looks back to, this one included (CSS, art. R843-1: M-4 to M-2). */
const MOIS_LUS = 4;

const GARDE =
  "En garde alternée, la prime peut ne compter l’enfant que chez l’un de ses deux parents\u00a0: à vérifier";
const A_UN_SEUL =
  "En garde alternée, un seul des deux parents la reçoit, que la Caf ou votre accord désigne\u00a0: à vérifier";
/** Paid to one recipient, whom nobody is asked (CSS, art. L513-1 and R513-1, and the Cour de cassation for the AEEH; the family allowances may be shared, art. L521-2). */
const D_UN_SEUL: ReadonlySet<string> = new Set(["cf", "ars", "paje_base", "aeeh"]);
const SEPARATION =
  "La prime lit votre foyer d’il y a deux à quatre mois\u00a0: si vous viviez encore en couple, elle sera autre\u00a0: à vérifier";
const EMMENAGEMENT =
  "La prime lit votre logement d’il y a deux à quatre mois, que vous n’avez pas dit\u00a0: à vérifier";

function moisPasses({ famille, enfants, menage }: Situation): string[] {
  const { _nombreMoisEntreeLogement: entree } = menage;
  return [
    ...(famille.rsa_isolement_recent === true && enfants?.length ? [SEPARATION] : []),
    ...(entree !== undefined && entree <= 0 && entree > -MOIS_LUS ? [EMMENAGEMENT] : []),
  ];
}

/**
 * Why an aid that reads past months one by one is not sure: the household, the custody and the dwelling of then are those
 * of today as far as the answers tell (CSS, art. R843-1, II; for the custody, written question no 16016 of 2019).
 */
export function etatsDePlusTot(slug: string, situation: Situation): string[] {
  const alternee = situation.enfants?.some(({ garde_alternee }) => garde_alternee === true) === true;
  if (D_UN_SEUL.has(slug)) return alternee ? [A_UN_SEUL] : [];
  return slug === "ppa" ? [...(alternee ? [GARDE] : []), ...moisPasses(situation)] : [];
}
