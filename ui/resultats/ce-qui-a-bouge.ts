import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { enumerer } from "../../catalogue/fiches/phrases/phrase.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import type { Droit } from "../../catalogue/results/results.ts";

const nommer = (droits: readonly Droit[]): string =>
  enumerer(
    droits.map(({ label }) => `« ${majuscule(label)} »`),
    "et",
  );

/** What an answer moved, in sentences; empty when it moved nothing. */
export function ceQuiABouge(avant: readonly Droit[], apres: readonly Droit[]): string {
  const etait = new Map(avant.map((droit) => [droit.id, etatDe(droit)]));
  const est = new Map(apres.map((droit) => [droit.id, etatDe(droit)]));
  const parties = avant.filter(({ id }) => !est.has(id));
  const revenues = apres.filter(({ id }) => !etait.has(id));
  const sures = apres.filter(
    ({ id }) => est.get(id) === "à demander" && etait.has(id) && etait.get(id) !== "à demander",
  );
  const phrases = [
    sures.length > 0 && `${nommer(sures)} : sûre${sures.length > 1 ? "s" : ""} maintenant.`,
    parties.length > 0 && `${nommer(parties)} : plus dans vos résultats.`,
    revenues.length > 0 && `${nommer(revenues)} : de retour dans vos résultats.`,
  ];
  return phrases.filter(Boolean).join(" ");
}
