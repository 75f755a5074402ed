import { dateDeVerification } from "../../../catalogue/schema/lectures.ts";
import { legislationEmbarquee } from "../../../catalogue/loi/embarquee.ts";
import { estChiffree, eurosParAn } from "../../../catalogue/results/argent.ts";
import { estAdditionnee } from "../../../catalogue/results/totaux.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { compute } from "../../../catalogue/results/compute.ts";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { subtractMonths } from "../../../catalogue/situation/periods.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import type { EurosMontres } from "../../../machines/pages/exactitude.ts";
import { personas } from "../../../machines/studio/personas/personas.ts";
import { remplir } from "../../../machines/studio/personas/remplir.ts";
import { readCatalogue } from "../../catalogue/read.ts";

const estDeLaLoi = ({ source, institution: { type } }: Droit): boolean =>
  source === "openfisca" && type === "national";

/**
 * Euros a year that told households are shown, in their totals and beside, and how many of them a text of law with its scale,
 * or a page of less than a year, says.
 */
export async function eurosMontres(): Promise<EurosMontres> {
  const catalogue = readCatalogue();
  const legislation = legislationEmbarquee(catalogue.aides.map(({ aide }) => aide));
  const velos = async () => (await import("../../../catalogue/results/velos/velos.ts")).velos;
  const outils = { catalogue, legislation, velos, marque: "neutre", parameters: defaultParameters } as const;
  const euros = { total: 0, totalDit: 0, montres: 0, montresDits: 0 };
  for (const persona of personas) {
    const { droitsEligibles, dateDeValeur } = await compute(parcoursDe(remplir(persona)).situation, outils);
    const ilYAUnAn = subtractMonths(dateDeValeur, 12);
    for (const droit of droitsEligibles.filter(estChiffree)) {
      const aide = catalogue.byId.get(droit.id)?.aide;
      const lue = (aide && dateDeVerification(aide)) ?? "";
      const dits =
        estDeLaLoi(droit) || (lue !== "" && lue > ilYAUnAn.slice(0, lue.length)) ? eurosParAn(droit) : 0;
      euros.montres += eurosParAn(droit);
      euros.montresDits += dits;
      if (!estAdditionnee(droit)) continue;
      euros.total += eurosParAn(droit);
      euros.totalDit += dits;
    }
  }
  return { foyers: personas.length, ...euros };
}

/** The same, by the name of the file that `/exactitude` reads. */
export const eurosMontresEcrits = async () => ({
  "euros-montres.json": JSON.stringify(await eurosMontres()),
});
