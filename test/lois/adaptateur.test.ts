import { expect, it } from "vitest";
import { registre } from "../../catalogue/legislation/formules/registre.ts";
import { calculees, legislationEmbarquee } from "../../catalogue/legislation/embarquee.ts";
import { repondreALaRequete } from "../../catalogue/legislation/protocole/repondre.ts";
import { distanceDuDomicileFamilial } from "../../catalogue/legislation/requete/distance.ts";
import { buildRequest, placeOf } from "../../catalogue/legislation/requete/requete.ts";
import type { Values } from "../../catalogue/legislation/moteur/requete.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { foyersTemoins } from "../../server/edition/temoins.ts";

const aides = calculees(
  readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : [])),
);
const embarquee = legislationEmbarquee(aides);
const ids = aides.map(({ slug }) => slug);
const AU_CENTIME = 0.005;

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
      return ecart <= AU_CENTIME
        ? []
        : [`${aide.slug} : ${String(values[aide.slug])} ici, ${String(repondue)} par la requête`];
    });
    expect(ecarts).toEqual([]);
  },
);
