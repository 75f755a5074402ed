import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { auBesoin } from "../../../catalogue/fiches/phrases/au-besoin.ts";
import { chargerContribuer } from "../../../catalogue/fiches/contribuer/lire.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { mortsDe } from "../../../catalogue/fiches/liens/etats.ts";
import { type Juger, loadCatalogue } from "../../../catalogue/lire/load.ts";
import { chargerSynonymes } from "../../../catalogue/fiches/synonymes/lire.ts";
import { catalogueFiles, contribuerFiles, readEtats, readSynonymes } from "../read.ts";
import { readLignes } from "../lieux/communes/data.ts";
import { nomsDeLieux } from "../lieux/communes/noms.ts";
import { lireLesVelos } from "../velos/donnes.ts";
import type { Sources } from "./sources.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const DOSSIER_DU_CATALOGUE = folder("../../../catalogue");

/** Everything the catalogue is read from: its YAML, the pages « Contribuer », the addresses known to be dead. */
export const lireLeDossier = (catalogue: string) => ({
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

/** Fingerprint of the files of the catalogue, as they are now. */
export const empreinteDesFichiers = (catalogue = DOSSIER_DU_CATALOGUE): string =>
  empreinteDe(lireLeDossier(catalogue));

/** What the editors’ tool adds to a reading: what it refuses, and somebody who obtains each aid. */
export interface RelectureDuCatalogue {
  juger?: Juger;
  exemples?(catalogue: Catalogue): ReadonlyMap<string, string>;
}

/** The catalogue and the places as people edit them: for development and the build (`server/build/produits.ts`). Throws an Error with every problem. */
export function lireLesFichiersAvec({ juger, exemples }: RelectureDuCatalogue): Sources {
  const lu = lireLeDossier(DOSSIER_DU_CATALOGUE);
  const catalogue = loadCatalogue(lu.files, lu.morts, juger);
  return {
    catalogue,
    empreinte: empreinteDe(lu),
    exemples: exemples?.(catalogue) ?? new Map(),
    contribuer: chargerContribuer(lu.pages),
    synonymes: chargerSynonymes(lu.synonymes, { aides: catalogue.byId, organismes: catalogue.institutions }),
    communes: readLignes,
    nomDeLieu: nomsDeLieux(),
    velos: auBesoin(lireLesVelos),
    pages: folder("../../../dist/client"),
  };
}
