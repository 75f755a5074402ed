import { Hono } from "hono";
import * as v from "valibot";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import {
  type ACompter,
  gestesDAide,
  type GesteDAide,
  gestesDEffet,
  type GesteDEffet,
  gestesDEtape,
  type GesteDEtape,
  SEUIL_DE_COMPTE,
  sujetDEffet,
  type TitreMontre,
  titresMontres,
} from "../../../machines/pages/statistiques.ts";
import { tousLesNoms } from "../../catalogue/lieux/communes/noms.ts";
import type { Comptes } from "../../db/base.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { enCsv } from "../../http/csv.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { callerOf } from "../../http/transport.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { compteurDe } from "../statistiques/compter.ts";
import { lireLesStatistiques, type SeDit } from "../statistiques/publier.ts";
import { lundiDe, semaineOuverte } from "../statistiques/semaine.ts";
import { routeDoc } from "../../routes/describe.ts";

const noms = <N extends string>(mots: Readonly<Record<N, string>>) => Object.keys(mots) as [N, ...N[]];

/** Aids told at once: those of a page of results. */
const AIDES_AU_PLUS = 300;

const aCompter: v.GenericSchema<unknown, ACompter> = v.variant("sorte", [
  v.strictObject({
    sorte: v.literal("etape"),
    etape: v.string(),
    geste: v.picklist(noms<GesteDEtape>(gestesDEtape)),
  }),
  v.strictObject({
    sorte: v.literal("aides"),
    aides: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(AIDES_AU_PLUS)),
    geste: v.picklist(noms<GesteDAide>(gestesDAide)),
    region: v.optional(v.string()),
  }),
  v.strictObject({
    sorte: v.literal("effet"),
    titre: v.picklist(noms<TitreMontre>(titresMontres)),
    prete: v.boolean(),
    geste: v.picklist(noms<GesteDEffet>(gestesDEffet)),
  }),
]);

/** Weeks told. */
const SEMAINES = 13;

const documentedCount = routeDoc<{ json: ACompter }>({
  summary:
    "Compte un geste, une fois par jour et par réseau, sans rien garder de qui le fait ; sans effet si le navigateur demande à ne pas être suivi.",
  tag: "service",
  body: aCompter,
  limited: true,
  success: [204, "Compté."],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    404: "Ce site ne compte rien.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Ni une étape, ni un geste, ni une région connus ; une aide inconnue, elle, n’est pas comptée.",
  },
});

const ligne = v.strictObject({
  semaine: v.string(),
  sorte: v.picklist(["etape", "aides", "effet"]),
  sujet: v.string(),
  geste: v.string(),
  region: v.optional(v.string()),
  nombre: v.number(),
});

const documentedRead = routeDoc({
  summary: `Rend les comptes des ${SEMAINES} dernières semaines finies : à dix près, bruités, ceux de ${SEUIL_DE_COMPTE} et plus.`,
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "Une ligne par semaine (son lundi), étape, aide ou façon de montrer, geste et région.",
    v.strictObject({ lignes: v.array(ligne) }),
  ],
  errors: { 404: "Ce site ne compte rien." },
});

const documentedCsv = routeDoc({
  summary: "Les mêmes, en CSV.",
  tag: "données ouvertes",
  limited: true,
  success: [200, "Point-virgule, UTF-8.", v.string()],
  formes: ["text/csv"],
  errors: { 404: "Ce site ne compte rien." },
});

const refuse = (message: string, where: string) => new ApiError(422, "compte_invalide", message, where);

/** The words of each gesture, by what it is of. */
const motsDesGestes: Readonly<Record<ACompter["sorte"], Readonly<Record<string, string>>>> = {
  etape: gestesDEtape,
  aides: gestesDAide,
  effet: gestesDEffet,
};

/** Counts of what people do, without people (docs/specification.md#statistiques). */
export function statistiquesRoutes(deps: AppDeps) {
  const { comptes, config, now, catalogue } = deps;
  const limited = rateLimit("recherches", deps);
  const compte = rateLimit("comptes", deps);
  const ouvertes = () => {
    if (comptes && config.mesure?.pas) return comptes;
    throw new ApiError(404, "statistiques_fermees", "Ce site ne compte rien.");
  };
  let connus: { etapes: ReadonlySet<string>; regions: ReadonlySet<string> } | undefined;
  const lireLesConnus = () =>
    (connus ??= {
      etapes: new Set(etapesDe(tree).map(({ stateId }) => stateId)),
      regions: new Set(Object.keys(tousLesNoms("menage.region"))),
    });
  // Aids of the law, of the catalogue, and bikes described elsewhere: what is not an id of ours is left alone.
  const seCompte = (id: string): boolean => {
    const connue = catalogue.byId.get(id);
    return connue !== undefined && connue.aide.sensible === undefined;
  };
  const compter = (db: Comptes, quoi: ACompter, reseau: string) => {
    const [jour, { etapes, regions }] = [jourEnFrance(now()), lireLesConnus()];
    const { ajouter } = compteurDe(db);
    if (quoi.sorte === "etape") {
      if (!etapes.has(quoi.etape)) throw refuse("Cette étape n’existe pas.", "etape");
      return ajouter({ jour, reseau, sorte: "etape", sujet: quoi.etape, geste: quoi.geste });
    }
    if (quoi.sorte === "effet") {
      const sujet = sujetDEffet(quoi.titre, quoi.prete);
      return ajouter({ jour, reseau, sorte: "effet", sujet, geste: quoi.geste });
    }
    const { aides, geste, region } = quoi;
    if (region !== undefined && !regions.has(region)) throw refuse("Cette région n’existe pas.", "region");
    for (const sujet of new Set(aides))
      if (seCompte(sujet)) ajouter({ jour, reseau, sorte: "aides", sujet, geste, region });
  };
  // What was told of weeks that are over does not change: it is worked out once.
  let dites: { avant: string; lignes: ReturnType<typeof lireLesStatistiques> } | undefined;
  const lire = (db: Comptes) => {
    const avant = semaineOuverte(now());
    if (dites?.avant !== avant) {
      const seDit: SeDit = ({ sorte, sujet }) => sorte !== "aides" || seCompte(sujet);
      dites = { avant, lignes: lireLesStatistiques(db, { depuis: lundiDe(avant, -SEMAINES), avant, seDit }) };
      dites.lignes.catch(() => (dites = undefined));
    }
    return dites.lignes;
  };
  return new Hono()
    .post("/statistiques", documentedCount, compte, jsonOnly, async (c) => {
      const db = ouvertes();
      const lu = v.safeParse(aCompter, await jsonBody(c));
      if (!lu.success) throw refuse("Ce geste ne se compte pas.", "geste");
      const refus = c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1";
      if (!refus) compter(db, lu.output, callerOf(c, config.trustedProxies));
      return c.body(null, 204);
    })
    .get("/statistiques", documentedRead, limited, async (c) => {
      return c.json({ lignes: await lire(ouvertes()) });
    })
    .get("/statistiques.csv", documentedCsv, limited, async (c) => {
      const colonnes = ["semaine", "sorte", "sujet", "geste", "region", "nombre"];
      const lignes = await lire(ouvertes());
      const rangees = lignes.map(({ semaine, sorte, sujet, geste, region = "", nombre }) => [
        semaine,
        sorte,
        sujet,
        motsDesGestes[sorte][geste] ?? geste,
        region,
        nombre,
      ]);
      return c.body(enCsv(colonnes, rangees), 200, { "Content-Type": "text/csv; charset=utf-8" });
    });
}
