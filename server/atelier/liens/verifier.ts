import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apres, estARevoir, type Etats } from "../../../catalogue/fiches/liens/etats.ts";
import { readEtats } from "../../catalogue/read.ts";
import { sonder } from "./sonder.ts";
import { type Allure, tournee } from "./tournee.ts";

export interface DemandeDeLien {
  urls: ReadonlySet<string>;
  /** Folder of the catalogue; `links.json` is written as the visits go: an interrupted round resumes. */
  dossier: string;
  jour: string;
  /** Days after which what was seen is seen again. */
  jours: number;
  allure: Allure;
}

/** Whole or not at all: the server may read it meanwhile. */
function ecrireEtats(dossier: string, etats: Etats): void {
  const fichier = join(dossier, "links.json");
  const tries = Object.fromEntries(Object.entries(etats).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${fichier}.tmp`, `${JSON.stringify(tries, null, 2)}\n`);
  renameSync(`${fichier}.tmp`, fichier);
}

/** Visits what is due, writes the states and returns the sentence that sums up. */
export async function verifierLiens({ urls, dossier, jour, jours, allure }: DemandeDeLien): Promise<string> {
  const connus = readEtats(dossier);
  // Addresses that left the catalogue leave the file.
  const avant: Etats = Object.fromEntries(Object.entries(connus).filter(([url]) => urls.has(url)));
  const dues = [...urls].filter((url) => estARevoir(avant[url], jour, jours));
  if (dues.length === 0) return `Rien à revoir : ${urls.size} liens connus.`;
  const etats = { ...avant };
  const joint = await tournee(
    dues,
    allure,
    async (url) => {
      const vue = await sonder(url, allure.delai);
      etats[url] = apres(avant[url], vue, jour);
      return vue;
    },
    () => ecrireEtats(dossier, etats),
  );
  if (!joint) return "Pas de réseau : les liens gardent leur dernier état connu.";
  const compte = (voulu: Etats[string]["etat"]) =>
    Object.values(etats).filter(({ etat }) => etat === voulu).length;
  return `Liens visités : ${dues.length}. En tout, vivants : ${compte("vivant")}, morts : ${compte("mort")}, inconnus : ${compte("inconnu")}.`;
}
