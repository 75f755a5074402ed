import { join } from "node:path";
import { compilerLaLecture } from "../../../catalogue/atelier/apercu/apercu.ts";
import type { Constat } from "../../../catalogue/lire/constat.ts";
import { lireCatalogue } from "../../../catalogue/lire/lecture.ts";
import { jugerQuestions } from "../../../catalogue/atelier/check/portees.ts";
import { constatsDe } from "../../../catalogue/atelier/check/verifier.ts";
import { verifierContribuer } from "../../../catalogue/fiches/contribuer/lire.ts";
import { mortsDe } from "../../../catalogue/fiches/liens/etats.ts";
import { direLesErreurs } from "../../../catalogue/lire/load.ts";
import { verifierSynonymes } from "../../../catalogue/fiches/synonymes/lire.ts";
import { exemplesDe, fermesDe } from "./exemples.ts";
import {
  catalogueFiles,
  contribuerFiles,
  readDettes,
  readEtats,
  readSynonymes,
} from "../../catalogue/read.ts";
import { lireLesLogos } from "../../catalogue/logos.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { collectivitesDesVelos } from "../../catalogue/velos/collectivites.ts";
import { lireTerritoire } from "./territoire.ts";

const DOSSIER = join(process.cwd(), "catalogue");

/** Collectivities that give a bike aid. */
const servies = (): ReadonlySet<string> => new Set(collectivitesDesVelos());

/** Everything there is to say about the catalogue, geography, dead links, logos and pages « Contribuer » included, on a day `AAAA-MM-JJ`. */
export const controlerCatalogue = (
  jour: string,
  fichiers = catalogueFiles(DOSSIER),
  dettes = readDettes(DOSSIER),
): Constat[] => {
  const { logos, refus } = lireLesLogos(join(DOSSIER, "logos"));
  const lecture = lireCatalogue(fichiers);
  const connus = {
    aides: new Set(lecture.aides.map(({ aide }) => aide.slug)),
    organismes: new Set(lecture.institutions.map(({ institution }) => institution.slug)),
  };
  const compile = compilerLaLecture(lecture);
  const constats = constatsDe(lecture, {
    ...lireTerritoire(),
    jour,
    logos,
    morts: mortsDe(readEtats(DOSSIER)),
    dettes,
    servies: servies(),
    fermes: fermesDe(compile),
    exemples: exemplesDe(compile),
  });
  const images = refus.map((message) => ({
    path: "logos",
    line: 1,
    column: 1,
    gravite: "erreur" as const,
    message,
  }));
  return [
    ...constats,
    ...jugerQuestions(lecture),
    ...images,
    ...verifierContribuer(contribuerFiles(DOSSIER)),
    ...verifierSynonymes(readSynonymes(DOSSIER), connus),
  ];
};

/** Only says which aids are over, or to read again: nothing is refused because of the day. */
export const jourDuControle = (): string => jourEnFrance(new Date());

/** Throws with every error of the catalogue, a line each. */
export function exigerCatalogueJuste(): void {
  const erreurs = direLesErreurs(controlerCatalogue(jourDuControle()));
  if (erreurs) throw new Error(`Le catalogue est refusé :\n${erreurs}`);
}
