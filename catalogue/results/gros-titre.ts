import { majuscule } from "../fiches/phrases/casse.ts";
import { combien, eurosEnMots } from "../fiches/phrases/nombres.ts";
import { enumerer } from "../fiches/phrases/phrase.ts";
import { aProposer } from "./a-proposer.ts";
import { etatDe, type EtatDeDroit } from "./certitude.ts";
import type { Droit } from "./results.ts";
import { type SommesParRythme, type Totaux, totauxDe } from "./totaux.ts";

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
      montants[rythme] > 0 ? [`${eurosEnMots(arrondir(montants[rythme]))}\u00a0${mot}`] : [],
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

/** A sentence about euros that are said. */
const siDit = (euros: string, phrase: string): string[] => (euros ? [phrase] : []);

/** What adds to what is sure: sure ceilings and what is to be checked, the larger first; empty for nothing. */
function ajouts({ surs, plafonds, aVerifier }: Totaux): readonly [string, string] {
  const [auPlus, probable] = [dire(plafonds), dire(aVerifier)];
  const jusqua = auPlus && `et jusqu’à ${auPlus}${dePlus(surs, plafonds)}`;
  const peutEtre = probable && `et probablement ${probable}${dePlus(surs, aVerifier)}, à vérifier`;
  return parAn(aVerifier) > parAn(plafonds) ? [peutEtre, jusqua] : [jusqua, peutEtre];
}

/**
 * « Environ 670 € par mois », then « , et jusqu’à 2 100 € en une fois »: what is sure, then the larger of sure ceilings
 * and of what is to be checked; without money that is sure, what is likely, then ceilings. Nothing when no
 * money is computed, or all of it hangs on a question: « si » is never a headline (docs/specification.md#totaux).
 */
export function titreDesTotaux(totaux: Totaux): Titre | undefined {
  const { surs, plafonds, si, aVerifier, plafondsAVerifier, bientot } = totaux;
  const [environ, auPlus, probable, plusTard] = [dire(surs), dire(plafonds), dire(aVerifier), dire(bientot)];
  const [siCest, auPlusPeutEtre] = [dire(si), dire(plafondsAVerifier)];
  const peutEtre = siDit(auPlusPeutEtre, `Et peut-être jusqu’à ${auPlusPeutEtre}, à vérifier.`);
  const selonReponse = siDit(siCest, `Et, si c’est votre cas, ${siCest}${dePlus(surs, si)}.`);
  const ouvriront = siDit(plusTard, `Et bientôt ${plusTard}, quand les demandes ouvriront.`);
  const suivent = [...peutEtre, ...selonReponse, ...ouvriront];
  if (environ) {
    const [suite, autre] = ajouts(totaux);
    return {
      debut: `Environ ${environ}`,
      suite: suite ? `, ${suite}` : "",
      reste: [...siDit(autre, `${majuscule(autre)}.`), ...suivent],
    };
  }
  const selon = siDit(auPlus, `Et jusqu’à ${auPlus}, selon votre dossier.`);
  if (probable)
    return { debut: `Probablement ${probable}`, suite: ", à vérifier", reste: [...selon, ...suivent] };
  if (auPlus) return { debut: `Jusqu’à ${auPlus}`, suite: ", selon votre dossier", reste: suivent };
  if (auPlusPeutEtre)
    return {
      debut: `Peut-être jusqu’à ${auPlusPeutEtre}`,
      suite: ", à vérifier",
      reste: [...selonReponse, ...ouvriront],
    };
  return plusTard
    ? { debut: `Bientôt, environ ${plusTard}`, suite: ", quand les demandes ouvriront", reste: selonReponse }
    : undefined;
}

const RIEN = "Aucune aide calculée ici ne correspond à vos réponses pour l’instant";

/** The headline of results (docs/specification.md#totaux); `incomplet` when some aids could not be computed: none is then no answer. */
export function grosTitre(tous: readonly Droit[], incomplet = false): Titre {
  const droits = aProposer(tous);
  if (droits.length === 0)
    return { debut: incomplet ? "Vos aides n’ont pas pu être calculées" : RIEN, suite: "", reste: [] };
  const nombre = droits.length === 1 ? "Une aide" : combien(droits.length, "aide");
  const totaux = totauxDe(droits);
  const siCest = dire(totaux.si);
  return (
    titreDesTotaux(totaux) ?? {
      debut: nombre,
      suite: siCest ? " pour vous" : " pour vous, sans montant calculé",
      reste: siDit(siCest, `Et, si c’est votre cas, ${siCest}.`),
    }
  );
}

const comptes: readonly [EtatDeDroit, string, string][] = [
  ["à demander", "sûre", "sûres"],
  ["si", "si…", "si…"],
  ["à vérifier", "à vérifier", "à vérifier"],
  ["bientôt", "bientôt ouverte", "bientôt ouvertes"],
];

/** « 22 aides : 14 sûres, 6 à vérifier, 2 bientôt ouvertes. » */
export function compteDesAides(tous: readonly Droit[]): string {
  const droits = aProposer(tous);
  const parts = comptes.flatMap(([etat, un, plusieurs]) => {
    const nombre = droits.filter((droit) => etatDe(droit) === etat).length;
    return nombre > 0 ? [combien(nombre, un, plusieurs)] : [];
  });
  return `${combien(droits.length, "aide")} : ${parts.join(", ")}.`;
}
