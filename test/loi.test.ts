import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { calculees, legislationEmbarquee } from "../catalogue/loi/embarquee.ts";
import { registre } from "../catalogue/loi/formules/registre.ts";
import type { Values } from "../catalogue/loi/moteur/requete.ts";
import { repondreALaRequete } from "../catalogue/loi/protocole/repondre.ts";
import { distanceDuDomicileFamilial } from "../catalogue/loi/requete/distance.ts";
import { buildRequest, placeOf } from "../catalogue/loi/requete/requete.ts";
import { periodsOf } from "../catalogue/situation/periods.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { FOYERS_PUBLIES } from "../server/relais/exactitude/ecrire.ts";
import { type FoyerPublie, jugerLeFoyer, lireLesFoyers } from "../server/relais/exactitude/juger.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { foyersTemoins } from "../server/atelier/edition/temoins.ts";

const toutes = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
const aides = calculees(toutes);
const embarquee = legislationEmbarquee(aides);
const ids = aides.map(({ slug }) => slug);
/** A cent, and what floating-point numbers leave. */
const AU_CENTIME = 0.01;
const RESTE = 1e-9;
const egales = (voulue: number | boolean, trouvee: number | boolean): boolean =>
  Math.abs(Number(voulue) - Number(trouvee)) <= AU_CENTIME + RESTE;

it.each(foyersTemoins())(
  "$titre : ce que l’adaptateur d’OpenFisca envoie a la même réponse",
  async ({ situation }) => {
    const { values } = await embarquee.compute(situation, ids);
    const requete = buildRequest(situation, aides, new Set(), await distanceDuDomicileFamilial(situation));
    const reponse = repondreALaRequete(requete, registre);
    const periodes = periodsOf(situation.dateDeValeur);
    const ecarts = aides.flatMap((aide) => {
      const { entity, instance, variable, period } = placeOf(aide, periodes);
      const repondue = (reponse[entity][instance]?.[variable] as Values | undefined)?.[period];
      const ecart = Math.abs(Number(values[aide.slug]) - Number(repondue));
      return ecart <= AU_CENTIME / 2
        ? []
        : [`${aide.slug} : ${String(values[aide.slug])} ici, ${String(repondue)} par la requête`];
    });
    expect(ecarts).toEqual([]);
  },
);

const exemples = lireLesFoyers(readFileSync(FOYERS_PUBLIES, "utf8"));

/** What is wrong, in a sentence: a fault that is known must still be the same, a mended one leaves the list. */
async function fautes(foyer: FoyerPublie): Promise<string[]> {
  const jugements = await jugerLeFoyer(foyer, async (request) => repondreALaRequete(request, registre));
  return jugements.flatMap(({ variable, publiee, repondue, sens }) => {
    const { ecart } = foyer;
    if (ecart && sens === "juste") return [`${variable} : ${publiee}, comme publié : l’écart est à retirer`];
    const commeDit = ecart ? egales(ecart.notre, repondue ?? Number.NaN) : sens === "juste";
    return commeDit ? [] : [`${variable} : ${publiee} publié, ${repondue} ici`];
  });
}

it.each(exemples)("$id : $titre ($source.titre)", async (exemple) => {
  expect(await fautes(exemple)).toEqual([]);
});

/** One point of the law, and what it gives a household. */
interface CasDeLaLoi {
  id: string;
  note: string;
  /** Articles that say so. */
  law: string;
  situation: Situation;
  /** Euros, rights or shares by variable, for the period of each. */
  expected: Record<string, number | boolean>;
}

const cas: CasDeLaLoi[] = readFileSync(new URL("./fixtures/loi.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((ligne) => JSON.parse(ligne));
it.each(cas)("$id : $law", async ({ situation, expected }) => {
  const { values, facts } = await embarquee.compute(situation, ids);
  const calcules: Record<string, unknown> = { ...values, ...facts };
  const ecarts = Object.entries(expected).filter(
    ([nom, attendu]) => !egales(attendu, Number(calcules[nom] ?? 0)),
  );
  expect(ecarts.map(([nom, attendu]) => `${nom} : ${attendu} attendu, ${String(calcules[nom])}`)).toEqual([]);
});
