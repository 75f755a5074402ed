import { spawn } from "node:child_process";

/** Steps by name, as a shell runs them. */
const etapes = {
  forme: "oxfmt --check",
  ecriture: "oxlint",
  types: "tsc -p .",
  "code mort": "knip",
  "code double": "jscpd",
  catalogue: "tsx scripts/catalogue/check.ts",
  approuves: "tsx scripts/approuver.ts --check",
  changes: "vitest run --project unités --changed",
  unites: "OUVRIERS=1 vitest run --project unités",
  longs: "OUVRIERS=1 vitest run --project longs",
  "longs-suite": "OUVRIERS=1 vitest run --project longs-suite",
  construit: "OUVRIERS=1 vitest run --project construit",
  "construit-suite": "vitest run --project construit-suite",
  admin: "tsx scripts/build.ts --admin --si-besoin && tsc -p ui/admin && vitest run --project admin",
  robustesse: `tsx scripts/robustesse.ts ${process.env["NUIT"] ? "" : "--court"}`,
} as const;
type Etape = keyof typeof etapes;

/** Two lanes at once: as many as there are cores on the smallest machine. */
const verbes: Readonly<Record<string, readonly (readonly Etape[])[]>> = {
  quick: [["forme", "ecriture", "types"], ["changes"]],
  check: [
    ["forme", "ecriture", "types", "code mort", "code double", "catalogue", "approuves", "unites"],
    ["construit", "longs"],
  ],
  portes: [
    ["forme", "ecriture", "types", "code mort", "code double", "catalogue"],
    ["approuves", "longs"],
  ],
  suite: [
    ["admin", "construit-suite"],
    ["longs-suite", "robustesse"],
  ],
};

/** Runs a step, each of its lines under its name. Resolves to true when it succeeds. */
async function lancer(nom: Etape): Promise<boolean> {
  const debut = Date.now();
  const enfant = spawn("sh", ["-c", etapes[nom]], { stdio: ["ignore", "pipe", "pipe"] });
  for (const flux of [enfant.stdout, enfant.stderr]) {
    let reste = "";
    flux.setEncoding("utf8").on("data", (texte: string) => {
      const lignes = (reste + texte).split("\n");
      reste = lignes.pop() ?? "";
      for (const ligne of lignes) console.log(`[${nom}] ${ligne}`);
    });
  }
  const code = await new Promise((fini) => enfant.on("close", fini));
  console.log(`[${nom}] ${code === 0 ? "✓" : "✗"} en ${Math.round((Date.now() - debut) / 1000)} s`);
  return code === 0;
}

/** `npm run quick|check|suite`, or `portes`, what `check` has that `npm test` has not: every step of both lanes, those after a failure too. Exits 1 when one fails. */
const files = verbes[process.argv[2] ?? ""];
if (!files) throw new Error(`Dites lequel : ${Object.keys(verbes).join(", ")}.`);
const rates: string[] = [];
await Promise.all(
  files.map(async (file) => {
    for (const etape of file) if (!(await lancer(etape))) rates.push(etape);
  }),
);
if (rates.length > 0) console.error(`✗ ${rates.join(", ")}`);
process.exitCode = rates.length > 0 ? 1 : 0;
