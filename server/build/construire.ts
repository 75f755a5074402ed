import { execFile } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { sansProduit } from "./coeur.ts";
import { compilerLesSources } from "./compiler.ts";
import { compressFolder } from "./compress.ts";
import { poserLeHorsLigne } from "./hors-ligne.ts";
import { poserLesImages } from "./images.ts";
import { OUVRIER_DES_VELOS } from "../fil/ouvriers.ts";
import type { Ajouts } from "./produits.ts";
import { newest } from "./sources.ts";
import { constants } from "./version.ts";
import { empreinteCompilee } from "../../catalogue/fiches/compiled.ts";
import { CATALOGUE } from "../catalogue/sources/compilees.ts";
import type { Sources } from "../catalogue/sources/sources.ts";
import { empreinteDesFichiers, lireLesFichiersAvec } from "../catalogue/sources/fichiers.ts";
import { poserLesLogos } from "../catalogue/logos.ts";

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

/** Has a process of its own make these texts: the pages are built meanwhile. */
async function ecrireAPart([module, fonction]: Ajouts["ecrits"][number]): Promise<
  Readonly<Record<string, string>>
> {
  const adresse = JSON.stringify(pathToFileURL(module).href);
  const code = `const { ${fonction} } = await import(${adresse}); console.log(JSON.stringify(await ${fonction}()));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64e6 });
  return JSON.parse(stdout) as Record<string, string>;
}

/** The server as plain JavaScript, with what it reads beside it: nothing to compile or parse when it starts. */
async function buildServer(sources: Sources, ajouts: Ajouts | undefined): Promise<void> {
  rmSync(SERVER, { recursive: true, force: true });
  compilerLesSources(SERVER, sources);
  await build({
    configFile: false,
    define: constants,
    plugins: ajouts ? [] : [sansProduit()],
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
          ...Object.fromEntries(
            [OUVRIER_DES_VELOS, ...(ajouts?.ouvriers ?? [])].map(({ nom, source }) => [
              `${nom}-ouvrier`,
              source,
            ]),
          ),
          ecrire: "ui/pages/ecrire.tsx",
          // Kept beside the server: where it runs, what it was built with may be gone.
          sauvegarder: "scripts/db/sauvegarder.ts",
          restaurer: "scripts/db/restaurer.ts",
          ...(ajouts && { exporter: "scripts/db/exporter.ts" }),
        },
      },
    },
  });
}

/**
 * Builds the pages into `dist/client`, compressed for the server to send as they are, then the server
 * into `dist/server`; of the core alone (`coeur`), without anything of the products beside it. The editors’ page is
 * built apart (`admin.ts`); a former one is taken away. Throws if the catalogue has an error: nothing is built for one that is refused.
 */
export async function buildAll({ coeur = false } = {}): Promise<void> {
  const ajouts = coeur ? undefined : (await import("./produits.ts")).ajouts;
  ajouts?.exigerCatalogueJuste();
  const sources = ajouts?.lireLesFichiers() ?? lireLesFichiersAvec({});
  // Started by the tests, NODE_ENV says « test » and React would come in its development version.
  process.env["NODE_ENV"] = "production";
  const ecrits = Promise.all((ajouts?.ecrits ?? []).map(ecrireAPart));
  // Told where it is awaited.
  ecrits.catch(() => undefined);
  await build({ logLevel: "warn", mode: "production", plugins: ajouts ? [] : [sansProduit()] });
  poserLesLogos("catalogue/logos", "dist/client");
  await poserLesImages("dist/client");
  ajouts?.poserLaDocumentation("dist/client");
  for (const textes of await ecrits)
    for (const [nom, texte] of Object.entries(textes)) writeFileSync(`dist/client/${nom}`, texte);
  await poserLeHorsLigne("dist/client", { communes: sources.communes(), catalogue: sources.empreinte });
  const compressed = await compressFolder("dist/client");
  await buildServer(sources, ajouts);
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
