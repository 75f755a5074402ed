import { impossibles } from "../../catalogue/exemples/impossibles.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { porteDesAides } from "./aides.ts";
import { lireApprouves, porteDesApprouves, temoinDe } from "./approuves.ts";
import { cheminDe, engendrerTriplets, type Suite } from "./generer.ts";
import * as portes from "./portes.ts";
import { porteDesMutants, portesDesConditions } from "./portes-conditions.ts";
import { porteDesPaires, porteDesTriplets } from "./portes-rencontres.ts";
import { porteDesPrestations } from "./prestations.ts";

/** The gate of the aids: who obtains and who just misses each, among the examples. */
export const porteDesAidesDuCatalogue = (): portes.Porte =>
  porteDesAides(readCatalogue(), readExemples(), paysDe(readCommunes()), impossibles);

/** Gates that need no journey to be run; triples take half a minute, and wait for the night. */
export async function portesDuCalcul(
  suite: Suite,
  { graine, tout }: { graine: number; tout: boolean },
): Promise<portes.Porte[]> {
  const temoins = portes.temoinsDe(suite.chemins);
  const triplets = tout ? engendrerTriplets(suite, graine) : undefined;
  const enPlus = triplets?.ajoutes.map((tire, n) => cheminDe(tire, suite.chemins.length + n + 1)) ?? [];
  const approuves = lireApprouves();
  const [catalogue, pays] = [readCatalogue(), paysDe(readCommunes())];
  const situations = temoins.map(({ parcours }) => parcours.situation);
  return [
    portes.porteDuModele([...suite.chemins, ...enPlus]),
    portes.porteDesEtapes(suite.chemins),
    portes.porteDesReponses(suite),
    ...portesDesConditions(suite, temoins),
    porteDesPaires(suite),
    ...(triplets ? [porteDesTriplets(triplets)] : []),
    porteDesApprouves(approuves),
    porteDesMutants(suite, approuves.map(temoinDe)),
    porteDesAidesDuCatalogue(),
    await porteDesPrestations(catalogue, pays, situations),
  ];
}
