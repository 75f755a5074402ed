import { readFileSync } from "node:fs";
import { legislationEmbarquee } from "../../catalogue/loi/embarquee.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { personas } from "../../machines/studio/personas/personas.ts";
import { situationOf } from "../../server/app/batch/verbs.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { openfiscaLegislation } from "../../server/relais/openfisca/legislation.ts";
import { type CasCompare, comparerLesMoteurs, raconter } from "../../server/relais/openfisca/comparer.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";

/**
 * `OPENFISCA_URL=… npx tsx scripts/legislation/compare.ts [cas.jsonl]`: both engines on the same households,
 * the personas without a file (lines as for the batch). Prints the agreement per aid and every
 * difference; exits 1 if there is one or if nothing could be compared, 2 without an address.
 */
const url = process.env["OPENFISCA_URL"]?.replace(/\/$/, "");
if (!url) {
  console.error("OPENFISCA_URL : l’adresse d’une API Web OpenFisca, par exemple http://127.0.0.1:5000");
  process.exit(2);
}

const [fichier] = process.argv.slice(2);
const cas: CasCompare[] = fichier
  ? readFileSync(fichier, "utf8")
      .split("\n")
      .filter((ligne) => ligne.trim() !== "")
      .map((ligne, rang) => {
        const lu = JSON.parse(ligne) as { id?: unknown };
        return { id: String(lu.id ?? `ligne ${rang + 1}`), situation: situationOf(lu) };
      })
  : personas.map((persona) => ({ id: persona.titre, situation: parcoursDe(remplir(persona)).situation }));

const aides = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
const now = () => new Date();
/** A whole household with every aid takes OpenFisca a few seconds. */
const DELAI_MS = 60_000;
const comparaison = await comparerLesMoteurs(
  cas,
  aides.map(({ slug }) => slug),
  {
    embarque: legislationEmbarquee(aides),
    openfisca: openfiscaLegislation({ url, aides, now, timeoutMs: DELAI_MS }),
  },
);
for (const ligne of raconter(comparaison)) console.log(ligne);
process.exitCode = comparaison.accords.length > 0 && comparaison.differences.length === 0 ? 0 : 1;
