import type { Explication, ParametreExplique } from "../../catalogue/loi/expliquer.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { demandeur, parDefaut } from "../../machines/studio/personas/conter.ts";
import { achever } from "../../machines/studio/personas/remplir.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { startingContext } from "../../machines/journey/start.ts";
import { assemble } from "../../server/app/assemble.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";

/** The whole product, its database in memory. */
export const produit = assemble(
  readConfig({ DATABASE: ":memory:", VELOS_DELAI_MS: "60000" }),
  () => undefined,
  lireLesFichiers(),
  [],
);

/**
 * Somebody without a partner, work, income or home, born that day, and children by their births: the
 * whole journey, at a date of value.
 */
export const seul = (
  dateDeValeur: string,
  naissance: string,
  enfants: readonly string[] = [],
): JourneyContext =>
  achever(startingContext({ dateDeValeur, enfants: [...enfants.keys()] }), {
    ...parDefaut,
    ...demandeur({ date_naissance: naissance, activite: "inactif" }),
    ...Object.fromEntries(enfants.map((ne, n) => [`individu/enfant_${n}/date_naissance`, ne])),
    "menage/statut_occupation_logement": "sansDomicile",
    "menage/depcom": "67000",
  });

/** Amount of an aid in results; nothing if it is not due. */
export const montant = ({ droitsEligibles }: Resultats, id: string) =>
  droitsEligibles.find((droit) => droit.id === id)?.montant;

/** Figures of the law that an explanation shows, by their label. */
export const chiffre = (
  explication: Explication | undefined,
  libelle: string,
): ParametreExplique | undefined =>
  explication?.parametres.find((un) => un.libelle === libelle) ??
  explication?.details.map((une) => chiffre(une, libelle)).find((un) => un !== undefined);
