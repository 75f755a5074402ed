import { Hono } from "hono";
import * as v from "valibot";
import { EMPREINTE_DE_CODE, transmissionBody } from "../../../machines/relais/transmission.ts";
import type { AppDeps } from "../../deps.ts";
import { jsonBody, jsonOnly } from "../../http/body.ts";
import { ApiError } from "../../http/errors.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { pathParameter, routeDoc } from "../../routes/describe.ts";
import {
  deposerLaTransmission,
  effacerLaTransmission,
  lireLaTransmission,
  oublierLesTransmissions,
} from "../transmissions.ts";

const empreinte = pathParameter("id", "Ce que la page tire du code ; ni le code ni sa clé ne viennent ici.", {
  example: "A".repeat(22),
});

const documentedPut = routeDoc<{ json: v.InferOutput<typeof transmissionBody> }>({
  summary: "Laisse un foyer, scellé par un code, à qui a ce code : pour une heure au plus.",
  tag: "simulation",
  parameters: [empreinte],
  body: transmissionBody,
  exemple: { scelle: "AAAA" },
  limited: true,
  success: [204, "Laissé."],
  errors: {
    400: "Le corps n’est pas du JSON.",
    403: "La demande vient d’un autre site.",
    409: "Ce code sert déjà.",
    413: "Le corps dépasse 256 ko.",
    415: "Le corps n’est pas annoncé comme du JSON.",
    422: "Ce n’est pas un foyer scellé.",
    503: "Trop de foyers attendent ; l’en-tête Retry-After dit quand réessayer.",
  },
});

const documentedPost = routeDoc({
  summary: "Rend un foyer scellé, qui reste à effacer une fois ouvert.",
  tag: "simulation",
  parameters: [empreinte],
  limited: true,
  success: [200, "Ce qui avait été laissé, tel quel.", transmissionBody],
  errors: { 403: "La demande vient d’un autre site.", 404: "Rien n’attend sous ce code, ou plus rien." },
});

const documentedDelete = routeDoc({
  summary: "Efface un foyer laissé sous un code, une fois ouvert.",
  tag: "simulation",
  parameters: [empreinte],
  limited: true,
  success: [204, "Plus rien n’attend sous ce code."],
  errors: { 403: "La demande vient d’un autre site." },
});

/** Seconds after which a place may be free. */
const ATTENTE = 600;

const prise = () => new ApiError(409, "transmission_refusee", "Ce code sert déjà. Demandez-en un autre.");
const complete = () =>
  new ApiError(
    503,
    "transmissions_completes",
    "Trop de codes attendent. Réessayez dans dix minutes, ou donnez votre lien privé.",
    undefined,
    ATTENTE,
  );

/** Handing a household over, there and back (docs/specification.md#transmission). */
export function transmissionRoute(deps: AppDeps) {
  const { db, now } = deps;
  const [limite, depots] = [rateLimit("ecritures", deps), rateLimit("transmissions", deps)];
  return new Hono()
    .put("/transmissions/:id", documentedPut, limite, jsonOnly, async (c) => {
      const id = c.req.param("id");
      const { success, output } = v.safeParse(transmissionBody, await jsonBody(c));
      if (!success || !EMPREINTE_DE_CODE.test(id))
        throw new ApiError(422, "transmission_invalide", "Ce n’est pas un foyer scellé.");
      await depots(c, async () => undefined);
      await oublierLesTransmissions(db, now());
      const mise = await deposerLaTransmission(
        db,
        { id, scelle: Buffer.from(output.scelle, "base64url") },
        now(),
      );
      if (mise === "laissée") return c.body(null, 204);
      throw mise === "prise" ? prise() : complete();
    })
    .post("/transmissions/:id/ouverture", documentedPost, limite, async (c) => {
      const scelle = await lireLaTransmission(db, c.req.param("id"), now());
      if (scelle) return c.json({ scelle: scelle.toString("base64url") });
      throw new ApiError(
        404,
        "transmission_absente",
        "Ce code n’ouvre rien : il a déjà servi, il a plus d’une heure, ou un chiffre n’est pas le bon.",
      );
    })
    .delete("/transmissions/:id", documentedDelete, limite, async (c) => {
      await effacerLaTransmission(db, c.req.param("id"));
      return c.body(null, 204);
    });
}
