import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { compilerLesSources } from "./compiler.ts";
import { compressFolder } from "./compress.ts";
import { poserLeHorsLigne } from "./hors-ligne.ts";
import { poserLesImages } from "./images.ts";
import { newest } from "./sources.ts";
import { constants } from "./version.ts";
import { empreinteCompilee } from "../../catalogue/compiled.ts";
import { CATALOGUE } from "../sources/compilees.ts";
import { empreinteDesFichiers, lireLesFichiers } from "../sources/fichiers.ts";
import { poserLesLogos } from "../catalogue/logos.ts";
import { exigerCatalogueJuste } from "../catalogue/controle.ts";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Puts beside the pages the viewer of the API’s documentation: Swagger UI, as its package delivers it. */
function poserLaDocumentation(pages: string): void {
  const paquet = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const dossier = join(pages, "documentation-api");
  mkdirSync(dossier, { recursive: true });
  for (const nom of ["swagger-ui-bundle.js", "swagger-ui.css"])
    copyFileSync(join(paquet, nom), join(dossier, nom));
}

/** What the pages and the server are made from. */
const SOURCES = [
  "ui",
  "machines",
  "catalogue",
  "server",
  "scripts/db",
  "vite.config.ts",
  "package-lock.json",
];
const SERVER = "dist/server";

/** Built pages and catalogue that must be there, and the last file that a build writes. */
const BUILT = [
  "dist/client/index.html",
  "dist/client/parcours.json",
  `${SERVER}/${CATALOGUE}`,
  `${SERVER}/main.js`,
];

/** What else the pages read, that takes a processor half a minute: a function of a module that gives texts by name. */
const AUTRES_ECRITS = [
  ["server/build/parcours.ts", "parcoursEcrits"],
  ["server/build/changements.ts", "changementsEcrits"],
  ["ui/inspecteur/ecrire.ts", "ecritsDeLInspecteur"],
] as const;

/** Has a process of its own make these texts: the pages are built meanwhile. */
async function ecrireAPart([module, fonction]: (typeof AUTRES_ECRITS)[number]): Promise<
  Readonly<Record<string, string>>
> {
  const adresse = JSON.stringify(pathToFileURL(module).href);
  const code = `const { ${fonction} } = await import(${adresse}); console.log(JSON.stringify(await ${fonction}()));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64e6 });
  return JSON.parse(stdout) as Record<string, string>;
}

/** The server as plain JavaScript, with what it reads beside it: nothing to compile or parse when it starts. */
async function buildServer(): Promise<void> {
  rmSync(SERVER, { recursive: true, force: true });
  compilerLesSources(SERVER, lireLesFichiers());
  await build({
    configFile: false,
    define: constants,
    logLevel: "warn",
    mode: "production",
    ssr: { noExternal: true, external: ["better-sqlite3", "piscina"] },
    build: {
      ssr: true,
      outDir: SERVER,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 4_000,
      // Read by no server: a profile says with it which source the time goes to.
      sourcemap: "hidden",
      rolldownOptions: {
        // Beside what they read: files are found from their own place.
        output: { chunkFileNames: "[name]-[hash].js" },
        input: {
          main: "server/main.ts",
          "velos-ouvrier": "server/velos/ouvrier.ts",
          "edition-ouvrier": "server/edition/ouvrier.ts",
          ecrire: "ui/ecrire.tsx",
          // Kept beside the server: where it runs, what it was built with may be gone.
          sauvegarder: "scripts/db/sauvegarder.ts",
          restaurer: "scripts/db/restaurer.ts",
          exporter: "scripts/db/exporter.ts",
        },
      },
    },
  });
}

/**
 * Builds the pages into `dist/client`, compressed for the server to send as they are, then the server
 * into `dist/server`. The editors’ page is built apart (`admin.ts`); a former one is taken away. Throws if the catalogue has an error: nothing is built for one that is refused.
 */
export async function buildAll(): Promise<void> {
  exigerCatalogueJuste();
  // Started by the tests, NODE_ENV says « test » and React would come in its development version.
  process.env["NODE_ENV"] = "production";
  const ecrits = Promise.all(AUTRES_ECRITS.map(ecrireAPart));
  // Told where it is awaited.
  ecrits.catch(() => undefined);
  await build({ logLevel: "warn", mode: "production" });
  poserLesLogos("catalogue/logos", "dist/client");
  await poserLesImages("dist/client");
  poserLaDocumentation("dist/client");
  for (const textes of await ecrits)
    for (const [nom, texte] of Object.entries(textes)) writeFileSync(`dist/client/${nom}`, texte);
  await poserLeHorsLigne("dist/client", {
    communes: lireLesFichiers().communes(),
    catalogue: empreinteDesFichiers(),
  });
  const compressed = await compressFolder("dist/client");
  await buildServer();
  console.log(`Pages et serveur construits, ${compressed.length} fichiers compressés.`);
}

/** True if nothing is built, if a source is newer, or if the catalogue was compiled from other files. */
function isStale(): boolean {
  const built = BUILT.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (Math.min(...built) < Math.max(...SOURCES.map((path) => newest(path)))) return true;
  // A file that was taken away, or put back with its old date, shows in the fingerprint alone.
  return empreinteCompilee(readFileSync(`${SERVER}/${CATALOGUE}`, "utf8")) !== empreinteDesFichiers();
}

/** Builds what is missing or no longer follows from its sources. */
export async function buildIfNeeded(): Promise<void> {
  if (isStale()) await buildAll();
}
