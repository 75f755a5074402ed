import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type DemandeDeCourriel, demandeDeCourriel } from "../../machines/pages/courriel.ts";
import { sealedFragment } from "../../machines/session/carried.ts";
import { REPRENDRE } from "../../machines/session/lien.ts";
import { INCERTAIN } from "../courriel/facteur.ts";
import { recapitulatifDe } from "../courriel/recapitulatif.ts";
import { limiteParAdresse } from "../courriel/par-adresse.ts";
import type { AppDeps } from "../deps.ts";
import { jsonBody, jsonOnly } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { resultatsDe } from "./complete.ts";
import { routeDoc } from "./describe.ts";
import { hiddenSimulation, simulationId } from "./simulation.ts";
import { authorizedSimulation, type Ouverte } from "./tokens.ts";

const documented = routeDoc<{ json: DemandeDeCourriel }>({
  summary:
    "Envoie le récapitulatif d’une simulation à une adresse, qui n’est pas gardée ; le lien privé n’y est que demandé.",
  tag: "simulation",
  parameters: [simulationId],
  body: demandeDeCourriel,
  secured: true,
  limited: true,
  success: [204, "Remis au service d’envoi."],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    404: `${hiddenSimulation} Aussi quand ce serveur n’envoie pas de courriel.`,
    409: "Il reste des questions sans réponse ; la première est nommée.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "L’adresse ne convient pas, ou le service d’envoi la refuse.",
    503: "Le service d’envoi ne répond pas ; l’en-tête Retry-After dit quand réessayer.",
  },
});

/** Reads where to send. Throws 422, without a word of what was sent. */
function lireLaDemande(corps: unknown) {
  const { success, output, issues } = v.safeParse(demandeDeCourriel, corps, { abortEarly: true });
  if (success) return output;
  const [{ path, message }] = issues;
  const ici = path?.[0]?.key === "adresse" && path[0].origin === "value";
  throw new ApiError(
    422,
    "courriel_invalide",
    ici ? message : "La demande n’a pas la forme attendue.",
    ici ? "adresse" : "courriel",
  );
}

const fragmentDe = ({ snapshot }: Ouverte["replayed"]): Promise<string> =>
  sealedFragment(snapshot).catch(() => {
    throw new ApiError(
      422,
      "lien_impossible",
      "Vos réponses sont trop nombreuses pour tenir dans un lien : demandez le courriel sans lui.",
      "lien",
    );
  });

/** The recap of a simulation: whole from what is stored, with the private link only when it is asked for. */
async function lettreDeLaSimulation(ouverte: Ouverte, lien: boolean, origine: string, deps: AppDeps) {
  const { row, replayed } = ouverte;
  const resultats = await resultatsDe(row, replayed, deps);
  return recapitulatifDe(resultats, {
    marque: deps.config.marque,
    origine,
    ...(lien && { lien: `${origine}${REPRENDRE}#${await fragmentDe(replayed)}` }),
  });
}

/** Sending oneself the recap of one’s results (docs/specification.md#recapitulatif). */
export function courrielRoute(deps: AppDeps) {
  const [ecritures, envois] = [rateLimit("ecritures", deps), rateLimit("courriels", deps)];
  const parAdresse = limiteParAdresse(deps);
  /** Only what could be sent is counted: a typing mistake costs nobody an hour. */
  const compter = (c: Context) => envois(c, async () => undefined);
  return new Hono().post("/simulation/:id/courriel", documented, ecritures, jsonOnly, async (c) => {
    const { facteur, config } = deps;
    if (!facteur || !config.courriel)
      throw new ApiError(404, "courriel_ferme", "Ce site n’envoie pas de courriel.");
    const ouverte = await authorizedSimulation(c, deps);
    const { adresse, lien } = lireLaDemande(await jsonBody(c));
    const lettre = await lettreDeLaSimulation(ouverte, lien, config.courriel.origine, deps);
    await compter(c);
    const rendre = parAdresse(adresse);
    await facteur(adresse, lettre).catch((error: unknown) => {
      // What may have left is counted.
      if (!(error instanceof ApiError && error.code === INCERTAIN)) rendre();
      throw error;
    });
    return c.body(null, 204);
  });
}
