import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  demandeDeRappel,
  type DemandeDeRappel,
  NUMERO,
  type RappelDemande,
} from "../../../machines/relais/rappel-demande.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit, tokenBuckets } from "../../http/rate-limit.ts";
import { callerOf } from "../../http/transport.ts";
import { jourApres } from "../suivi/carnet.ts";
import { garderLeRappel, retirerLeRappel } from "../suivi/rappels.ts";
import { numeroFrancais } from "../suivi/telephone.ts";
import { pathParameter, routeDoc } from "../../routes/describe.ts";
import { effacementEnCours, repondreEfface } from "../../routes/effacement.ts";

/** Seconds: as many calls are taken tomorrow. */
const DEMAIN = 24 * 3600;
/** What the calls of a day are shared by: one place (a home, a school) may ask for one share at once. */
const PARTS = 5;
const RESEAUX = 10_000;
const OCTETS_DU_RETRAIT = 32;

const noteBody = v.strictObject({ id: v.string() });

const documentedDelete = routeDoc({
  summary: "Efface un numéro à rappeler.",
  tag: "suivi",
  parameters: [
    pathParameter(
      "id",
      "Ce qui a été rendu quand il a été noté ; la réponse est la même pour ce qui ne l’a jamais été.",
    ),
  ],
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
  success: [
    201,
    "Noté ; qui a ceci peut le retirer. La réponse ne dit pas si ce numéro l’était déjà : la première demande tient.",
    noteBody,
  ],
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

const complets = (message: string, status: 429 | 503, attente: number) =>
  new ApiError(status, "rappels_complets", message, undefined, attente);

/**
 * Counts what a place asks of the calls of a day, so that no place takes them all. Throws 429 once it has its share; gives
 * back what takes the count back.
 */
function partDUnReseau({ config, now }: AppDeps): (c: Context) => () => void {
  const quota = Math.max(1, Math.floor((config.rappelsParJour ?? 0) / PARTS));
  const compter = tokenBuckets({ quota, window: DEMAIN, maxCallers: RESEAUX, now });
  return (c) => {
    // Whoever has one IPv6 network often has thousands: they count as one.
    const reseau = callerOf(c, config.trustedProxies, 48);
    const { wait } = compter(reseau);
    if (wait > 0)
      throw complets(
        "Plusieurs rappels ont déjà été demandés aujourd’hui depuis votre réseau. Revenez demain, ou demandez-le d’ailleurs.",
        429,
        wait,
      );
    return () => void compter(reseau, -1);
  };
}

/** Being called back by somebody who helps (docs/specification.md#rappel). */
export function rappelRoute(deps: AppDeps) {
  const [ecritures, demandes] = [rateLimit("ecritures", deps), rateLimit("rappels", deps)];
  const prendreUnePart = partDUnReseau(deps);
  /** Only what could be kept is counted: a typing mistake costs nobody an hour. */
  const compter = (c: Context) => demandes(c, async () => undefined);
  return new Hono()
    .delete("/rappels/:id", documentedDelete, ecritures, async (c) => {
      if (!deps.carnet) return c.body(null, 204);
      return repondreEfface(c, await retirerLeRappel(deps.carnet, c.req.param("id")));
    })
    .post("/rappels", documented, ecritures, jsonOnly, async (c) => {
      const { carnet, config, now, random } = deps;
      if (!carnet || config.rappelsParJour === undefined)
        throw new ApiError(404, "rappel_ferme", "Ce site ne rappelle personne.");
      const { telephone, prenom, quand } = lireLeRappel(await jsonBody(c));
      const numero = await numeroFrancais(telephone);
      if (!numero) throw refuse(NUMERO, "telephone");
      await compter(c);
      const rendre = prendreUnePart(c);
      const id = Buffer.from(random(OCTETS_DU_RETRAIT)).toString("base64url");
      const place = { jour: jourApres(now(), 0), auPlus: config.rappelsParJour, retrait: id };
      if (await garderLeRappel(carnet, numero, { prenom, quand }, place)) return c.json({ id }, 201);
      rendre();
      throw complets(
        "Nous avons déjà toutes les demandes que nous pouvons rappeler aujourd’hui. Revenez demain.",
        503,
        DEMAIN,
      );
    });
}
