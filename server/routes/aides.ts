import { Hono } from "hono";
import { compress } from "hono/compress";
import { ficheDe, ligneDe, resumeDe } from "../../catalogue/fiches/fiche.ts";
import { aidesParReponse } from "../../catalogue/lectures.ts";
import { jeuxFictifs, resultatsFictifs } from "../../catalogue/results/fictifs.ts";
import type { AppDeps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { prepared } from "../http/prepared.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourEnFrance } from "../jour.ts";
import { aidesLegales, estMontree, visibleAides } from "../visibles.ts";
import { motsDesDescriptions } from "../../catalogue/synonymes/mots-des-descriptions.ts";
import { aidesDIci } from "../../catalogue/fiches/ici.ts";
import { lireCommune } from "./lire-commune.ts";
import { routeDoc, pathParameter, queryParameter } from "./describe.ts";
import { aidesLegalesBody, resultatsFictifsBody } from "./schemas.ts";
import { aideBody, aidesBody, aidesListeesBody, motsBody } from "./schemas-aides.ts";

const documentedList = routeDoc({
  summary: "Liste les aides, en peu de mots.",
  tag: "référentiels",
  success: [200, "Aides triées comme à l’écran.", aidesListeesBody],
});

const documentedWords = routeDoc({
  summary: "Rend les mots par lesquels une aide se cherche : synonymes, mots des descriptions.",
  tag: "référentiels",
  success: [200, "Synonymes, suggestions, et mots avec le rang des aides dans leur liste.", motsBody],
});

const documentedHere = routeDoc<{ query: { commune: string } }>({
  summary:
    "Liste les aides que l’on peut avoir en habitant une commune, sans rien savoir d’autre de la personne.",
  tag: "référentiels",
  parameters: [{ ...queryParameter("commune", "Code INSEE de la commune."), required: true }],
  limited: true,
  success: [200, "Aides triées comme à l’écran.", aidesListeesBody],
  errors: { 400: "La commune ne convient pas." },
});

const documentedOne = routeDoc({
  summary: "Rend une aide.",
  tag: "référentiels",
  parameters: [pathParameter("id", "Identifiant de l’aide.")],
  success: [200, "L’aide, sans ses règles internes.", aideBody],
  errors: { 404: "Aucune aide publique n’a cet identifiant." },
});

const documentedReaders = routeDoc({
  summary: "Liste les aides dont les règles ou le calcul lisent une réponse.",
  tag: "référentiels",
  parameters: [pathParameter("reponse", "Réponse, par exemple `individu.demandeur.activite`.")],
  success: [200, "Aides triées comme à l’écran, vide si aucune ne lit cette réponse.", aidesBody],
});

const documentedLegal = routeDoc({
  summary: "Rend les aides de la législation, pour les calculer sur l’appareil de la personne.",
  tag: "référentiels",
  success: [200, "Les aides entières et leurs institutions.", aidesLegalesBody],
});

const documentedMock = routeDoc<{ query: { filtre?: string } }>({
  summary: "Rend des résultats fictifs, pour essayer les écrans.",
  tag: "référentiels",
  parameters: [
    queryParameter("filtre", `Un jeu (${Object.keys(jeuxFictifs).join(", ")}) ou des identifiants d’aides.`),
  ],
  limited: true,
  success: [200, "Toutes les aides choisies, valant 1 € ou vrai.", resultatsFictifsBody],
  errors: { 404: "Le filtre nomme une aide ou un jeu inconnu." },
});

/** Communes whose aids are kept ready. */
const MAX_COMMUNES_PRETES = 100;

/** Most answers to « which aids read this question? » remembered: there are some two hundred questions. */
const MAX_QUESTIONS = 300;

/** Aids of the catalogue, prepared once a day; opening one never loads them all. */
export function aidesRoutes(deps: AppDeps) {
  const today = () => jourEnFrance(deps.now());
  const visible = memoised(today, () => visibleAides(deps));
  const readersOf = memoised(
    () => "",
    () => aidesParReponse(deps.catalogue),
  );
  const reading = (reponse: string) => {
    const readers = new Set(readersOf().get(reponse));
    return visible().filter((one) => readers.has(one));
  };
  return new Hono()
    .get(
      "/aides",
      documentedList,
      prepared(today, () => visible().map(ligneDe)),
    )
    .get(
      "/aides-mots",
      documentedWords,
      prepared(today, () => ({
        suggestions: deps.synonymes.suggestions,
        synonymes: deps.synonymes.entrees,
        aides: visible().length,
        mots: motsDesDescriptions(visible()),
      })),
    )
    .get(
      "/aides-ici",
      documentedHere,
      rateLimit("lieux", deps),
      prepared(
        (c) => `${today()} ${lireCommune(c.req.query("commune"))}`,
        (c) => {
          const commune = lireCommune(c.req.query("commune"));
          const where = deps.situer("commune", commune);
          return aidesDIci(deps.catalogue, visible(), commune, where, today()).map(ligneDe);
        },
        { most: MAX_COMMUNES_PRETES },
      ),
    )
    .get(
      "/questions/:reponse/aides",
      documentedReaders,
      prepared(
        (c) => `${today()} ${c.req.param("reponse")}`,
        (c) => reading(c.req.param("reponse") ?? "").map(resumeDe),
        { most: MAX_QUESTIONS },
      ),
    )
    .get(
      "/legislation/aides",
      documentedLegal,
      prepared(today, () => aidesLegales(visible())),
    )
    .get("/resultats-fictifs", documentedMock, rateLimit("calculs", deps), compress(), (c) => {
      const { marque } = deps.config;
      try {
        return c.json(
          resultatsFictifs(deps.catalogue, { filtre: c.req.query("filtre"), marque, dateDeValeur: today() }),
        );
      } catch (error) {
        if (error instanceof RangeError) throw new ApiError(404, "filtre_inconnu", error.message);
        throw error;
      }
    })
    .get("/aides/:id", documentedOne, (c) => {
      const one = deps.catalogue.byId.get(c.req.param("id"));
      if (!one || !estMontree(one, deps.config.marque))
        throw new ApiError(404, "aide_introuvable", "Aucune aide ne porte ce nom.");
      c.header("Cache-Control", "no-cache");
      return c.json(ficheDe(one, deps.noms, { jour: today(), exemple: deps.exemples.get(one.aide.slug) }));
    });
}

/** A value computed again only when its key changes. */
function memoised<T>(keyOf: () => string, build: () => T): () => T {
  let known: { key: string; value: T } | undefined;
  return () => {
    const key = keyOf();
    known = known?.key === key ? known : { key, value: build() };
    return known.value;
  };
}
