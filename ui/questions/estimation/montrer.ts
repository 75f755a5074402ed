import { estChiffree } from "../../../catalogue/results/argent.ts";
import { attend, etatDe } from "../../../catalogue/results/certitude.ts";
import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { totauxDe } from "../../../catalogue/results/totaux.ts";
import { chapterNamed } from "../../../machines/journey/chapters.ts";
import { chapterOf } from "../../../machines/journey/position.ts";
import type { Parcours } from "../../../machines/journey/walk.ts";
import { reuniesA } from "../../../machines/journey/reunies/ecrans.ts";
import { titreDe } from "../../../machines/journey/reunies/mots.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import { whoOf } from "../../../machines/journey/about.ts";
import { say } from "../../../machines/questions/words.ts";
import { ecrireEuros } from "../../cadre/format/nombres.ts";
import { arrondir, type Titre, titreDesTotaux } from "../../../catalogue/results/gros-titre.ts";

/** True where an estimate may be shown: at a question of the chapters whose answers are enough for one. */
export const estMontrable = (parcours: Parcours, path: string): boolean =>
  chapterNamed(chapterOf(parcours, path)).chiffrable === true;

/** True once every question on income has its answer: before, what rests on it would be a guess. */
const revenusConnus = (parcours: Parcours): boolean =>
  parcours.active.every((step) => chapterOf(parcours, step.path) !== "revenus" || step.answered);

const arrondi = (euros: number) => (euros > 0 ? arrondir(euros) : 0);

/** What an estimate shows: aids that have an amount, and what they come to. */
export interface Montre {
  droits: readonly Droit[];
  /** In the words of the headline of results; nothing when no money is computed. */
  titre: Titre | undefined;
  /** Nothing before every question on income has its answer: an income whose amount is not typed is not nothing. */
  parMois: ParMois | undefined;
}

/** Euros a month, rounded: what is sure, and what may be. */
export interface ParMois {
  sur: number;
  tout: number;
}

/** What may be shown of an estimate of the answers so far. */
export function montrer(resultats: Resultats | undefined, parcours: Parcours): Montre {
  const droits = (resultats?.droitsEligibles ?? []).filter(
    (droit) =>
      estChiffree(droit) &&
      !attend(droit) &&
      // What hangs on a question that the results will ask is shown, as what is to be checked.
      (["à demander", "si"].includes(etatDe(droit)) ||
        (etatDe(droit) === "à vérifier" && revenusConnus(parcours))),
  );
  const totaux = totauxDe(droits);
  const { surs, si, aVerifier } = totaux;
  const parMois = revenusConnus(parcours) && {
    sur: arrondi(surs.parMois),
    tout: arrondi(surs.parMois + si.parMois + aVerifier.parMois),
  };
  return { droits, titre: titreDesTotaux(totaux), parMois: parMois || undefined };
}

/** The answers of a screen, in the words of their summary or of its title; nothing where all of them are « je ne sais pas ». */
function dites(parcours: Parcours, ecran: VisitedStep): string | undefined {
  const posees = reuniesA(parcours, ecran);
  if (posees.every(({ given }) => given?.value === null || given?.value === "inconnu")) return undefined;
  const who = whoOf(parcours, ecran);
  return posees.length > 1
    ? `vos réponses : ${say(titreDe(ecran), who)}`
    : `votre réponse : ${say(ecran.question.summary, who)}`;
}

/**
 * « + 570 € depuis votre réponse : Logement. »: what the screen before a path made of the month. Nothing for money that is not
 * sure, nor when it only becomes less sure, nor after « je ne sais pas ».
 */
export function direMouvement(
  avant: ParMois,
  apres: ParMois,
  parcours: Parcours,
  path: string,
): string | undefined {
  const ecart = apres.sur - avant.sur;
  const ecran = parcours.ecrans[parcours.ecrans.findIndex((step) => step.path === path) - 1];
  const quoi = ecran && dites(parcours, ecran);
  if (!quoi || ecart * (apres.tout - avant.tout) <= 0) return undefined;
  return `${ecart > 0 ? "+" : "−"} ${ecrireEuros(Math.abs(ecart))} depuis ${quoi}.`;
}
