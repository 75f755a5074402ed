import { Hono } from "hono";
import * as v from "valibot";
import { etapesDe } from "../../../machines/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import {
  type ACompter,
  gestesDAide,
  type GesteDAide,
  gestesDEtape,
  type GesteDEtape,
} from "../../../machines/pages/statistiques.ts";
import { tousLesNoms } from "../../communes/noms.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { enCsv } from "../../http/csv.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../jour.ts";
import { compteurDe, lireLesStatistiques } from "../../statistiques/compter.ts";
import { jourApres } from "../../suivi/carnet.ts";
import { routeDoc } from "../describe.ts";

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
    departement: v.optional(v.string()),
  }),
]);

/** Days told. */
const JOURS = 90;
/** A day is told once its last counts are in the base, in milliseconds: before, its numbers would still move. */
const VERSES_APRES = 10 * 60_000;

const documentedCount = routeDoc<{ json: ACompter }>({
  summary:
    "Compte un geste, sans rien garder de qui le fait ; sans effet si le navigateur demande à ne pas être suivi.",
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
    422: "Ni une étape, ni une aide, ni un geste connus.",
  },
});

const ligne = v.strictObject({
  jour: v.string(),
  sorte: v.picklist(["etape", "aides"]),
  sujet: v.string(),
  geste: v.string(),
  departement: v.optional(v.string()),
  nombre: v.number(),
});

const documentedRead = routeDoc({
  summary: `Rend les comptes des ${JOURS} derniers jours finis : ceux de dix et plus.`,
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "Une ligne par jour, étape ou aide, geste et département.",
    v.strictObject({ lignes: v.array(ligne) }),
  ],
  errors: { 404: "Ce site ne compte rien." },
});

const documentedCsv = routeDoc({
  summary: "Les mêmes, en CSV.",
  tag: "données ouvertes",
  limited: true,
  success: [200, "Point-virgule, UTF-8.", v.string()],
  forme: "text/csv",
  errors: { 404: "Ce site ne compte rien." },
});

const refuse = (message: string, where: string) => new ApiError(422, "compte_invalide", message, where);

/** Counts of what people do, without people (docs/specification.md#statistiques). */
export function statistiquesRoutes(deps: AppDeps) {
  const { db, config, now, catalogue } = deps;
  const limited = rateLimit("recherches", deps);
  const compte = rateLimit("comptes", deps);
  const ouvertes = () => {
    if (!config.mesure?.pas) throw new ApiError(404, "statistiques_fermees", "Ce site ne compte rien.");
  };
  let connus: { etapes: ReadonlySet<string>; departements: ReadonlySet<string> } | undefined;
  const lireLesConnus = () =>
    (connus ??= {
      etapes: new Set(etapesDe(tree).map(({ stateId }) => stateId)),
      departements: new Set(Object.keys(tousLesNoms("menage.departement"))),
    });
  const compter = (quoi: ACompter) => {
    const [jour, { etapes, departements }] = [jourEnFrance(now()), lireLesConnus()];
    const { ajouter } = compteurDe(db);
    if (quoi.sorte === "etape") {
      if (!etapes.has(quoi.etape)) throw refuse("Cette étape n’existe pas.", "etape");
      return ajouter({ jour, sorte: "etape", sujet: quoi.etape, geste: quoi.geste });
    }
    const { aides, geste, departement } = quoi;
    if (departement !== undefined && !departements.has(departement))
      throw refuse("Ce département n’existe pas.", "departement");
    // Aids of the law, of the catalogue, and bikes described elsewhere: what is not an id of ours is left alone.
    for (const sujet of new Set(aides))
      if (catalogue.byId.has(sujet)) ajouter({ jour, sorte: "aides", sujet, geste, departement });
  };
  const lire = () => {
    const avant = jourEnFrance(new Date(now().getTime() - VERSES_APRES));
    return lireLesStatistiques(db, { depuis: jourApres(now(), -JOURS), avant });
  };
  return new Hono()
    .post("/statistiques", documentedCount, compte, jsonOnly, async (c) => {
      ouvertes();
      const lu = v.safeParse(aCompter, await jsonBody(c));
      if (!lu.success) throw refuse("Ce geste ne se compte pas.", "geste");
      const refus = c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1";
      if (!refus) compter(lu.output);
      return c.body(null, 204);
    })
    .get("/statistiques", documentedRead, limited, async (c) => {
      ouvertes();
      return c.json({ lignes: await lire() });
    })
    .get("/statistiques.csv", documentedCsv, limited, async (c) => {
      ouvertes();
      const colonnes = ["jour", "sorte", "sujet", "geste", "departement", "nombre"];
      const lignes = await lire();
      const rangees = lignes.map(({ jour, sorte, sujet, geste, departement = "", nombre }) => [
        jour,
        sorte,
        sujet,
        { ...gestesDEtape, ...gestesDAide }[geste],
        departement,
        nombre,
      ]);
      return c.body(enCsv(colonnes, rangees), 200, { "Content-Type": "text/csv; charset=utf-8" });
    });
}
