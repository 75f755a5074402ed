import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Steps by name, as a shell runs them; two lanes at once, as many as there are cores on the smallest machine. */
const etapes = {
  forme: "oxfmt --check && oxlint",
  types: "tsc -p .",
  taille: "tsx scripts/mesurer/maison.ts",
  "code mort": "knip",
  "code double": "jscpd",
  catalogue: "tsx scripts/catalogue/check.ts",
  approuves: "tsx scripts/approuver.ts --check",
  changes: "vitest run --project unités --changed",
  unites: "OUVRIERS=1 vitest run --project unités",
  longs: "vitest run --project longs",
  "longs-suite": "OUVRIERS=1 vitest run --project longs-suite",
  construit: "OUVRIERS=1 vitest run --project construit",
  "construit-suite": "vitest run --project construit-suite",
  admin: "tsx scripts/build.ts --admin --si-besoin && tsc -p ui/atelier && vitest run --project admin",
  nuit: "tsx scripts/build.ts --admin --si-besoin && vitest run --project nuit",
} as const;
type Etape = keyof typeof etapes;
const verbes: Readonly<Record<string, readonly Etape[][]>> = {
  quick: [["forme", "types"], ["changes"]],
  check: [
    ["forme", "types", "taille", "catalogue", "approuves", "unites", "longs"],
    ["construit", "code mort", "code double"],
  ],
  portes: [["types", "forme", "taille", "code mort", "code double", "catalogue", "approuves"], ["longs"]],
  suite: [["construit-suite"], ["longs-suite", "admin"]],
  nuit: [["nuit"]],
};

/** Runs a step, each of its lines under its name; the last ones of a failure again at the very end. */
async function lancer(nom: Etape): Promise<void> {
  const debut = Date.now();
  const enfant = spawn("sh", ["-c", `exec 2>&1; ${etapes[nom]}`], { stdio: ["ignore", "pipe", "inherit"] });
  const dit: string[] = [];
  for await (const ligne of createInterface(enfant.stdout)) {
    dit.push(ligne);
    console.log(`[${nom}] ${ligne}`);
  }
  const juste = (enfant.exitCode ?? (await once(enfant, "close"))[0]) === 0;
  console.log(`[${nom}] ${juste ? "✓" : "✗"} en ${Math.round((Date.now() - debut) / 1000)} s`);
  if (juste) return;
  process.exitCode = 1;
  process.once("exit", () => console.log(`[${nom}] ✗\n${dit.slice(-80).join("\n")}`));
}

/** `npm run quick|check|suite|nuit`, or `portes`, what `check` has that `npm test` has not: every step. Exits 1 when one fails. */
const files = verbes[process.argv[2] ?? ""];
if (!files) throw new Error(`Dites lequel : ${Object.keys(verbes).join(", ")}.`);
await Promise.all(
  files.map(async (file) => {
    for (const etape of file) await lancer(etape);
  }),
);
