import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { legislationEmbarquee } from "../../catalogue/loi/embarquee.ts";
import { compute } from "../../catalogue/results/compute.ts";
import { auCentime } from "../../catalogue/results/demarches/repondu/decision.ts";
import type { Calculer } from "../../catalogue/results/demarches/repondu/verifier-decision.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { catalogueServi } from "../fixtures/sans-velo.ts";

/** Computes one aid of some households as the worker of the page does. */
export function calculerUneAide(id: string): Calculer {
  const aide = auCentime(catalogueServi.byId.get(id)!.aide);
  const catalogue = buildCatalogue([aide], [...catalogueServi.institutions.values()]);
  const legislation = legislationEmbarquee([aide]);
  return async (situations) => {
    const resultats: Resultats[] = [];
    for (const situation of situations)
      resultats.push(
        await compute(situation, {
          catalogue,
          legislation,
          velos: async () => ({ compute: async () => [] }),
          marque: "neutre",
          parameters: defaultParameters,
          avenir: false,
        }),
      );
    return resultats;
  };
}
