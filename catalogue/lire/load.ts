import { buildCatalogue, type Catalogue } from "../catalogue.ts";
import { sansLiensMorts } from "../fiches/liens/sans-liens-morts.ts";
import { type Constat, ecrire } from "./constat.ts";
import { type CatalogueFile, type LectureDuCatalogue, lireCatalogue } from "./lecture.ts";

/** Errors in the order in which files are written, a line each: `path:line:column message`. */
export const direLesErreurs = (constats: readonly Constat[]): string =>
  constats
    .filter(({ gravite }) => gravite === "erreur")
    .map(ecrire)
    .join("\n");

/** What is to be said of files that were read: of their form alone, or of their meaning too (`atelier/check/verifier.ts`). */
export type Juger = (lecture: LectureDuCatalogue) => readonly Constat[];
const deLeurForme: Juger = ({ problems }) => problems;

/**
 * Builds the catalogue from its YAML files (`aides/{kind}/{slug}.yml`, `institutions/{slug}.yml`).
 * Throws one Error whose message lists every problem. Addresses known to be dead (`morts`) are left out.
 */
export function loadCatalogue(
  files: readonly CatalogueFile[],
  morts: ReadonlySet<string> = new Set(),
  juger = deLeurForme,
): Catalogue {
  const lecture = lireCatalogue(files);
  const refus = direLesErreurs(juger(lecture));
  if (refus) throw new Error(refus);
  const institutions = lecture.institutions.map(({ institution }) => institution);
  const accueils = new Map(institutions.map(({ slug, link }) => [slug, link]));
  return buildCatalogue(
    lecture.aides.map(({ aide }) => sansLiensMorts(aide, accueils.get(aide.institution), morts)),
    institutions,
  );
}
