import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { registre, type TypeDeValeur } from "../../catalogue/loi/openfisca.ts";

const SOURCE = "catalogue/loi/paquet.ts";

const TYPES: Readonly<Record<TypeDeValeur, string>> = {
  nombre: "number",
  booleen: "boolean",
  date: "string",
  texte: "string",
  code: "string",
};

/** The declaration of what variables are worth, each by its name. */
const typesDesVariables = () =>
  `export interface LawTypes {\n${[...registre]
    .map(([nom, { definition }]) => `    readonly ${nom}: ${TYPES[definition.genre]};\n`)
    .join("")}}`;

/** Declarations with that of each variable. Throws where they have no place for it. */
function avecChaqueVariable(declarations: string): string {
  const place = "export type LawTypes = Readonly<Record<string, LawValue>>;";
  if (!declarations.includes(place)) throw new Error(`« ${place} » n’est plus dans ${SOURCE}.`);
  return declarations.replace(place, typesDesVariables());
}

/** Its declarations, alone: what it takes and gives names nothing of the other files. */
function ecrireLesTypes(dossier: string): void {
  // In this project, whose types it is read with.
  const travail = resolve("node_modules/.cache/loi");
  mkdirSync(travail, { recursive: true });
  const reglage = {
    extends: resolve("tsconfig.json"),
    files: [resolve(SOURCE)],
    include: [],
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: resolve("."),
      outDir: travail,
    },
  };
  writeFileSync(join(travail, "tsconfig.json"), JSON.stringify(reglage));
  execFileSync("npx", ["tsc", "-p", join(travail, "tsconfig.json")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const declarations = readFileSync(join(travail, SOURCE.replace(/\.ts$/, ".d.ts")), "utf8");
  writeFileSync(join(dossier, "index.d.ts"), avecChaqueVariable(declarations));
  rmSync(travail, { recursive: true });
}

const LISEZ_MOI = `# @cap-aides/loi

La loi des prestations françaises que calcule Cap Aides, sans dépendance : pour Node 20 et au-delà, et les navigateurs.

\`\`\`js
import { calculate, explain, parameters } from "@cap-aides/loi";

const requete = {
  individus: { lea: { date_naissance: { ETERNITY: "2000-01-01" } } },
  familles: { f: { parents: ["lea"], rsa: { "2026-11": null } } },
  foyers_fiscaux: { d: { declarants: ["lea"] } },
  menages: { m: { personne_de_reference: ["lea"] } },
};
calculate(requete).familles.f.rsa["2026-11"]; // un nombre ; en TypeScript aussi, sans conversion
explain(requete)[0].explication; // d’où il vient, ligne par ligne
parameters("2026-11-01"); // les chiffres de la loi ce jour-là
\`\`\`

Une requête s’écrit comme celles de l’API Web d’OpenFisca, avec les noms d’OpenFisca France ; \`variables()\` dit celles qui
sont connues, \`knownDays()\` les jours dont les chiffres le sont. Une requête fausse lance une \`LawRequestError\` : \`errors\` dit où et pourquoi.
Personne n’est tenu par ces résultats : ce sont des estimations.
`;

/** Makes of the law a package that `npm pack` takes, in a folder that is made anew. */
export async function construireLaLoi(dossier: string): Promise<void> {
  rmSync(dossier, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: "warn",
    mode: "production",
    build: {
      lib: { entry: SOURCE, formats: ["es"], fileName: "index" },
      outDir: dossier,
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      copyPublicDir: false,
    },
  });
  ecrireLesTypes(dossier);
  const { version, license } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, string>;
  const paquet = {
    name: "@cap-aides/loi",
    version,
    description: "La loi des prestations françaises, calculée et expliquée.",
    license,
    type: "module",
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    files: ["index.js", "index.d.ts"],
    sideEffects: false,
  };
  writeFileSync(join(dossier, "package.json"), `${JSON.stringify(paquet, null, 2)}\n`);
  writeFileSync(join(dossier, "README.md"), LISEZ_MOI);
  copyFileSync("LICENSE", join(dossier, "LICENSE"));
}
