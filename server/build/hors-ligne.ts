import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { reduireLesCommunes } from "../../catalogue/lieux/communes/reduites.ts";
import type { LigneDeCommune } from "../../catalogue/lieux/communes/lignes.ts";
import { horsLigne } from "../../machines/pages/hors-ligne.ts";

/** What `docs/navigateurs.md` says: the syntax is lowered to it, functions are not. */
export const PLANCHER = ["safari15.6", "ios15.6", "chrome109", "firefox115"];

/** A script that a device does not keep: one of a product, the measure that has nobody to tell, and a page that says so (`ui/pages/vues-ecrites.ts`). */
const estEnLigne = ({ facadeModuleId, exports }: Rolldown.OutputChunk) =>
  exports.includes("enLigne") || /\/ui\/(?:studio|relais|cadre\/mesure)\//.test(facadeModuleId ?? "");

/** What the build says of its scripts: those that the entry leads to, those pages aside, and all of them. */
interface Suivis {
  gardes: string[];
  scripts: string[];
}

/** Where it says so, then where the list of what is kept is written, for whoever weighs it. */
const LISTE = "hors-ligne/fichiers.json";

function suivis(bundle: Rolldown.OutputBundle): Suivis {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])),
  );
  const vus = new Set<string>();
  const reste = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let nom = reste.pop(); nom !== undefined; nom = reste.pop()) {
    const chunk = chunks.get(nom);
    if (!chunk || vus.has(nom) || estEnLigne(chunk)) continue;
    vus.add(nom);
    reste.push(...chunk.imports, ...chunk.dynamicImports);
  }
  const styles = [...vus].flatMap((nom) => [...(chunks.get(nom)?.viteMetadata?.importedCss ?? [])]);
  return { gardes: [...vus, ...styles], scripts: [...chunks.keys()] };
}

/** Follows, at the build, the scripts that a device keeps. */
export const scriptsAGarder = (): Plugin => ({
  name: "scripts-a-garder",
  apply: "build",
  generateBundle(_, bundle) {
    this.emitFile({ type: "asset", fileName: LISTE, source: JSON.stringify(suivis(bundle)) });
  },
});

/** Those, with the workers that they start, and what these load in turn: a script names them, the build does not. */
function avecLesOuvriers(pages: string): string[] {
  const dossier = join(pages, "assets");
  const presents = readdirSync(dossier);
  const { gardes, scripts } = JSON.parse(readFileSync(join(pages, LISTE), "utf8")) as Suivis;
  const connus = new Set(scripts);
  // An entry that only led to others is no file.
  const sus = new Set(
    gardes.map((nom) => nom.replace(/^assets\//, "")).filter((nom) => presents.includes(nom)),
  );
  const autres = presents.filter((nom) => nom.endsWith(".js") && !connus.has(`assets/${nom}`));
  for (const nom of sus) {
    if (!nom.endsWith(".js")) continue;
    const texte = readFileSync(join(dossier, nom), "utf8");
    for (const autre of autres) if (texte.includes(autre)) sus.add(autre);
  }
  return [...sus].sort();
}

const empreinte = (path: string) =>
  createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 12);

/** What this version keeps, by address; what has no version in its name has one beside. */
function listeDe(pages: string, catalogue: string): { url: string; revision: string | null }[] {
  const page = empreinte(join(pages, horsLigne.coquille));
  return [
    ...avecLesOuvriers(pages).map((nom) => ({ url: `/assets/${nom}`, revision: null })),
    { url: "/favicon.svg", revision: empreinte(join(pages, "favicon.svg")) },
    { url: horsLigne.coquille, revision: page },
    { url: horsLigne.communes, revision: empreinte(join(pages, horsLigne.communes)) },
    // Written by the server, from the catalogue that it is built with, for this page.
    { url: horsLigne.aides, revision: `${catalogue}-${page}` },
  ];
}

/** What is kept beside the pages: the communes, and the fingerprint of the catalogue. */
interface Fonds {
  communes: readonly LigneDeCommune[];
  catalogue: string;
}

/** Puts beside the pages what a device keeps, and the worker that keeps it. */
export async function poserLeHorsLigne(pages: string, { communes, catalogue }: Fonds): Promise<void> {
  mkdirSync(join(pages, "hors-ligne"), { recursive: true });
  writeFileSync(join(pages, horsLigne.communes), reduireLesCommunes(communes));
  copyFileSync(join(pages, "index.html"), join(pages, horsLigne.coquille));
  const liste = listeDe(pages, catalogue);
  writeFileSync(join(pages, LISTE), JSON.stringify(liste.map(({ url }) => url)));
  await build({
    configFile: false,
    logLevel: "warn",
    mode: "production",
    define: {
      __A_GARDER__: JSON.stringify(liste),
      __COQUILLE__: JSON.stringify(horsLigne.coquille),
    },
    build: {
      outDir: pages,
      target: PLANCHER,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: "ui/cadre/hors-ligne/ouvrier.ts",
        // Of one piece, and no module: every browser runs such a worker.
        output: { format: "iife", entryFileNames: horsLigne.ouvrier.slice(1) },
      },
    },
  });
}
