import { type Context, Hono } from "hono";
import * as v from "valibot";
import { adressesAVisiter } from "../../../catalogue/fiches/liens/adresses.ts";
import { lireYaml } from "../../../catalogue/lire/yaml.ts";
import { dossiersDesAides } from "../../../catalogue/lire/lecture.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { pourEditeurs } from "../../http/editeurs.ts";
import { ApiError, notFound } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { routeDoc } from "../../routes/describe.ts";
import { droitBody } from "../../routes/schemas.ts";
import { aideBody } from "../../routes/schemas-aides.ts";

const chemin = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^(?:(?:aides/(?:${dossiersDesAides.join("|")})|institutions)/[^/\\\\]{1,200}\\.yml|loi/parametres/\\w+\\.json)$`,
    ),
    "Un fichier du catalogue est attendu.",
  ),
);

/** Versions of a file, the newest first. */
const versions = v.strictObject({
  chemin,
  textes: v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.maxLength(11, "Dix versions et celle d’avant, au plus."),
  ),
});

/** A file of the catalogue as an editor is about to save it. */
const ecrit = v.strictObject({
  chemin,
  texte: v.string(),
});

/** The same, of a size that is looked at. */
export const brouillon = v.pipe(
  ecrit,
  v.check(
    ({ chemin, texte }) => !chemin.endsWith(".yml") || texte.length <= 20_000,
    "La fiche dépasse 20 000 signes.",
  ),
);

const noms = v.array(v.string());
const apercuBody = v.strictObject({
  constats: v.array(
    v.strictObject({
      gravite: v.picklist(["erreur", "à vérifier"]),
      champ: v.optional(v.string()),
      message: v.string(),
    }),
  ),
  fiche: v.optional(aideBody),
  obtient: v.optional(v.string()),
  droit: v.optional(droitBody),
  manques: v.array(v.string()),
  voisines: v.array(v.strictObject({ id: v.string(), label: v.string() })),
  changements: noms,
  liens: v.array(v.strictObject({ champ: v.string(), url: v.string(), etat: v.string() })),
});
const effetBody = v.nullable(
  v.strictObject({
    regardes: v.number(),
    gagnent: noms,
    perdent: noms,
    changent: noms,
    phrases: noms,
    approbation: v.strictObject({ fichier: v.string(), texte: v.string() }),
  }),
);

/** What a route that editors ask may refuse. */
export const erreursDEdition = {
  401: "Le jeton manque, ou le service de connexion ne le connaît pas.",
  403: "La demande vient d’une autre origine, ou le compte n’a pas le rôle des éditeurs.",
  404: "L’édition n’est pas ouverte sur ce serveur.",
  413: "Le corps de la demande dépasse 256 ko.",
  415: "Le corps de la demande n’est pas du JSON.",
  422: "Le brouillon n’est pas un fichier du catalogue.",
  503: "L’aperçu n’a pas pu se faire à temps, ou le service de connexion ne répond pas.",
};

/** What a route says of itself that editors ask of a draft. */
const surUnBrouillon = <R extends v.GenericSchema>(summary: string, reponse: string, forme: R) =>
  routeDoc({
    summary,
    tag: "édition",
    body: brouillon,
    editeurs: true,
    limited: true,
    success: [200, reponse, forme],
    errors: erreursDEdition,
  });

const documented = surUnBrouillon(
  "Dit ce que ferait un brouillon de fiche, une fois publié.",
  "Ce qui est refusé, la page de l’aide, à qui elle va, ce qui change.",
  apercuBody,
);
const documentedHouseholds = surUnBrouillon(
  "Dit ce qu’un brouillon change pour les foyers approuvés, et ce qu’il y a à approuver.",
  "Qui gagne l’aide, qui la perd, qui reçoit un autre montant ; ce qui change, en phrases, et le texte qui l’approuve.",
  effetBody,
);

const visites = v.array(v.strictObject({ url: v.string(), dit: v.string() }));
const documentedLinks = surUnBrouillon(
  "Visite les adresses d’un brouillon.",
  "Chaque adresse, et ce que la visite en a vu.",
  visites,
);
const documentedHistory = routeDoc({
  summary: "Dit ce que chaque version d’une fiche a changé de la précédente.",
  tag: "édition",
  body: versions,
  editeurs: true,
  limited: true,
  success: [200, "Des phrases pour chaque version, la plus récente d’abord.", v.array(noms)],
  errors: erreursDEdition,
});

const documentedInstitutions = routeDoc({
  summary: "Nomme les organismes publiés, pour dire qui donne une aide.",
  tag: "édition",
  editeurs: true,
  limited: true,
  success: [
    200,
    "L’identifiant et le nom de chacun.",
    v.array(v.strictObject({ id: v.string(), label: v.string() })),
  ],
  errors: {
    401: erreursDEdition[401],
    403: "Le compte n’a pas le rôle des éditeurs.",
    404: erreursDEdition[404],
    503: "Le service de connexion ne répond pas.",
  },
});

/** What a request says of a file. Throws 422 for what is no file of the catalogue. */
async function lire<T>(forme: v.GenericSchema<unknown, T>, c: Context): Promise<T> {
  const lu = v.safeParse(forme, await jsonBody(c));
  if (!lu.success) throw new ApiError(422, "brouillon_invalide", lu.issues[0].message, "chemin");
  return lu.output;
}

async function lireLeBrouillon(c: Context) {
  const { chemin: path, texte: content } = await lire(brouillon, c);
  return { path, content };
}

/** Addresses of a draft that are visited at once: more are a mistake. */
const VISITES = 30;

const vues = { page: "la page répond", absence: "il n’y a pas de page", rien: "rien à conclure" } as const;

/** What a visit to each address of a draft sees. */
async function visiterLeBrouillon(content: string, visiter: NonNullable<AppDeps["visiter"]>) {
  const lu = lireYaml(content);
  const urls = "valeur" in lu ? adressesAVisiter([Object(lu.valeur)], []) : [];
  return Promise.all(
    [...urls].slice(0, VISITES).map(async (url) => {
      const { vu, statut } = await visiter(url);
      return { url, dit: `${vues[vu]}${statut === undefined ? "" : ` (réponse ${statut})`}` };
    }),
  );
}

/** What editors ask while they write; closed where editing is. */
export function editionRoutes(deps: AppDeps) {
  const { brouillons, now } = deps;
  const [limited, editeurs] = [rateLimit("calculs", deps), pourEditeurs(deps)];
  return new Hono()
    .get("/editer/organismes", documentedInstitutions, limited, editeurs, (c) =>
      c.json([...deps.catalogue.institutions.values()].map(({ slug, label }) => ({ id: slug, label }))),
    )
    .post("/editer/apercu", documented, limited, editeurs, jsonOnly, async (c) => {
      if (!brouillons) throw notFound();
      const file = await lireLeBrouillon(c);
      return c.json(await (await brouillons()).apercevoir(file, jourEnFrance(now()), c.req.raw.signal));
    })
    .post("/editer/liens", documentedLinks, limited, editeurs, jsonOnly, async (c) => {
      if (!deps.visiter) throw notFound();
      return c.json(await visiterLeBrouillon((await lireLeBrouillon(c)).content, deps.visiter));
    })
    .post("/editer/foyers", documentedHouseholds, limited, editeurs, jsonOnly, async (c) => {
      if (!brouillons) throw notFound();
      const file = await lireLeBrouillon(c);
      return c.json(await (await brouillons()).essayer(file, c.req.raw.signal));
    })
    .post("/editer/histoire", documentedHistory, limited, editeurs, jsonOnly, async (c) => {
      if (!brouillons) throw notFound();
      const { chemin: path, textes } = await lire(versions, c);
      return c.json(await (await brouillons()).raconter(path, textes));
    });
}
