import { estChiffree } from "../../catalogue/results/argent.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { totauxDe } from "../../catalogue/results/totaux.ts";
import { chapterNamed } from "../../machines/journey/chapters.ts";
import { chapterOf } from "../../machines/journey/position.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { arrondir, type Titre, titreDesTotaux } from "../format/gros-titre.ts";

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
  /** Euros a month, rounded, sure or not. */
  parMois: number;
}

/** What may be shown of an estimate of the answers so far. */
export function montrer(resultats: Resultats | undefined, parcours: Parcours): Montre {
  const droits = (resultats?.droitsEligibles ?? []).filter(
    (droit) =>
      estChiffree(droit) &&
      // What hangs on a question that the results will ask is shown, as what is to be checked.
      (["à demander", "si"].includes(etatDe(droit)) ||
        (etatDe(droit) === "à vérifier" && revenusConnus(parcours))),
  );
  const totaux = totauxDe(droits);
  const { surs, si, aVerifier } = totaux;
  const parMois = arrondi(surs.parMois + si.parMois + aVerifier.parMois);
  return { droits, titre: titreDesTotaux(totaux), parMois };
}
