import { Hono } from "hono";
import * as v from "valibot";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baremesDeLaLoi } from "../../../catalogue/atelier/apercu/baremes.ts";
import { parametres, type Valeur } from "../../../catalogue/loi/chiffres.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { pourEditeurs } from "../../http/editeurs.ts";
import { ApiError, notFound } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { routeDoc } from "../../routes/describe.ts";
import { erreursDEdition } from "./edition.ts";

const DOSSIER = "loi/parametres";

const paliers = v.array(v.tuple([v.number(), v.number()]));
const valeur = v.union([
  v.number(),
  v.strictObject({ montants: paliers }),
  v.strictObject({ taux: paliers }),
]) satisfies v.GenericSchema<unknown, Valeur>;

const baremesBody = v.array(
  v.strictObject({
    nom: v.string(),
    texte: v.string(),
    attendu: v.optional(v.string()),
    depuis: v.string(),
    chiffres: v.array(
      v.strictObject({
        chemin: v.string(),
        nom: v.string(),
        valeur: v.nullable(v.union([valeur, v.array(v.string())])),
        dite: v.string(),
        pourcent: v.boolean(),
        depuis: v.string(),
        fichier: v.string(),
      }),
    ),
  }),
);

const CHIFFRES_MAX = 200;
const chiffresBody = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.check((chemin) => Object.hasOwn(parametres, chemin), "Ce chiffre est inconnu."),
    ),
    valeur,
  ),
  v.check((dits) => Object.keys(dits).length <= CHIFFRES_MAX, "Trop de chiffres à la fois."),
);

const titres = v.array(v.string());
const effetBody = v.array(
  v.strictObject({
    aide: v.string(),
    gagnent: titres,
    perdent: titres,
    changent: v.array(v.strictObject({ titre: v.string(), avant: v.number(), apres: v.number() })),
  }),
);

const documentedList = routeDoc({
  summary: "Dit les barèmes de la loi et leurs chiffres, ceux en retard d’abord.",
  tag: "édition",
  editeurs: true,
  limited: true,
  success: [200, "Chaque barème, son texte, le fichier de chaque chiffre.", baremesBody],
  errors: {
    401: erreursDEdition[401],
    403: "Le compte n’a pas le rôle des éditeurs.",
    404: erreursDEdition[404],
    503: erreursDEdition[503],
  },
});

const documentedEffect = routeDoc({
  summary: "Dit qui gagne et qui perd à des chiffres nouveaux de la loi.",
  tag: "édition",
  body: chiffresBody,
  editeurs: true,
  limited: true,
  success: [200, "Par aide, les foyers approuvés qui changent.", effetBody],
  errors: { ...erreursDEdition, 422: "Un chiffre est inconnu, ou n’en est pas un." },
});

/** The file that holds each figure, from `catalogue/`. */
function fichiersDesChiffres(): ReadonlyMap<string, string> {
  const dossier = join(process.cwd(), "catalogue", DOSSIER);
  return new Map(
    readdirSync(dossier)
      .filter((nom) => nom.endsWith(".json"))
      .flatMap((nom) =>
        [...readFileSync(join(dossier, nom), "utf8").matchAll(/^"([\w.]+)": \{"valeurs"/gm)].map(
          ([, chemin = ""]) => [chemin, `${DOSSIER}/${nom}`] as const,
        ),
      ),
  );
}

/** The figures of the law as editors of scales ask for them; closed where editing is. */
export function baremesRoutes(deps: AppDeps) {
  const { brouillons, now } = deps;
  const [limited, editeurs] = [rateLimit("calculs", deps), pourEditeurs(deps)];
  return new Hono()
    .get("/editer/baremes", documentedList, limited, editeurs, (c) => {
      const fichiers = fichiersDesChiffres();
      const baremes = baremesDeLaLoi(jourEnFrance(now()));
      const avecLeurFichier = baremes.map(({ chiffres, ...bareme }) => ({
        ...bareme,
        chiffres: chiffres.map((un) => ({ ...un, fichier: fichiers.get(un.chemin) ?? "" })),
      }));
      return c.json(avecLeurFichier);
    })
    .post("/editer/baremes", documentedEffect, limited, editeurs, jsonOnly, async (c) => {
      if (!brouillons) throw notFound();
      const lu = v.safeParse(chiffresBody, await jsonBody(c));
      if (!lu.success) throw new ApiError(422, "chiffre_invalide", lu.issues[0].message, "chiffres");
      return c.json(await (await brouillons()).compter(new Map(Object.entries(lu.output))));
    });
}
