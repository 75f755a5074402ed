import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type DemandeDeCourriel, demandeDeCourriel } from "../../../machines/pages/courriel.ts";
import { AGE_DU_SUIVI, AVANT_L_AGE, delaiDuSuivi } from "../../../machines/pages/suivi.ts";
import { planDe } from "../../../catalogue/results/demarches/plan.ts";
import { montrables } from "../../../catalogue/results/sensibles.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import { ageAt } from "../../../catalogue/situation/periods.ts";
import { sealedFragment } from "../../../machines/session/carried.ts";
import { REPRENDRE } from "../../../machines/session/lien.ts";
import { INCERTAIN } from "../courriel/facteur.ts";
import { recapitulatifDe } from "../courriel/recapitulatif.ts";
import { remettre } from "../suivi/remettre.ts";
import { limiteParAdresse } from "../courriel/par-adresse.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { arretDe, jourApres } from "../suivi/carnet.ts";
import { confirmationDe } from "../suivi/confirmer.ts";
import { resultatsDe } from "../../routes/complete.ts";
import { routeDoc } from "../../routes/describe.ts";
import { hiddenSimulation, simulationId } from "../../routes/simulation.ts";
import { authorizedSimulation, type Ouverte } from "../../routes/tokens.ts";

const documented = routeDoc<{ json: DemandeDeCourriel }>({
  summary:
    "Envoie le récapitulatif d’une simulation à une adresse ; le lien privé n’y est que demandé, et l’adresse n’est pas gardée.",
  tag: "simulation",
  parameters: [simulationId],
  body: demandeDeCourriel,
  secured: true,
  limited: true,
  success: [204, "Remis au service d’envoi ; ou tu, à qui ne veut plus de courriel."],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    404: `${hiddenSimulation} Aussi quand ce serveur n’envoie pas de courriel.`,
    409: "Il reste des questions sans réponse ; la première est nommée.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "L’adresse ne convient pas, ou le service d’envoi la refuse ; ou un suivi demandé ne l’est pas ici, ou avant 15 ans.",
    503: "Le service d’envoi, ou la base de qui ne veut plus de courriel, ne répond pas ; l’en-tête Retry-After dit quand réessayer.",
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

/** Days after which to write again, to whoever confirms it. Throws 422 where there is no follow-up, and before its age. */
function delaiDemande({ replayed }: Ouverte, { config, now }: AppDeps): number {
  const refuse = (dit: string) => new ApiError(422, "courriel_invalide", dit, "suivi");
  const { suiviApresJours: jours } = config;
  if (jours === undefined) throw refuse("Ce site n’écrit pas une seconde fois.");
  const { date_naissance: naissance } = replayed.situation.demandeur;
  if (naissance === undefined || ageAt(naissance, jourApres(now(), 0)) < AGE_DU_SUIVI)
    throw refuse(AVANT_L_AGE);
  return jours;
}

/** Ids of the aids shown, in the order of the plan. */
function aidesMontrees(resultats: Resultats): string[] {
  const { demarches, plusTard, autres } = planDe(resultats);
  return [...demarches, ...plusTard, ...autres].map(({ id }) => id);
}

/** Sending oneself the recap of one’s results (docs/specification.md#recapitulatif). */
export function courrielRoute(deps: AppDeps) {
  const [ecritures, envois] = [rateLimit("ecritures", deps), rateLimit("courriels", deps)];
  const parAdresse = limiteParAdresse(deps);
  /** Only what could be sent is counted: a typing mistake costs nobody an hour. */
  const compter = (c: Context) => envois(c, async () => undefined);
  return new Hono().post("/simulation/:id/courriel", documented, ecritures, jsonOnly, async (c) => {
    const { facteur, carnet, config, now } = deps;
    if (!facteur || !carnet || !config.courriel)
      throw new ApiError(404, "courriel_ferme", "Ce site n’envoie pas de courriel.");
    const ouverte = await authorizedSimulation(c, deps);
    const { adresse, lien, suivi } = lireLaDemande(await jsonBody(c));
    const jours = suivi ? delaiDemande(ouverte, deps) : undefined;
    const resultats = montrables(await resultatsDe(ouverte.row, ouverte.replayed, deps));
    const { origine } = config.courriel;
    const suivre = (apres: number) => ({
      quand: delaiDuSuivi(apres),
      oui: confirmationDe(
        carnet,
        { adresse, aides: aidesMontrees(resultats) },
        { maintenant: now(), jours: apres },
      ),
    });
    // Whole from what is stored, with the private link only when it is asked for.
    const lettre = recapitulatifDe(resultats, {
      marque: config.marque,
      origine,
      arret: arretDe(carnet, adresse),
      ...(lien && { lien: `${origine}${REPRENDRE}#${await fragmentDe(ouverte.replayed)}` }),
      ...(jours !== undefined && { suivi: suivre(jours) }),
    });
    await compter(c);
    const rendre = parAdresse(adresse);
    await remettre({ carnet, facteur }, adresse, lettre).catch((error: unknown) => {
      // What may have left is counted.
      if (!(error instanceof ApiError && error.code === INCERTAIN)) rendre();
      throw error;
    });
    return c.body(null, 204);
  });
}
