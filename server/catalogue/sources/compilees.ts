import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lireCatalogueCompile } from "../../../catalogue/fiches/compiled.ts";
import type { FaitDeLieu } from "../../../catalogue/fiches/phrases/noms.ts";
import { auBesoin } from "../../../catalogue/fiches/phrases/au-besoin.ts";
import type { VelosDonnes } from "../../../catalogue/results/velos/donnes.ts";
import type { Ecrire } from "../../../machines/pages/dite.ts";
import { type LigneDeCommune, lireLigne } from "../../../catalogue/lieux/communes/lignes.ts";
import type { Sources } from "./sources.ts";

/** Names by code, by kind of place; those of the communes are in their lines. */
export type NomsCompiles = Readonly<
  Record<Exclude<FaitDeLieu, "menage.commune">, Readonly<Record<string, string>>>
>;

export const CATALOGUE = "catalogue.json";
export const NOMS = "noms-de-lieux.json";
/** Bike aids of each collectivity (`../velos/donnes.ts`). */
export const VELOS = "velos.json";
/** One line per commune (`lignes.ts`). */
export const COMMUNES = "communes.tsv";

/** Said to a built server whose catalogue was written anew, and by it once it serves it. */
export const CATALOGUE_PRET = "catalogue";

/** Beside the built server. */
const file = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** True in the server that was built. */
export const estConstruit = (): boolean => existsSync(file(CATALOGUE));

/** Writes pages with what the build made of `ui/pages/ecrire.tsx`, loaded at the first one. */
export const ecrireAvec =
  (adresse: string): Ecrire =>
  async (...demande) =>
    ((await import(/* @vite-ignore */ adresse)) as { ecrirePage: Ecrire }).ecrirePage(...demande);

/** Reads what the build wrote in a folder. The places are read when they are first asked for. */
export function lireLesCompilees(folder = file(".")): Sources {
  const text = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
  const noms = auBesoin(() => JSON.parse(text(NOMS)) as NomsCompiles);
  // Read once: a name that is cut from a line keeps the whole text.
  const communes = auBesoin((): LigneDeCommune[] => text(COMMUNES).split("\n"));
  const nomsDesCommunes = auBesoin(
    () =>
      new Map(
        communes().map((ligne) => {
          const { depcom, _nomCommune } = lireLigne(ligne).commune;
          return [depcom, _nomCommune];
        }),
      ),
  );
  return {
    ...lireCatalogueCompile(text(CATALOGUE)),
    communes,
    nomDeLieu: (fact, code) => (fact === "menage.commune" ? nomsDesCommunes().get(code) : noms()[fact][code]),
    velos: auBesoin(() => JSON.parse(text(VELOS)) as VelosDonnes),
    pages: file("../client"),
    ecrire: ecrireAvec(new URL("ecrire.js", import.meta.url).href),
  };
}
