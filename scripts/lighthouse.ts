import { parseArgs } from "node:util";
import { buildIfNeeded } from "../server/build/construire.ts";
import { ecransMesures, mesurerLesEcrans } from "../test/browser/lighthouse.ts";
import { ecrireLesMesures } from "../test/browser/notes.ts";
import { mesurerLesTemps } from "../test/browser/temps.ts";

/**
 * `npx tsx scripts/lighthouse.ts [--fois 5] [-- --ecran accueil]`: what Lighthouse says of the built product on a slow
 * telephone, cold cache, median of several runs, beside what it said before; then, unless a screen is named, how long a journey takes.
 */
const { fois, ecran: nommes } = parseArgs({
  options: {
    fois: { type: "string", default: "5" },
    ecran: { type: "string", multiple: true },
  },
}).values;
const ecran = nommes ?? ecransMesures;
const count = Number(fois);
if (!Number.isInteger(count) || count < 1) throw new Error(`--fois ${fois} : un nombre de fois est attendu.`);
const ecrans = ecransMesures.filter((un) => ecran.includes(un));
if (ecrans.length !== new Set(ecran).size)
  throw new Error(`--ecran : ${ecransMesures.join(", ")} sont les écrans mesurés.`);

await buildIfNeeded();
console.log(ecrireLesMesures(await mesurerLesEcrans(ecrans, count)));
if (!nommes) await mesurerLesTemps(count);
