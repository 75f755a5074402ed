import { constatsDe } from "../../../catalogue/atelier/check/verifier.ts";
import { chargerContribuer, DOSSIER as CONTRIBUER } from "../../../catalogue/fiches/contribuer/lire.ts";
import { chargerSynonymes } from "../../../catalogue/fiches/synonymes/lire.ts";
import type { CatalogueFile } from "../../../catalogue/lire/lecture.ts";
import { type Juger, loadCatalogue } from "../../../catalogue/lire/load.ts";
import { readDettes } from "../../catalogue/read.ts";
import {
  DOSSIER_DU_CATALOGUE,
  lireLeDossier,
  type RelectureDuCatalogue,
} from "../../catalogue/sources/fichiers.ts";
import { exemplesDe, phrasesDe } from "./exemples.ts";

/** All that a catalogue may be refused for, but what needs the map of France; known debts are excused. */
const jugerLeTout: Juger = (lecture) => constatsDe(lecture, { dettes: readDettes(DOSSIER_DU_CATALOGUE) });

export const relecture: RelectureDuCatalogue = {
  juger: jugerLeTout,
  exemples: (catalogue) => phrasesDe(exemplesDe(catalogue)),
};

/** Checks the catalogue as it would be with these files in it (paths under `catalogue/`). Throws an Error with every problem. */
export function verifierAvec(fichiers: readonly CatalogueFile[]): void {
  const { files, pages, synonymes, morts } = lireLeDossier(DOSSIER_DU_CATALOGUE);
  const dePages = ({ path }: CatalogueFile) => path.startsWith(`${CONTRIBUER}/`);
  const avec = (anciens: readonly CatalogueFile[], neufs: readonly CatalogueFile[]) => [
    ...anciens.filter(({ path }) => !neufs.some((un) => un.path === path)),
    ...neufs,
  ];
  const aidesEtOrganismes = fichiers.filter((un) => !dePages(un));
  const catalogue = loadCatalogue(avec(files, aidesEtOrganismes), morts, jugerLeTout);
  chargerContribuer(avec(pages, fichiers.filter(dePages)));
  chargerSynonymes(synonymes, { aides: catalogue.byId, organismes: catalogue.institutions });
}
