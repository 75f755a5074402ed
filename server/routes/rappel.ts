import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  demandeDeRappel,
  type DemandeDeRappel,
  NUMERO,
  type RappelDemande,
} from "../../machines/pages/rappel-demande.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { jourApres } from "../suivi/carnet.ts";
import { garderLeRappel, retirerLeRappel } from "../suivi/rappels.ts";
import { numeroFrancais } from "../suivi/telephone.ts";
import { pathParameter, routeDoc } from "./describe.ts";
import { effacementEnCours, repondreEfface } from "./effacement.ts";

/** Seconds: as many calls are taken tomorrow. */
const DEMAIN = 24 * 3600;

const noteBody = v.strictObject({ id: v.string() });

const documentedDelete = routeDoc({
  summary: "Efface un numéro à rappeler.",
  tag: "suivi",
  parameters: [pathParameter("id", "Ce qui a été rendu quand il a été noté.")],
  limited: true,
  success: [204, "Plus rien n’en reste."],
  aussi: effacementEnCours,
  errors: { 403: "La demande vient d’un autre site." },
});

const documented = routeDoc<{ json: DemandeDeRappel }>({
  summary: "Note un numéro français à rappeler, effacé après le délai que dit la page.",
  tag: "suivi",
  body: demandeDeRappel,
  limited: true,
  success: [201, "Noté, à la place d’avant pour un même numéro ; qui a ceci peut le retirer.", noteBody],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    404: "Ce serveur ne rappelle personne.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Un champ manque ou ne convient pas ; il est nommé.",
    503: "Le jour a ses rappels, ou la base est pleine ; l’en-tête Retry-After dit quand réessayer.",
  },
});

const refuse = (message: string, where: string) => new ApiError(422, "rappel_invalide", message, where);

/** What was asked. Throws 422 at the first wrong field, without a word of what was sent. */
function lireLeRappel(corps: unknown): RappelDemande {
  const { success, output, issues } = v.safeParse(demandeDeRappel, corps, { abortEarly: true });
  if (success) return output;
  const [{ path, message }] = issues;
  // A key that is missing, or that the schema does not have, is not ours to repeat.
  const champ = path?.[0]?.origin === "value" ? path[0].key : undefined;
  throw typeof champ === "string"
    ? refuse(message, champ)
    : refuse("La demande n’a pas la forme attendue.", "rappel");
}

/** Being called back by somebody who helps (docs/specification.md#rappel). */
export function rappelRoute(deps: AppDeps) {
  const [ecritures, demandes] = [rateLimit("ecritures", deps), rateLimit("rappels", deps)];
  /** Only what could be kept is counted: a typing mistake costs nobody an hour. */
  const compter = (c: Context) => demandes(c, async () => undefined);
  return new Hono()
    .delete("/rappels/:id", documentedDelete, ecritures, async (c) => {
      const efface = deps.carnet ? await retirerLeRappel(deps.carnet, c.req.param("id")) : "absent";
      return efface === "absent" ? c.body(null, 204) : repondreEfface(c, efface);
    })
    .post("/rappels", documented, ecritures, jsonOnly, async (c) => {
      const { carnet, config, now } = deps;
      if (!carnet || config.rappelsParJour === undefined)
        throw new ApiError(404, "rappel_ferme", "Ce site ne rappelle personne.");
      const { telephone, prenom, quand } = lireLeRappel(await jsonBody(c));
      const numero = await numeroFrancais(telephone);
      if (!numero) throw refuse(NUMERO, "telephone");
      await compter(c);
      const place = { jour: jourApres(now(), 0), auPlus: config.rappelsParJour };
      const id = await garderLeRappel(carnet, numero, { prenom, quand }, place);
      if (id) return c.json({ id }, 201);
      throw new ApiError(
        503,
        "rappels_complets",
        "Nous avons déjà toutes les demandes que nous pouvons rappeler aujourd’hui. Revenez demain.",
        undefined,
        DEMAIN,
      );
    });
}
