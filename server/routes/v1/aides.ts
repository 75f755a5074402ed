import { type Context, Hono } from "hono";
import * as v from "valibot";
import { ficheDe, ligneDe } from "../../../catalogue/fiches/fiche.ts";
import { retenir } from "../../../catalogue/fiches/retenir.ts";
import { aidesParReponse } from "../../../catalogue/conditions/lectures.ts";
import { besoins } from "../../../catalogue/schema/besoins.ts";
import { profilTypes } from "../../../catalogue/schema/regles.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { estMontree, visibleAides } from "../../catalogue/visibles.ts";
import { pathParameter, queryParameter, routeDoc } from "../describe.ts";
import { aideBody, aideListee } from "../schemas-aides.ts";
import { demandeDAides, unePage, lireCeQuiEstDemande, pageBody, parametresDePages } from "./demande.ts";
import { lieuDe } from "./lieu.ts";

type Demande = v.InferOutput<typeof demandeDAides>;

const documentedList = routeDoc<{ query: Partial<Record<keyof Demande, string>> }>({
  summary: "Liste les aides, en peu de mots ; chaque filtre écarte celles qu’il exclut à coup sûr.",
  tag: "données ouvertes",
  parameters: [
    queryParameter("commune", "Code INSEE : les aides que l’on peut avoir en y habitant.", {
      example: "35238",
    }),
    queryParameter("departement", "Code : celles que l’on peut avoir dans tout le département."),
    queryParameter("region", "Code INSEE : celles que l’on peut avoir dans toute la région."),
    queryParameter(
      "age",
      "En années : sans celles dont une règle exclut cet âge. La loi n’est pas calculée.",
      {
        schema: { type: "integer", minimum: 0 },
        example: 19,
      },
    ),
    queryParameter("profil", "Celles que ce profil peut demander.", {
      schema: { type: "string", enum: profilTypes },
      example: "etudiant",
    }),
    queryParameter("institution", "Identifiant de qui donne l’aide."),
    queryParameter("besoin", "À quoi l’aide sert.", {
      schema: { type: "string", enum: Object.keys(besoins) },
      example: "loger",
    }),
    queryParameter("lit", "Une réponse : les aides dont les règles ou le calcul la lisent."),
    ...parametresDePages,
  ],
  limited: true,
  success: [
    200,
    "Aides triées comme à l’écran.",
    v.strictObject({ ...pageBody, aides: v.array(aideListee) }),
  ],
  errors: { 400: "Un paramètre ne convient pas ; il est nommé." },
});

const documentedOne = routeDoc({
  summary: "Rend une aide.",
  tag: "données ouvertes",
  parameters: [pathParameter("id", "Identifiant de l’aide.", { example: "rsa" })],
  success: [200, "L’aide, sans ses règles internes.", aideBody],
  errors: { 404: "Aucune aide publique n’a cet identifiant." },
});

/** Answers kept ready: whole lists, places, and questions. */
const PRETES = 400;

/** Aids of the catalogue, prepared once a day; opening one never loads them all. */
export function aidesRoutes(deps: AppDeps) {
  const jour = () => jourEnFrance(deps.now());
  const demandees = (c: Context) => {
    const demande = lireCeQuiEstDemande(c, demandeDAides);
    const lectrices =
      demande.lit === undefined ? undefined : new Set(aidesParReponse(deps.catalogue).get(demande.lit));
    const visibles = visibleAides(deps).filter((one) => !lectrices || lectrices.has(one));
    const filtre = { ...demande, lieu: lieuDe(demande, deps.situer) };
    const { liste, ...page } = unePage(
      retenir(deps.catalogue, visibles, filtre, jour()),
      demande,
      c.req.path,
    );
    return { ...page, aides: liste.map(ligneDe) };
  };
  return new Hono()
    .get(
      "/aides",
      documentedList,
      rateLimit("recherches", deps),
      prepared((c) => `${jour()} ${JSON.stringify(lireCeQuiEstDemande(c, demandeDAides))}`, demandees, {
        most: PRETES,
      }),
    )
    .get(
      "/aides/:id",
      documentedOne,
      prepared(
        (c) => `${jour()} ${c.req.param("id")}`,
        (c) => {
          const one = deps.catalogue.byId.get(c.req.param("id") ?? "");
          if (!one || !estMontree(one, deps.config.marque))
            throw new ApiError(404, "aide_introuvable", "Aucune aide ne porte ce nom.");
          return ficheDe(one, deps.noms, { jour: jour(), exemple: deps.exemples.get(one.aide.slug) });
        },
        { most: PRETES },
      ),
    );
}
