import { isDeepStrictEqual } from "node:util";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { periodsOf } from "../../../catalogue/situation/periods.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import type { Answer, AnswerAddress } from "../../../machines/answers/answer.ts";
import { applyAnswer, emptySituation } from "../../../machines/answers/fold.ts";

/** What is written at a place of the household: `demandeur.enfant_a_charge.2026`, false. */
export type Effet = readonly [lieu: string, value: unknown];

const periods = periodsOf(JOUR_FIXE);

/** An applicant with a child and, except when that is what is asked, a partner. */
function foyerAvant(answers: readonly Answer[]): Situation {
  const situation = emptySituation(JOUR_FIXE, [0]);
  for (const answer of answers) applyAnswer(situation, answer, periods);
  return situation;
}

function feuilles(value: unknown, lieu = ""): Effet[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[lieu, value]];
  const parties = Object.entries(value);
  if (lieu && parties.length === 0) return [[lieu, {}]];
  return parties.flatMap(([champ, un]) => feuilles(un, lieu ? `${lieu}.${champ}` : champ));
}

/** What a household has that another has not, or has otherwise, in order; children by rank. */
export function ecartsDuFoyer(avant: Situation, apres: Situation): Effet[] {
  const enPlaces = (foyer: Situation) => feuilles({ ...foyer, enfants: { ...foyer.enfants } });
  const deja = new Map(enPlaces(avant));
  return enPlaces(apres).filter(([lieu, un]) => !deja.has(lieu) || !isDeepStrictEqual(deja.get(lieu), un));
}

/** What an answer writes in a household that has no answer but `avant`, in the order it is written. */
export function effetsDe(address: AnswerAddress, value: unknown, avant: readonly Answer[] = []): Effet[] {
  const couple: Answer = { entityName: "famille", fieldName: "en_couple", value: true };
  const answers = address.entityName === "famille" ? avant : [couple, ...avant];
  return ecartsDuFoyer(foyerAvant(answers), foyerAvant([...answers, { ...address, value }]));
}

const MOIS = /\.(\d{4}-\d{2})$/;

/** Effects in a line each; the months of one amount are told together: « 13 mois, de 2025-11 à 2026-11 ». */
export function effetsDits(effets: readonly Effet[]): string[] {
  const dits = new Map<string, { mois: string[]; value: unknown }>();
  for (const [lieu, value] of effets) {
    const mois = MOIS.exec(lieu)?.[1];
    const cle = mois ? `${lieu.replace(MOIS, "")} ${String(value)}` : lieu;
    const un = dits.get(cle) ?? { mois: [], value };
    if (mois) un.mois.push(mois);
    dits.set(cle, un);
  }
  return [...dits].map(([cle, { mois, value }]) => {
    const dit = JSON.stringify(value);
    if (mois.length === 0) return `${cle} = ${dit}`;
    const [debut, fin] = [[...mois].sort()[0], [...mois].sort().at(-1)];
    return `${cle.slice(0, cle.lastIndexOf(" "))} = ${dit}, ${mois.length} mois, de ${debut} à ${fin}`;
  });
}
