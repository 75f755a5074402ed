import { Hono } from "hono";
import * as v from "valibot";
import { tousLesNoms } from "../../catalogue/lieux/communes/noms.ts";
import type { AppDeps } from "../../deps.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { queryParameter, routeDoc } from "../describe.ts";
import {
  demandeDeTerritoires,
  unePage,
  genresDeTerritoire,
  lireCeQuiEstDemande,
  pageBody,
  parametresDePages,
} from "./demande.ts";

type Genre = (typeof genresDeTerritoire)[number];

const documented = routeDoc<{ query: { genre?: Genre; page?: string; par?: string } }>({
  summary:
    "Liste les régions, les départements (les collectivités d’outre-mer avec eux) ou les intercommunalités ; les communes se cherchent.",
  tag: "données ouvertes",
  parameters: [
    queryParameter("genre", "Sans lui, les départements.", {
      schema: { type: "string", enum: genresDeTerritoire },
      example: "region",
    }),
    ...parametresDePages,
  ],
  limited: true,
  success: [
    200,
    "Codes de l’INSEE (SIREN d’une intercommunalité), noms, et où ils sont quand ils ne sont que là.",
    v.strictObject({
      ...pageBody,
      territoires: v.array(
        v.strictObject({
          code: v.string(),
          nom: v.string(),
          region: v.optional(v.string()),
          departement: v.optional(v.string()),
        }),
      ),
    }),
  ],
  errors: { 400: "Un paramètre ne convient pas ; il est nommé." },
});

/** Places by kind, with where they lie. */
export function territoiresRoutes({ situer, ...deps }: AppDeps) {
  const connus = new Map<Genre, object[]>();
  const tous = (genre: Genre) => {
    const lus =
      connus.get(genre) ??
      Object.entries(tousLesNoms(`menage.${genre}`)).map(([code, nom]) => {
        const { region, departement } = situer(genre, code);
        return {
          code,
          nom,
          ...(genre !== "region" && region && { region }),
          ...(genre === "epci" && departement && { departement }),
        };
      });
    connus.set(genre, lus);
    return lus;
  };
  return new Hono().get(
    "/territoires",
    documented,
    rateLimit("recherches", deps),
    prepared(
      (c) => JSON.stringify(lireCeQuiEstDemande(c, demandeDeTerritoires)),
      (c) => {
        const demande = lireCeQuiEstDemande(c, demandeDeTerritoires);
        const { liste, ...page } = unePage(tous(demande.genre), demande, c.req.path);
        return { ...page, territoires: liste };
      },
      { most: 20 },
    ),
  );
}
