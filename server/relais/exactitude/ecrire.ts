import { readFileSync } from "node:fs";
import { registre, repondreALaRequete } from "../../../catalogue/loi/openfisca.ts";
import type { ExactitudeEcrite } from "../../../machines/pages/exactitude.ts";
import { readCatalogue } from "../../catalogue/read.ts";
import fautes from "./fautes.json" with { type: "json" };
import { jugerLeFoyer, lireLesFoyers, type RepondreAuFoyer } from "./juger.ts";
import { tableDe } from "./table.ts";

/** Households and what was published of them (licence ouverte 2.0; how to dispute one: docs/exactitude.md). */
export const FOYERS_PUBLIES = "server/relais/exactitude/foyers.jsonl";

/** Milliseconds that a service has for one household. */
const DELAI = 60_000;

/** Asks a service of the OpenFisca Web API, by its address. */
export const demanderA =
  (service: string): RepondreAuFoyer =>
  async (request) => {
    const reponse = await fetch(`${service.replace(/\/$/, "")}/calculate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(DELAI),
    });
    if (!reponse.ok) throw new Error(`Le service répond ${reponse.status}.`);
    return reponse.json();
  };

const ici: RepondreAuFoyer = async (request) => repondreALaRequete(request, registre);

/** Measures a service of the OpenFisca protocol on the published households; the embedded law, without one. */
export async function mesurerLExactitude(repondre: RepondreAuFoyer = ici): Promise<ExactitudeEcrite> {
  const foyers = lireLesFoyers(readFileSync(FOYERS_PUBLIES, "utf8"));
  const jugements = [];
  for (const foyer of foyers) jugements.push(...(await jugerLeFoyer(foyer, repondre)));
  return tableDe(jugements, foyers, readCatalogue());
}

/** What `/exactitude` shows, and the households, by the name of its file. */
export const exactitudeEcrite = async (): Promise<Readonly<Record<string, string>>> => ({
  "exactitude.json": JSON.stringify({ ...(await mesurerLExactitude()), ...fautes }),
  "exactitude-foyers.jsonl": readFileSync(FOYERS_PUBLIES, "utf8"),
});
