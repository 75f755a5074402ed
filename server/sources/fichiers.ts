import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { auBesoin } from "../../catalogue/phrases/au-besoin.ts";
import { chargerContribuer } from "../../catalogue/contribuer/lire.ts";
import type { CatalogueFile } from "../../catalogue/check/lecture.ts";
import { mortsDe } from "../../catalogue/liens/etats.ts";
import { loadCatalogue } from "../../catalogue/load.ts";
import { chargerSynonymes } from "../../catalogue/synonymes/lire.ts";
import { exemplesDe, phrasesDe } from "../catalogue/exemples.ts";
import { catalogueFiles, contribuerFiles, readDettes, readEtats, readSynonymes } from "../catalogue/read.ts";
import { readLignes } from "../communes/data.ts";
import { nomsDeLieux } from "../communes/noms.ts";
import { lireLesVelos } from "../velos/donnes.ts";
import type { Sources } from "./sources.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CATALOGUE = folder("../../catalogue");

/** Everything the catalogue is read from: its YAML, the pages « Contribuer », the addresses known to be dead. */
const lireLeDossier = (catalogue: string) => ({
  files: catalogueFiles(catalogue),
  pages: contribuerFiles(catalogue),
  synonymes: readSynonymes(catalogue),
  morts: mortsDe(readEtats(catalogue)),
});

function empreinteDe({ files, pages, synonymes, morts }: ReturnType<typeof lireLeDossier>): string {
  const hash = createHash("sha256");
  for (const { path, content } of [...files, ...pages, synonymes])
    hash.update(path).update("\0").update(content).update("\0");
  return hash
    .update(JSON.stringify([...morts]))
    .digest("hex")
    .slice(0, 12);
}

/** Checks the catalogue as it would be with these files in it (paths under `catalogue/`). Throws an Error with every problem. */
export function verifierAvec(fichiers: readonly CatalogueFile[]): void {
  const { files, pages, synonymes, morts } = lireLeDossier(CATALOGUE);
  const dePages = ({ path }: CatalogueFile) => path.startsWith("contribuer/");
  const avec = (anciens: readonly CatalogueFile[], neufs: readonly CatalogueFile[]) => [
    ...anciens.filter(({ path }) => !neufs.some((un) => un.path === path)),
    ...neufs,
  ];
  const aidesEtOrganismes = fichiers.filter((un) => !dePages(un));
  const catalogue = loadCatalogue(avec(files, aidesEtOrganismes), morts, readDettes(CATALOGUE));
  chargerContribuer(avec(pages, fichiers.filter(dePages)));
  chargerSynonymes(synonymes, { aides: catalogue.byId, organismes: catalogue.institutions });
}

/** Fingerprint of the files of the catalogue, as they are now. */
export const empreinteDesFichiers = (catalogue = CATALOGUE): string => empreinteDe(lireLeDossier(catalogue));

/** The catalogue and the places as people edit them: for development, tests and the build. */
export function lireLesFichiers(): Sources {
  const lu = lireLeDossier(CATALOGUE);
  const catalogue = loadCatalogue(lu.files, lu.morts, readDettes(CATALOGUE));
  return {
    catalogue,
    empreinte: empreinteDe(lu),
    exemples: phrasesDe(exemplesDe(catalogue)),
    contribuer: chargerContribuer(lu.pages),
    synonymes: chargerSynonymes(lu.synonymes, { aides: catalogue.byId, organismes: catalogue.institutions }),
    communes: readLignes,
    nomDeLieu: nomsDeLieux(),
    velos: auBesoin(lireLesVelos),
    pages: folder("../../dist/client"),
  };
}
