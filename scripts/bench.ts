import { readFileSync } from "node:fs";
import { AidesVeloEngine } from "aides-velo";
import { calculDe, calculees } from "../catalogue/legislation/embarquee.ts";
import { registre } from "../catalogue/legislation/formules/registre.ts";
import { moisDe } from "../catalogue/legislation/moteur/mois.ts";
import { buildCatalogue, type Catalogue } from "../catalogue/catalogue.ts";
import { lireCatalogueCompile } from "../catalogue/compiled.ts";
import { openRuleAids } from "../catalogue/results/decider.ts";
import type { Aide } from "../catalogue/schema/aide.ts";
import type { Institution } from "../catalogue/schema/institution.ts";
import { factContext } from "../catalogue/situation/context.ts";
import { calculer } from "../catalogue/velos/moteur.ts";
import type { Demande } from "../catalogue/velos/demande.ts";
import { replay } from "../machines/journey/replay.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { CATALOGUE } from "../server/sources/compilees.ts";
import { oracleCases } from "../test/fixtures/oracle.ts";
import { buildIfNeeded } from "./build.ts";

/**
 * `npm run bench`: time to read the catalogue, once, then time per household, best of several rounds,
 * as ratios against the first line of each table measured in the same run. Nothing is asserted: the
 * machine decides.
 */
const ROUNDS = 7;

/** Best time of `run` over the rounds, in milliseconds per household. */
function best(run: () => void, count: number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times) / count;
}

const line = (name: string, ms: number, reference: number, more = "") =>
  console.log(`${name.padEnd(46)} ${ms.toFixed(3)} ms  × ${(ms / reference).toFixed(2)}${more}`);

/** The catalogue `n` times over, each copy of its places moved to places where nobody lives. */
function enlarged({ aides, institutions }: Catalogue, n: number): Catalogue {
  const away = (text: string, copy: number) => (copy === 0 ? text : `${text}-${copy}`);
  const copies = Array.from({ length: n }, (_, copy) => copy);
  const bodies = copies.flatMap((copy) =>
    [...institutions.values()].map((one): Institution => ({
      ...one,
      slug: away(one.slug, copy),
      ...(one.code_insee && { code_insee: away(one.code_insee, copy) }),
      ...(one.code_siren && { code_siren: away(one.code_siren, copy) }),
    })),
  );
  const moved = (rules: Aide["conditions_generales"], copy: number): Aide["conditions_generales"] =>
    rules.map((rule) =>
      "values" in rule &&
      ["regions", "departements", "communes", "epcis", "codes_postaux"].includes(rule.type)
        ? ({ ...rule, values: rule.values.map((code) => away(code, copy)) } as typeof rule)
        : rule,
    );
  // National aids are not multiplied: they are the same for everyone, wherever they live.
  const copied = copies.flatMap((copy) =>
    aides
      .filter(({ aide }) => aide.source === "javascript" && (copy === 0 || !aide.national))
      .map(({ aide }): Aide => ({
        ...aide,
        slug: away(aide.slug, copy),
        institution: away(aide.institution, copy),
        conditions_generales: moved(aide.conditions_generales, copy),
        profils: aide.profils.map((profil) => ({ ...profil, conditions: moved(profil.conditions, copy) })),
      })),
  );
  return buildCatalogue(copied, bodies);
}

const situations = oracleCases.map(({ simulation }) => replay(simulation).situation);
const contexts = situations.map((situation) =>
  factContext(situation, { legislation: { rfr: 12_000, nbptr: 1 } }),
);

/** Time of something done once, cold, as a server that starts does it. */
function once<T>(run: () => T): [result: T, ms: number] {
  const start = performance.now();
  return [run(), performance.now() - start];
}

/** Longest that reading the compiled catalogue should take, in milliseconds. */
const LECTURE_MS = 60;

await buildIfNeeded();
const [, compileMs] = once(() => lireCatalogueCompile(readFileSync(`dist/server/${CATALOGUE}`, "utf8")));
const [catalogue, yamlMs] = once(() => readCatalogue());
console.log("Catalogue lu au démarrage, une fois");
line("YAML lu et vérifié", yamlMs, yamlMs);
line("catalogue compilé", compileMs, yamlMs, `  (visé : moins de ${LECTURE_MS} ms)`);

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

const legales = calculees(catalogue.aides.map(({ aide }) => aide)).map(({ slug, entity }) => ({
  slug,
  entity,
}));
/** Time OpenFisca’s Web API takes for such a household, as measured for the oracle (ms). */
const REFERENCE_MS = 2_000;

const toutesLesAides = () => {
  for (const situation of situations) {
    const c = calculDe(situation);
    for (const { slug, entity } of legales) {
      if (!(slug in registre)) continue;
      const groupe = { familles: c.famille, menages: c.menage, foyers_fiscaux: c.foyerFiscalDe(c.demandeur) };
      const entite = entity && entity !== "individus" ? groupe[entity] : c.demandeur;
      c.lireParNom(slug, entite, moisDe(situation.dateDeValeur));
    }
  }
};

console.log(`\nMoteur de législation, ${situations.length} foyers, ${legales.length} aides chacun`);
line("OpenFisca, ordre de grandeur", REFERENCE_MS, REFERENCE_MS);
line("moteur embarqué", best(toutesLesAides, situations.length), REFERENCE_MS);

/** Where there are several bike aids, one, and none: what the library reads of a place. */
const lieux = [
  ["44109", "44", "52", "Nantes Métropole"],
  ["67218", "67", "44", "Eurométropole de Strasbourg"],
  ["75056", "75", "11", ""],
  ["97411", "974", "04", ""],
] as const;
const demandes = lieux.map(([commune, departement, region, epci], rang): Demande => ({
  "localisation . pays": "France",
  "localisation . code insee": commune,
  "localisation . département": departement,
  "localisation . région": region,
  ...(epci && { "localisation . epci": epci }),
  "revenu fiscal de référence par part . revenu de référence": 3_000 * rang,
  "vélo . type": "électrique",
}));

// The library warns about its own rules at each computation.
console.warn = () => undefined;
console.log(`\nAides au vélo, ${demandes.length} communes, un type de vélo, sans rien de retenu`);
const entier = new AidesVeloEngine();
const entierMs = best(() => {
  for (const demande of demandes) entier.setInputs(demande).computeAides();
}, demandes.length);
line("bibliothèque entière", entierMs, entierMs);
line(
  "élaguée par territoire",
  best(() => void calculer(demandes), demandes.length),
  entierMs,
);

if (process.argv.includes("--memoire")) {
  const FOYERS = 100_000;
  const mesure = () => {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  };
  console.log(`\nMémoire sur ${FOYERS} foyers (MB, tas occupé)`);
  for (let done = 0; done <= FOYERS; done += FOYERS / 4) {
    if (done > 0) for (let n = 0; n < FOYERS / 4; n += situations.length) toutesLesAides();
    console.log(`${String(done).padStart(7)} foyers : ${mesure()}`);
  }
}
