import * as v from "valibot";
import { dateDeVerification, estNonVerifiee } from "../../schema/lectures.ts";
import { aVerifier, type Constat, type Lue, situer } from "../../lire/constat.ts";
import { type CatalogueFile, LecteurDeFiches, type LectureDuCatalogue } from "../../lire/lecture.ts";
import {
  type NomDeDette,
  type RegleDeDette,
  type ReperesDesDettes,
  reglesDeDette,
} from "./regles-de-dette.ts";

const noms = Object.keys(reglesDeDette) as NomDeDette[];
const liste = v.optional(v.array(v.string()), []);
const dettesFile = v.strictObject(
  Object.fromEntries(noms.map((nom) => [nom, liste])) as Record<NomDeDette, typeof liste>,
);

const existe = ({ aides, institutions, illisibles }: LectureDuCatalogue, slug: string) =>
  illisibles.slugs.has(slug)
    ? undefined
    : aides.some(({ aide }) => aide.slug === slug) ||
      institutions.some(({ institution }) => institution.slug === slug);

/** « 213 aides sans démarche », « 1 aide sans démarche ». */
const compter = (nombre: number, mots: string) =>
  `${nombre} ${nombre === 1 ? mots.replace(/s /, " ") : mots} ; cette liste ne peut que raccourcir`;

/** Entries of a list that have no longer the fault; one that cannot be read is left alone. */
function aRetirer(
  nom: NomDeDette,
  listees: readonly string[],
  fautives: ReadonlySet<string>,
  lecture: LectureDuCatalogue,
) {
  return listees.flatMap((slug, rang) => {
    const double = listees.indexOf(slug) < rang;
    const la = existe(lecture, slug);
    if (!double && (fautives.has(slug) || la === undefined)) return [];
    const pourquoi = double ? "est déjà dans la liste" : la ? "n’est plus en défaut" : "n’existe pas";
    // Whoever completes an aid does not read this list: what they save must be built.
    const juger = la && !double ? aVerifier : reglesDeDette[nom].juger;
    return [juger([nom, rang], `« ${slug} » ${pourquoi} : à retirer de la liste`)];
  });
}

/**
 * Faults known and counted (`dettes.yml`), a line each: an entry that is not in its list is told, and so is
 * one of the list that no longer belongs there.
 */
export function jugerDettes(
  lecture: LectureDuCatalogue,
  file: CatalogueFile,
  reperes: ReperesDesDettes,
): Constat[] {
  const lecteur = new LecteurDeFiches();
  const lu = lecteur.lire(file, dettesFile);
  if (!lu) return lecteur.problems;
  const { output: listes, ...dettes }: { output: Record<NomDeDette, string[]> } & Lue = lu;
  return noms.flatMap((nom) => {
    const regle: RegleDeDette = reglesDeDette[nom];
    const fautives = regle.fautives(lecture, reperes);
    const connues = new Set(listes[nom]);
    const slugs = new Set(fautives.map(({ slug }) => slug));
    const comptees = [...connues].filter((slug) => slugs.has(slug)).length;
    return [
      ...fautives
        .filter(({ slug }) => !connues.has(slug))
        .map(({ lue }) => situer(lue, regle.juger(regle.chemin, regle.message))),
      ...aRetirer(nom, listes[nom], slugs, lecture).map((une) => situer(dettes, une)),
      ...(comptees ? [situer(dettes, aVerifier([nom], compter(comptees, regle.compte)))] : []),
    ];
  });
}

/** Aids that no dated source says, and those that only an old one does, a line each. */
export function nonVerifiees({ aides }: LectureDuCatalogue, jour: string): Constat[] {
  const dates = aides.map(({ aide }) => dateDeVerification(aide)).filter((une) => estNonVerifiee(une, jour));
  const anciennes = dates.filter((une) => une !== undefined).length;
  const comptes: [number, string][] = [
    [dates.length - anciennes, "sans source datée : ajouter à reference la page lue et sa date"],
    [anciennes, "dont la dernière source lue est ancienne : en lire une plus récente"],
  ];
  return comptes
    .filter(([nombre]) => nombre > 0)
    .map(([nombre, quoi]) => ({
      path: "aides",
      line: 1,
      column: 1,
      gravite: "à vérifier",
      message: `${nombre} aide${nombre > 1 ? "s" : ""} ${quoi}`,
    }));
}
