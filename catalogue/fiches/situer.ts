import { dansLeTerritoire, duTerritoire } from "./phrases/articles.ts";
import type { Institution } from "../schema/institution.ts";
import type { FaitDeLieu, Noms } from "./phrases/noms.ts";

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

/** Names and places, by code. */
export interface Geographie {
  noms: Pick<Noms, "lieu">;
  situer: SituerLieu;
}

const codes = {
  region: "code_insee",
  departement: "code_insee",
  commune: "code_insee",
  epci: "code_siren",
} as const;

/** The place an institution stands for, when its type says one. */
export function lieuPropreDe({
  type,
  ...institution
}: Institution): { genre: GenreDeTerritoire; code: string } | undefined {
  if (!Object.hasOwn(codes, type)) return undefined;
  const genre = type as GenreDeTerritoire;
  const code = institution[codes[genre]];
  return code ? { genre, code } : undefined;
}

/** Each place an institution acts in: its own, or its départements. */
export function situationsDe(institution: Institution, situer: SituerLieu): SituationDuLieu[] {
  const lieu = lieuPropreDe(institution);
  if (lieu) return [situer(lieu.genre, lieu.code)];
  return (institution.departements ?? []).map((code) => situer("departement", code));
}

/** A place around, by its name, and « en Bretagne », « dans l’Ain ». */
export interface Autour {
  genre: "departement" | "region";
  nom: string;
  ou: string;
}

const liste = new Intl.ListFormat("fr", { type: "conjunction" });

/** « Le Mans (Sarthe) », « département de la Sarthe », « Bretagne ». */
function territoireDit(genre: GenreDeTerritoire, nom: string, dans: string | undefined): string {
  if (dans && (genre === "commune" || genre === "epci")) return `${nom} (${dans})`;
  return genre === "departement" ? `département ${duTerritoire(nom)}` : nom;
}

/** Names of the places an institution acts in, and of those around, the nearest first. */
export function placer(
  institution: Institution,
  { noms, situer }: Geographie,
): { territoire: string; autour: Autour[] } {
  const nomme = (fact: FaitDeLieu, code: string | undefined) => (code ? noms.lieu(fact, code) : undefined);
  const lieu = lieuPropreDe(institution);
  const { departements = [] } = institution;
  const [situation = {}] = situationsDe(institution, situer);
  const departement = nomme("menage.departement", situation.departement);
  const region = nomme("menage.region", situation.region);
  const autour = (["departement", "region"] as const).flatMap((genre) => {
    const nom = genre === "departement" ? departement : region;
    return nom ? [{ genre, nom, ou: dansLeTerritoire(nom) }] : [];
  });
  const nommes = departements.flatMap((code) => nomme("menage.departement", code) ?? []);
  if (institution.national || institution.type === "national")
    return { territoire: "toute la France", autour };
  if (institution.type === "europeen") return { territoire: "l’Union européenne", autour };
  if (nommes.length > 0) return { territoire: liste.format(nommes), autour };
  const propre = lieu && nomme(`menage.${lieu.genre}`, lieu.code);
  if (!propre) return { territoire: institution.label, autour };
  return { territoire: territoireDit(lieu.genre, propre, departement ?? region), autour };
}
