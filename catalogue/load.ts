import { buildCatalogue, type Catalogue } from "./catalogue.ts";
import { type Constat, ecrire } from "./check/constat.ts";
import { type CatalogueFile, lireCatalogue } from "./check/lecture.ts";
import { constatsDe, erreursDe } from "./check/verifier.ts";
import { sansLiensMorts } from "./liens/sans-liens-morts.ts";

/** Errors in the order in which files are written, a line each: `path:line:column message`. */
export const direLesErreurs = (constats: readonly Constat[]): string =>
  erreursDe(constats).map(ecrire).join("\n");

/**
 * Builds the catalogue from its YAML files (`aides/{kind}/{slug}.yml`, `institutions/{slug}.yml`).
 * Throws one Error whose message lists every problem. Addresses known to be dead (`morts`) are left out; what
 * the known debts (`dettes`) do not excuse is refused when they are given.
 */
export function loadCatalogue(
  files: readonly CatalogueFile[],
  morts: ReadonlySet<string> = new Set(),
  dettes?: CatalogueFile,
): Catalogue {
  const lecture = lireCatalogue(files);
  const refus = direLesErreurs(constatsDe(lecture, { dettes }));
  if (refus) throw new Error(refus);
  const institutions = lecture.institutions.map(({ institution }) => institution);
  const accueils = new Map(institutions.map(({ slug, link }) => [slug, link]));
  return buildCatalogue(
    lecture.aides.map(({ aide }) => sansLiensMorts(aide, accueils.get(aide.institution), morts)),
    institutions,
  );
}
