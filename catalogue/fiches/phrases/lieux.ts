import { aLaCommune, dansLeTerritoire, dansLIntercommunalite } from "./articles.ts";
import type { FaitDeLieu } from "./noms.ts";
import { typographier } from "../../schema/typographie.ts";
import { nombreDit } from "./nombres.ts";
import { type Dite, dite } from "./phrase.ts";

interface Genre {
  /** One place with its name. */
  nomme: (nom: string) => string;
  /** One place without. */
  anonyme: string;
  /** Several places, counted: « l’une des 293 communes ». */
  plusieurs: string;
  /** « prévus » or « prévues ». */
  accord?: string;
  /** As many are read one by one. */
  lus: number;
}

const genres: Record<FaitDeLieu, Genre> = {
  "menage.region": {
    nomme: dansLeTerritoire,
    anonyme: "dans la région",
    plusieurs: "l’une des %n régions",
    lus: 8,
  },
  "menage.departement": {
    nomme: dansLeTerritoire,
    anonyme: "dans le département",
    plusieurs: "l’un des %n départements",
    accord: "prévus",
    lus: 8,
  },
  "menage.epci": {
    nomme: dansLIntercommunalite,
    anonyme: "l’intercommunalité",
    plusieurs: "l’une des %n intercommunalités",
    lus: 3,
  },
  "menage.commune": { nomme: aLaCommune, anonyme: "la commune", plusieurs: "l’une des %n communes", lus: 6 },
};

/** Whether a fact is where the household lives, told by a code that has a name. */
export const estUnFaitDeLieu = (fact: string): fact is FaitDeLieu => Object.hasOwn(genres, fact);

/** What is said of a place that is not one’s own, by the beginning of its fact. */
const verbes: Readonly<Record<string, string>> = {
  parents: "avoir ses parents",
  etablissement: "suivre ses études",
};

/** The place that a fact says, as where one lives, and the verb of whose place it is. */
export function lieuDit(fact: string): readonly [] | readonly [fait: FaitDeLieu, verbe: string | undefined] {
  const [qui = "", part] = fact.split(".");
  const fait = `menage.${part}`;
  return estUnFaitDeLieu(fait) ? [fait, verbes[qui]] : [];
}

/** Names that are read before the others are counted. */
const PREMIERS = 3;

/**
 * Where one lives, from codes: « habiter à Lille ou au Havre ». A long list gives its first names and
 * how many others; a code without a name stays, said for what it is.
 */
export function habiter(
  fact: FaitDeLieu,
  codes: readonly string[],
  nomDe: (code: string) => string | undefined,
  verbe = "habiter",
): Dite {
  const { nomme, anonyme, plusieurs, accord = "prévues", lus } = genres[fact];
  const differents = [...new Set(codes)];
  if (differents.length <= lus) {
    return dite(
      verbe,
      ...differents.map((code) => {
        const nom = nomDe(code);
        return nom === undefined ? `${anonyme} ${code}` : nomme(nom);
      }),
    );
  }
  const tous = `dans ${plusieurs.replace("%n", nombreDit(differents.length))}`;
  const premiers = differents
    .slice(0, PREMIERS)
    .map(nomDe)
    .filter((nom) => nom !== undefined);
  const reste = differents.length - premiers.length;
  return dite(
    verbe,
    premiers.length === 0
      ? `${tous} ${accord}`
      : typographier(`${tous} : ${premiers.join(", ")} et ${nombreDit(reste)} autres`),
  );
}
