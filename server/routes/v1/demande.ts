import type { Context } from "hono";
import * as v from "valibot";
import { type Besoin, besoins } from "../../../catalogue/schema/besoins.ts";
import { nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";
import { profilTypes } from "../../../catalogue/schema/regles.ts";
import { ApiError } from "../../http/errors.ts";
import { queryParameter } from "../describe.ts";

const entier = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const code = (forme: RegExp) => v.optional(v.pipe(v.string(), v.regex(forme)));

/** Items of a page at most, and unless it is told. */
const [PAR_PAGE_AU_PLUS, PAR_PAGE] = [500, 100];

/** Furthest page: beyond the last one, a page is empty. */
const PAGES_AU_PLUS = 100_000;

/** What a list may be asked: nothing gives all of it, `page` or `par` a part. */
const enPages = { page: v.optional(entier(1, PAGES_AU_PLUS)), par: v.optional(entier(1, PAR_PAGE_AU_PLUS)) };

export const demandeDePages = v.object(enPages);

/** What aids may be asked by. */
export const demandeDAides = v.object({
  ...enPages,
  commune: code(/^(\d{5}|2[AB]\d{3})$/),
  departement: code(/^(\d{2}|2[AB]|9[78]\d)$/),
  region: code(/^(\d{2}|9[78]\d)$/),
  age: v.optional(entier(0, 130)),
  profil: v.optional(v.picklist(profilTypes)),
  institution: v.optional(v.string()),
  besoin: v.optional(v.picklist(Object.keys(besoins) as Besoin[])),
  lit: v.optional(v.string()),
});

export const genresDeTerritoire = ["region", "departement", "epci"] as const;
export const demandeDeTerritoires = v.object({
  ...enPages,
  genre: v.optional(v.picklist(genresDeTerritoire), "departement"),
});

const mots: Readonly<Record<string, string>> = {
  page: `un nombre de 1 à ${nombreDit(PAGES_AU_PLUS)}`,
  par: `un nombre de 1 à ${PAR_PAGE_AU_PLUS}`,
  commune: "le code INSEE d’une commune",
  departement: "le code d’un département",
  region: "le code INSEE d’une région",
  age: "un nombre d’années, de 0 à 130",
  profil: `un de ceux-ci : ${profilTypes.join(", ")}`,
  besoin: `un de ceux-ci : ${Object.keys(besoins).join(", ")}`,
  genre: `un de ceux-ci : ${genresDeTerritoire.join(", ")}`,
};

/** Reads what an address asks; what it does not know is left alone. Throws 400 at the first that is wrong. */
export function lireCeQuiEstDemande<S extends v.GenericSchema<Record<string, string | undefined>, object>>(
  c: Context,
  schema: S,
): v.InferOutput<S> {
  const lue = v.safeParse(schema, c.req.query());
  if (lue.success) return lue.output;
  const ou = String(lue.issues[0].path?.[0].key);
  throw new ApiError(400, "requete_invalide", `« ${ou} » est ${mots[ou]}.`, ou);
}

/** Those parameters, described. */
export const parametresDePages = [
  queryParameter("page", "Rang de la page, à partir de 1 ; sans lui ni `par`, tout est rendu.", {
    schema: { type: "integer", minimum: 1, maximum: PAGES_AU_PLUS },
    example: 1,
  }),
  queryParameter("par", `Combien par page : ${PAR_PAGE}, ou ce nombre.`, {
    schema: { type: "integer", minimum: 1, maximum: PAR_PAGE_AU_PLUS },
    example: 20,
  }),
];

type Demandee = Readonly<Record<string, string | number | undefined>> & { page?: number; par?: number };

/** The next page: what was understood is asked again, and nothing else of an address that others are told. */
function suivanteDe(chemin: string, demande: Demandee, rang: number): string {
  const dite = new URLSearchParams();
  for (const [nom, valeur] of Object.entries(demande))
    if (nom !== "page" && valeur !== undefined) dite.set(nom, String(valeur));
  dite.set("page", String(rang));
  return `${chemin}?${dite}`;
}

/** Part of a list, how many there are, and where the next part is. `chemin`: address of the list. */
export function unePage<T>(
  liste: readonly T[],
  demande: Demandee,
  chemin: string,
): { total: number; page?: number; pages?: number; suivante?: string; liste: readonly T[] } {
  const { page, par } = demande;
  const total = liste.length;
  if (page === undefined && par === undefined) return { total, liste };
  const [rang, combien] = [page ?? 1, par ?? PAR_PAGE];
  const pages = Math.max(1, Math.ceil(total / combien));
  return {
    total,
    page: rang,
    pages,
    ...(rang < pages && { suivante: suivanteDe(chemin, demande, rang + 1) }),
    liste: liste.slice((rang - 1) * combien, rang * combien),
  };
}

/** Shape of a list. */
export const pageBody = {
  total: v.number(),
  page: v.optional(v.number()),
  pages: v.optional(v.number()),
  /** Address of what follows, on this server. */
  suivante: v.optional(v.string()),
};
