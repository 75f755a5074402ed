import { readFileSync } from "node:fs";
import { lireCatalogueCompile } from "../../catalogue/compiled.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { openRuleAids } from "../../catalogue/results/decider.ts";
import { factContext } from "../../catalogue/situation/context.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { CATALOGUE } from "../../server/sources/compilees.ts";
import { enlarged } from "./agrandir.ts";
import { best, line, once, situations } from "./mesurer.ts";

/** Longest that reading the compiled catalogue should take, in milliseconds. */
const LECTURE_MS = 60;

/** Time to read the catalogue, as a server that starts does it; returns it. */
export function mesurerLaLecture(): Catalogue {
  const [, compileMs] = once(() => lireCatalogueCompile(readFileSync(`dist/server/${CATALOGUE}`, "utf8")));
  const [catalogue, yamlMs] = once(() => readCatalogue());
  console.log("Catalogue lu au démarrage, une fois");
  line("YAML lu et vérifié", yamlMs, yamlMs);
  line("catalogue compilé", compileMs, yamlMs, `  (visé : moins de ${LECTURE_MS} ms)`);
  return catalogue;
}

/** Time of the rules, with this catalogue and with larger ones. */
export function mesurerLesRegles(catalogue: Catalogue): void {
  const contexts = situations.map((situation) =>
    factContext(situation, { legislation: { rfr: 12_000, nbptr: 1 } }),
  );
  console.log(`\nRègles du catalogue, ${contexts.length} foyers`);
  let reference = 0;
  for (const n of [1, 2, 10]) {
    const wide = enlarged(catalogue, n);
    const ms = best(() => {
      for (const context of contexts) openRuleAids(wide, context);
    }, contexts.length);
    reference ||= ms;
    const count = wide.aides.length;
    line(
      `${count} aides de règles`,
      ms,
      reference,
      `  (${((ms / count) * 100).toFixed(4)} ms pour cent aides)`,
    );
  }
}
