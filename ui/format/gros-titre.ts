import type { SommesParRythme, Totaux } from "../../catalogue/results/totaux.ts";
import { enumerer } from "../../catalogue/phrases/phrase.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { ecrireEuros } from "./nombres.ts";

/** The euros of a headline: nearest 5 under 100 €, nearest 10 above, as they are under 5 €; never nothing for something. */
export const arrondir = (euros: number): number => {
  if (euros < 5) return Math.max(1, Math.round(euros));
  return euros < 100 ? Math.round(euros / 5) * 5 : Math.round(euros / 10) * 10;
};

const mots = [
  ["parMois", "par\u00a0mois"],
  ["parAn", "par\u00a0an"],
  ["enUneFois", "en\u00a0une\u00a0fois"],
] as const;

/** « 670 € par mois et 900 € par an »; empty for nothing. */
const dire = (montants: SommesParRythme): string =>
  enumerer(
    mots.flatMap(([rythme, mot]) =>
      montants[rythme] > 0 ? [`${ecrireEuros(arrondir(montants[rythme]))}\u00a0${mot}`] : [],
    ),
    "et",
  );

/** Euros of a year, to tell which part is the larger. */
const parAn = ({ parMois, parAn: chaqueAn, enUneFois }: SommesParRythme) =>
  parMois * 12 + chaqueAn + enUneFois;

/** A headline: what is said first, what adds to it, then a sentence for each part that is left. */
export interface Titre {
  debut: string;
  suite: string;
  reste: string[];
}

/** « de plus » when a rhythm is on both sides: the second figure then adds to the first. */
const dePlus = (premiers: SommesParRythme, seconds: SommesParRythme) =>
  mots.some(([rythme]) => premiers[rythme] > 0 && seconds[rythme] > 0) ? " de plus" : "";

/**
 * « Environ 670 € par mois », then « , et jusqu’à 2 100 € en une fois »: what is sure, then the larger of sure ceilings
 * and of what is to be checked; without money that is sure, what is likely, then ceilings. Nothing when no
 * money is computed (docs/specification.md#totaux).
 */
export function titreDesTotaux(totaux: Totaux): Titre | undefined {
  const { surs, plafonds, si, aVerifier, plafondsAVerifier, bientot } = totaux;
  const [environ, auPlus, probable, plusTard] = [dire(surs), dire(plafonds), dire(aVerifier), dire(bientot)];
  const [siCest, auPlusPeutEtre] = [dire(si), dire(plafondsAVerifier)];
  const peutEtre = auPlusPeutEtre ? [`Et peut-être jusqu’à ${auPlusPeutEtre}, à vérifier.`] : [];
  const selonReponse = siCest ? [`Et, si c’est votre cas, ${siCest}${dePlus(surs, si)}.`] : [];
  const ouvriront = plusTard ? [`Et bientôt ${plusTard}, quand les demandes ouvriront.`] : [];
  const suivent = [...peutEtre, ...selonReponse, ...ouvriront];
  if (environ) {
    const dits = [
      { euros: parAn(plafonds), texte: auPlus && `et jusqu’à ${auPlus}${dePlus(surs, plafonds)}` },
      {
        euros: parAn(aVerifier),
        texte: probable && `et probablement ${probable}${dePlus(surs, aVerifier)}, à vérifier`,
      },
    ].sort((a, b) => b.euros - a.euros);
    const [suite, autre] = dits.map(({ texte }) => texte);
    return {
      debut: `Environ ${environ}`,
      suite: suite ? `, ${suite}` : "",
      reste: [...(autre ? [`${majuscule(autre)}.`] : []), ...suivent],
    };
  }
  const selon = auPlus ? [`Et jusqu’à ${auPlus}, selon votre dossier.`] : [];
  if (probable)
    return { debut: `Probablement ${probable}`, suite: ", à vérifier", reste: [...selon, ...suivent] };
  if (auPlus) return { debut: `Jusqu’à ${auPlus}`, suite: ", selon votre dossier", reste: suivent };
  if (siCest)
    return { debut: `Si c’est votre cas, ${siCest}`, suite: "", reste: [...peutEtre, ...ouvriront] };
  if (auPlusPeutEtre)
    return { debut: `Peut-être jusqu’à ${auPlusPeutEtre}`, suite: ", à vérifier", reste: ouvriront };
  return plusTard
    ? { debut: `Bientôt, environ ${plusTard}`, suite: ", quand les demandes ouvriront", reste: [] }
    : undefined;
}
