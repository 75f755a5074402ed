import { Hono } from "hono";
import * as v from "valibot";
import { ARRET, SUIVI } from "../../../machines/pages/suivi.ts";
import {
  aidesDuSuivi,
  confirmationDuSuivi,
  ouvertureDuSuivi,
  reponsesDuSuivi,
  type SuiteDite,
} from "../../../machines/relais/suivi-demandes.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourApres } from "../suivi/carnet.ts";
import { lireLaConfirmation } from "../suivi/confirmer.ts";
import {
  aidesARepondre,
  arreterLesCourriels,
  type Comptee,
  compterLesSuites,
  estArretee,
  garderLeSuivi,
} from "../suivi/suivis.ts";
import { pathParameter, routeDoc } from "../../routes/describe.ts";
import { effacementEnCours, repondreEfface } from "../../routes/effacement.ts";

const ABSENT = "Ce lien a déjà servi, ou n’est plus bon ; ou ce serveur ne suit personne.";

const refus = {
  400: "Le corps n’est pas du JSON.",
  403: "La demande vient d’un autre site.",
  404: ABSENT,
  413: "Le corps dépasse 256 ko.",
  415: "Le corps n’est pas annoncé comme du JSON.",
  422: "Le jeton, ou une réponse, n’a pas la forme attendue.",
};

const documentedOpen = routeDoc<{ json: v.InferInput<typeof ouvertureDuSuivi> }>({
  summary: "Rend les aides dont un courriel de suivi demande des nouvelles ; le jeton reste bon.",
  tag: "suivi",
  body: ouvertureDuSuivi,
  limited: true,
  success: [200, "Ces aides, par leur nom.", aidesDuSuivi],
  errors: refus,
});

const documentedConfirm = routeDoc<{ json: v.InferInput<typeof confirmationDuSuivi> }>({
  summary: "Commence le suivi qu’un premier courriel proposait : rien n’en était gardé avant.",
  tag: "suivi",
  body: confirmationDuSuivi,
  limited: true,
  success: [204, "Commencé ; le refaire n’y change rien."],
  errors: refus,
});

const documentedAnswer = routeDoc<{ json: v.InferInput<typeof reponsesDuSuivi> }>({
  summary:
    "Compte ce qui est dit de chaque aide, sans rien qui les relie, et efface ce que le jeton ouvrait.",
  tag: "suivi",
  body: reponsesDuSuivi,
  limited: true,
  success: [204, "Compté ; le jeton ne sert plus."],
  aussi: effacementEnCours,
  errors: refus,
});

const arret = pathParameter("arret", "Ce qui arrête, écrit dans chaque courriel.");

const documentedStop = routeDoc({
  summary: "N’écrit plus jamais à une adresse, et efface ce qui en était gardé, en un geste (RFC 8058).",
  tag: "suivi",
  parameters: [arret],
  limited: true,
  success: [204, "Plus rien n’en reste."],
  aussi: effacementEnCours,
  errors: { 403: "La demande vient d’un autre site." },
});

const documentedStopPage = routeDoc({
  summary: "Mène à la page qui arrête les courriels : pour qui suit l’adresse au lieu de l’envoyer.",
  tag: "suivi",
  parameters: [arret],
  limited: true,
  success: [302, "La page qui arrête."],
});

const absent = () =>
  new ApiError(
    404,
    "suivi_introuvable",
    "Ce lien a déjà servi, ou n’est plus bon. Nous n’avons rien gardé de vous.",
  );

const sansForme = (message = "Ces réponses n’ont pas la forme attendue.", where = "suites") =>
  new ApiError(422, "suivi_invalide", message, where);

/** Checks a body against a closed schema. Throws 422, without a word of what was sent. */
function lire<T>(schema: v.GenericSchema<unknown, T>, corps: unknown): T {
  const { success, output, issues } = v.safeParse(schema, corps, { abortEarly: true });
  if (success) return output;
  const [{ path, message }] = issues;
  const [champ] = path ?? [];
  const secret = champ?.origin === "value" && (champ.key === "jeton" || champ.key === "oui");
  throw secret ? sansForme(message, String(champ.key)) : sansForme();
}

/** What is counted of what was said of aids that were asked about, each once. Throws 422 for another one. */
function compteesDe(suites: readonly SuiteDite[], aides: readonly string[]): Comptee[] {
  const dites = [...new Map(suites.map((une) => [une.aide, une])).values()];
  if (!dites.every(({ aide }) => aides.includes(aide))) throw sansForme();
  return dites.map(({ aide, suite, motif }) => ({ aide, suite, ...(suite === "abandonnee" && { motif }) }));
}

/** What came of the aids, asked once by mail (docs/specification.md#suivi). */
export function suiviRoutes(deps: AppDeps) {
  const ecritures = rateLimit("ecritures", deps);
  /** Aids that a token asks about. Throws 404 once it is used, stopped or too old. */
  const demandees = async (jeton: string) => {
    const { carnet } = deps;
    const aides = carnet && (await aidesARepondre(carnet, jeton, jourApres(deps.now(), 0)));
    if (!carnet || !aides) throw absent();
    return { carnet, aides };
  };
  return new Hono()
    .post("/suivi/ouvrir", documentedOpen, ecritures, jsonOnly, async (c) => {
      const { aides } = await demandees(lire(ouvertureDuSuivi, await jsonBody(c)).jeton);
      const nommees = aides.flatMap((id) => deps.catalogue.byId.get(id)?.aide ?? []);
      return c.json({ aides: nommees.map(({ slug: id, label }) => ({ id, label })) });
    })
    .post("/suivi/confirmer", documentedConfirm, ecritures, jsonOnly, async (c) => {
      const { oui } = lire(confirmationDuSuivi, await jsonBody(c));
      const { carnet, catalogue, config, now } = deps;
      const comment = { aujourdhui: jourApres(now(), 0), connues: catalogue.byId.keys() };
      const lu = carnet && config.suiviApresJours !== undefined && lireLaConfirmation(carnet, oui, comment);
      if (!carnet || !lu || (await estArretee(carnet, lu.aSuivre.adresse))) throw absent();
      await garderLeSuivi(carnet, lu.aSuivre, lu.jour);
      return c.body(null, 204);
    })
    .post("/suivi", documentedAnswer, ecritures, jsonOnly, async (c) => {
      const { jeton, suites } = lire(reponsesDuSuivi, await jsonBody(c));
      const { carnet, aides } = await demandees(jeton);
      const efface = await compterLesSuites(carnet, jeton, compteesDe(suites, aides));
      if (efface === "absent") throw absent();
      return repondreEfface(c, efface);
    })
    .get("/suivi/arret/:arret", documentedStopPage, ecritures, (c) =>
      c.redirect(`${SUIVI}#${ARRET}${encodeURIComponent(c.req.param("arret"))}`),
    )
    .post("/suivi/arret/:arret", documentedStop, ecritures, async (c) => {
      const efface = deps.carnet ? await arreterLesCourriels(deps.carnet, c.req.param("arret")) : "absent";
      // Nothing left, whoever erased it.
      return efface === "absent" ? c.body(null, 204) : repondreEfface(c, efface);
    });
}
