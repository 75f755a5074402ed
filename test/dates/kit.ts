import type { Explication, ParametreExplique } from "../../catalogue/loi/expliquer.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { inactif, sansLogement } from "../../machines/studio/foyers/communs.ts";
import { unEnfant } from "../../machines/studio/foyers/foyer.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
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
  remplir(
    {
      titre: "quelqu’un sans travail, sans revenu et sans logement",
      demandeur: inactif(naissance),
      enfants: enfants.map((ne) => unEnfant(ne, { enfant_a_charge: "Non" })),
      foyer: sansLogement("67000"),
    },
    "neutre",
    dateDeValeur,
  );

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
