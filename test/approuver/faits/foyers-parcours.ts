import { conduire, type FoyerConduit, type PasDuFoyer } from "../../../machines/foyers/conduire.ts";
import type { FoyerRaconte } from "../../../machines/foyers/foyer.ts";
import { communeRacontee } from "../../../server/edition/temoins.ts";
import { ecrireReponse } from "../../../ui/format/reponse.ts";

/** A step with its answer as a person reads it. */
export type PasLu = PasDuFoyer & { dite?: string };

/** A household that was taken to its results, each of its answers as a person reads it. */
export type FoyerLu = Omit<FoyerConduit, "pas"> & { pas: readonly PasLu[] };

function lire(pas: PasDuFoyer): PasLu {
  if (!pas.reponse) return pas;
  const { question, value, ecoute } = pas.reponse;
  const dite = ecrireReponse(question, value, ecoute.who, ecoute.facts).replaceAll(/[\u00a0\u202f]/g, " ");
  return { ...pas, dite };
}

/** Takes a household from the first question to the results. Throws as `conduire` does. */
export function conduireLeFoyer(foyer: FoyerRaconte): FoyerLu {
  const conduit = conduire(foyer, communeRacontee);
  return { ...conduit, pas: conduit.pas.map(lire) };
}
