import { ligneDe } from "../../catalogue/fiches/fiche.ts";
import { motsDesDescriptions } from "../../catalogue/synonymes/mots-des-descriptions.ts";
import { readConfig } from "../../server/config.ts";
import { visibleAides } from "../../server/visibles.ts";
import { lireLesFichiers } from "../../server/sources/fichiers.ts";
import { moteurDesAides } from "../../ui/aides/index-aides.ts";

const { catalogue, synonymes } = lireLesFichiers();
export { synonymes };
const visibles = visibleAides({
  catalogue,
  config: readConfig({}),
  now: () => new Date("2026-06-15T10:00:00Z"),
});
/** Aids as the list shows them. */
export const aides = visibles.map(ligneDe);
/** The search of the list, with all that it knows of words. */
export const moteur = moteurDesAides(aides, {
  suggestions: synonymes.suggestions,
  synonymes: synonymes.entrees,
  aides: aides.length,
  mots: motsDesDescriptions(visibles),
});
