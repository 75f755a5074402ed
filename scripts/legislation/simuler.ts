import { legislationEmbarquee } from "../../catalogue/loi/embarquee.ts";
import { compute } from "../../catalogue/results/compute.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { situationOf } from "./foyer-dune-ligne.ts";

/** Made ready once: all that the results say of the household of a line, in short. */
export const simuler = async () => {
  const catalogue = readCatalogue();
  const aides = catalogue.aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
  const legislation = legislationEmbarquee(aides);
  const tools = {
    catalogue,
    legislation,
    velos: async () => (await import("../../catalogue/results/velos/velos.ts")).velos,
    marque: "neutre",
    parameters: defaultParameters,
  } as const;
  const named = ({ id, montant }: { id: string; montant: unknown }) => ({ id, montant });
  return async (given: unknown) => {
    const situation = situationOf(given);
    const { droitsEligibles, droitsNonEligibles, droitsInjectes, nonCalcules } = await compute(
      situation,
      tools,
    );
    const { values, facts } = await legislation
      .compute(
        situation,
        aides.map(({ slug }) => slug),
      )
      // What could not be computed is in `nonCalcules`.
      .catch(() => ({ values: {}, facts: {} }));
    return {
      droitsEligibles: droitsEligibles.map(named),
      droitsNonEligibles,
      droitsInjectes: droitsInjectes.map(named),
      nonCalcules,
      legislation: { ...values, ...facts },
    };
  };
};
