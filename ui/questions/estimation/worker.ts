import { buildCatalogue, type Catalogue } from "../../../catalogue/catalogue.ts";
import { legislationEmbarquee } from "../../../catalogue/loi/embarquee.ts";
import { compute } from "../../../catalogue/results/compute.ts";
import type { Tools } from "../../../catalogue/results/decider.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import type { Aide } from "../../../catalogue/schema/aide.ts";
import type { Institution } from "../../../catalogue/schema/institution.ts";
import { defaultParameters, type Marque } from "../../../catalogue/situation/context.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";

/**
 * Computes the aids of legislation away from the page, on this device: nothing is sent. The first
 * message brings those aids; each next one brings households and takes their results back.
 */
export type DemandeDEstimation =
  | { kind: "aides"; aides: Aide[]; institutions: Institution[] }
  | { kind: "foyers"; numero: number; situations: Situation[]; marque: Marque };
export type ReponseDuCalcul = { numero: number } & ({ resultats: Resultats[] } | { erreur: string });

let catalogue: Catalogue | undefined;

async function resultatsDe(situations: readonly Situation[], marque: Marque): Promise<Resultats[]> {
  if (!catalogue) throw new Error("Les aides ne sont pas encore là");
  const tools: Tools = {
    catalogue,
    legislation: legislationEmbarquee(catalogue.aides.map(({ aide }) => aide)),
    velos: async () => ({ compute: async () => [] }),
    marque,
    parameters: defaultParameters,
    avenir: false,
  };
  const resultats: Resultats[] = [];
  for (const situation of situations) resultats.push(await compute(situation, tools));
  return resultats;
}

const repondre = (reponse: ReponseDuCalcul) => postMessage(reponse);

addEventListener("message", ({ data }: MessageEvent<DemandeDEstimation>) => {
  if (data.kind === "aides") {
    catalogue = buildCatalogue(data.aides, data.institutions);
    return;
  }
  const { numero } = data;
  resultatsDe(data.situations, data.marque).then(
    (resultats) => repondre({ numero, resultats }),
    (error: Error) => repondre({ numero, erreur: error.message }),
  );
});
