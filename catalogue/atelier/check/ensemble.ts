import { hasPlace } from "../../schema/aide.ts";
import {
  type AideLue,
  type CheminYaml,
  type Constat,
  erreur,
  type InstitutionLue,
  situer,
} from "../../lire/constat.ts";
import { type LectureDuCatalogue, nomDuFichier } from "../../lire/lecture.ts";
import { vouliezVous } from "../../lire/proche.ts";

const refuser = (lue: AideLue | InstitutionLue, chemin: CheminYaml, message: string): Constat =>
  situer(lue, erreur(chemin, message));

/** The entries that come after another of the same name, each with the first. */
function enDouble<T extends AideLue | InstitutionLue>(
  entrees: readonly T[],
  cleDe: (une: T) => string | undefined,
): { une: T; premiere: T }[] {
  const premieres = new Map<string, T>();
  return entrees.flatMap((une) => {
    const cle = cleDe(une);
    if (cle === undefined) return [];
    const premiere = premieres.get(cle);
    if (!premiere) premieres.set(cle, une);
    return premiere ? [{ une, premiere }] : [];
  });
}

const nommes = (lue: AideLue | InstitutionLue, slug: string): Constat[] =>
  slug === nomDuFichier(lue.path)
    ? []
    : [refuser(lue, ["slug"], `le fichier devrait s’appeler ${slug}.yml, comme son slug`)];

const dejaPris = (slug: string, { path }: { path: string }) =>
  `« ${slug} » existe déjà, dans catalogue/${path} : en choisir un autre`;

function jugerLAide(lue: AideLue, institutions: ReadonlySet<string>): Constat[] {
  const { aide } = lue;
  const sansLieu = aide.source === "javascript" && !hasPlace(aide);
  return [
    ...nommes(lue, aide.slug),
    ...(["institution", "guichet"] as const).flatMap((champ) => {
      const nom = aide[champ];
      return nom === undefined || institutions.has(nom)
        ? []
        : [
            refuser(
              lue,
              [champ],
              `« ${nom} » n’existe pas : créer son fichier dans institutions/, ou corriger le nom${vouliezVous(nom, institutions)}`,
            ),
          ];
    }),
    ...(sansLieu
      ? [
          refuser(
            lue,
            ["conditions_generales"],
            "une aide locale a un lieu, une aide nationale le dit (national: true)",
          ),
        ]
      : []),
  ];
}

/** What one file cannot see: names, doubles, institutions, places. */
export function jugerEnsemble({ aides, institutions, illisibles }: LectureDuCatalogue): Constat[] {
  const connues = new Set([...institutions.map(({ institution }) => institution.slug), ...illisibles.slugs]);
  return [
    ...enDouble(institutions, ({ institution }) => institution.slug).map(({ une, premiere }) =>
      refuser(une, ["slug"], dejaPris(une.institution.slug, premiere)),
    ),
    ...enDouble(aides, ({ aide }) => aide.slug).map(({ une, premiere }) =>
      refuser(une, ["slug"], dejaPris(une.aide.slug, premiere)),
    ),
    ...aides.flatMap((lue) =>
      lue.aide.anciens_slugs.flatMap((ancien, rang) => {
        const autre = aides.find(({ aide }) => aide.slug === ancien);
        return autre ? [refuser(lue, ["anciens_slugs", rang], dejaPris(ancien, autre))] : [];
      }),
    ),
    ...institutions.flatMap((lue) => nommes(lue, lue.institution.slug)),
    ...aides.flatMap((lue) => jugerLAide(lue, connues)),
  ];
}
