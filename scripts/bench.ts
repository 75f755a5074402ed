import { buildIfNeeded } from "../server/build/construire.ts";
import { mesurerLaLecture, mesurerLesRegles } from "../test/bench/catalogue.ts";
import { mesurerLaLoi, mesurerLaMemoire } from "../test/bench/legislation.ts";
import { mesurerLaRecherche } from "../test/bench/recherche.ts";
import { mesurerLesVelos } from "../test/bench/velos.ts";

/**
 * `npx tsx scripts/bench.ts [--memoire]`: time to read the catalogue, once, then time per household, best of
 * several rounds, as ratios against the first line of each table measured in the same run. Nothing is
 * asserted: the machine decides.
 */
await buildIfNeeded();
const catalogue = mesurerLaLecture();
mesurerLesRegles(catalogue);
mesurerLaLoi(catalogue);
mesurerLesVelos();
mesurerLaRecherche();
if (process.argv.includes("--memoire")) mesurerLaMemoire(catalogue);
