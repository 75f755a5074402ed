import { parseArgs } from "node:util";
import { adressesAVisiter } from "../../catalogue/fiches/liens/adresses.ts";
import { loadCatalogue } from "../../catalogue/lire/load.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";
import { allureOrdinaire } from "../../server/atelier/liens/tournee.ts";
import { verifierLiens } from "../../server/atelier/liens/verifier.ts";

/**
 * `npx tsx scripts/catalogue/links.ts [--days 30]`: visits the addresses of the aids and institutions that were not
 * seen for that many days and writes what they are in `catalogue/links.json`. Always exits 0: a dead link is a
 * thing to know (`npx tsx scripts/catalogue/check.ts` lists them), not a fault of the code.
 */
const DOSSIER = "catalogue";

const { days } = parseArgs({ options: { days: { type: "string", default: "30" } } }).values;
const jours = Number(days);
if (!Number.isInteger(jours) || jours < 0) {
  console.error("--days attend un nombre de jours, par exemple --days 30.");
  process.exit(2);
}

const { aides, institutions } = loadCatalogue(catalogueFiles(DOSSIER));
const urls = adressesAVisiter(
  aides.map(({ aide }) => aide),
  [...institutions.values()],
);
console.log(
  await verifierLiens({
    urls,
    dossier: DOSSIER,
    jour: jourEnFrance(new Date()),
    jours,
    allure: allureOrdinaire,
  }),
);
