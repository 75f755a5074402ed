import type { CompiledAide } from "../compiled-aide.ts";
import { dansLeTerritoire, duTerritoire } from "../phrases/articles.ts";
import { genresDeLieu } from "../lieux/lieux.ts";
import type { Institution } from "../schema/institution.ts";
import { ligneDe } from "./fiche.ts";
import type { FaitDeLieu, Noms } from "./lisible.ts";

/** Where a place lies: its region, its département and its intercommunality when it has but one, by codes. */
export interface SituationDuLieu {
  region?: string;
  departement?: string;
  epci?: string;
}

/** Kinds of places an institution may act in. */
export type GenreDeTerritoire = "region" | "departement" | "epci" | "commune";

/** Where a place lies; nothing for an unknown one. */
export type SituerLieu = (genre: GenreDeTerritoire, code: string) => SituationDuLieu;

/** What the page of an institution is made from, besides the catalogue. */
interface Connu {
  noms: Pick<Noms, "lieu">;
  situer: SituerLieu;
  /** Aids that anyone may see today. */
  visibles: readonly CompiledAide[];
}

const codes = {
  region: "code_insee",
  departement: "code_insee",
  commune: "code_insee",
  epci: "code_siren",
} as const;

/** The place an institution stands for, when its type says one. */
function lieuDe({
  type,
  ...institution
}: Institution): { genre: GenreDeTerritoire; code: string } | undefined {
  if (!Object.hasOwn(codes, type)) return undefined;
  const genre = type as GenreDeTerritoire;
  const code = institution[codes[genre]];
  return code ? { genre, code } : undefined;
}

const liste = new Intl.ListFormat("fr", { type: "conjunction" });

/** A name that people look for, and the search that finds what is given there. */
interface Autour {
  nom: string;
  /** « en Bretagne », « dans l’Ain ». */
  ou: string;
  q: string;
}

/** Names of the places an institution acts in, and of those around, the nearest first. */
function placer(institution: Institution, { noms, situer }: Connu): { territoire: string; autour: Autour[] } {
  const nomme = (fact: FaitDeLieu, code: string | undefined) => (code ? noms.lieu(fact, code) : undefined);
  const lieu = lieuDe(institution);
  const { departements = [] } = institution;
  const situation = lieu
    ? situer(lieu.genre, lieu.code)
    : departements[0]
      ? situer("departement", departements[0])
      : {};
  const departement = nomme("menage.departement", situation.departement);
  const region = nomme("menage.region", situation.region);
  const autour = [departement, region].flatMap((nom) =>
    nom ? [{ nom, ou: dansLeTerritoire(nom), q: nom }] : [],
  );
  const nommes = departements.flatMap((code) => nomme("menage.departement", code) ?? []);
  if (institution.national || institution.type === "national")
    return { territoire: "toute la France", autour };
  if (institution.type === "europeen") return { territoire: "l’Union européenne", autour };
  if (nommes.length > 0) return { territoire: liste.format(nommes), autour };
  const propre = lieu && nomme(`menage.${lieu.genre}`, lieu.code);
  if (!propre) return { territoire: institution.label, autour };
  const dans = lieu.genre === "commune" || lieu.genre === "epci" ? (departement ?? region) : undefined;
  const territoire = dans
    ? `${propre} (${dans})`
    : lieu.genre === "departement"
      ? `département ${duTerritoire(propre)}`
      : propre;
  return { territoire, autour: autour.filter(({ nom }) => nom !== propre || lieu.genre === "region") };
}

/** Everything the page of an institution says. */
export function ficheDeLInstitution(institution: Institution, connu: Connu) {
  const { slug, label, type, imgSrc, link, telephone, etablissements } = institution;
  const genres = type === "caf" && etablissements.length === 0 ? ["caf"] : etablissements;
  const lieux = genresDeLieu.filter((genre) => genres.includes(genre));
  return {
    id: slug,
    label,
    type,
    ...(imgSrc && { logo: imgSrc }),
    ...(link && { link }),
    ...(telephone && { telephone }),
    ...placer(institution, connu),
    ...(lieux.length > 0 && { lieux }),
    aides: connu.visibles.filter((one) => one.institution.slug === slug).map(ligneDe),
  };
}
export type FicheInstitution = ReturnType<typeof ficheDeLInstitution>;
