import type { Context, MiddlewareHandler } from "hono";
import type { AppDeps } from "../deps.ts";
import { verifierIdentite } from "./distant.ts";
import { ApiError, notFound } from "./errors.ts";

/** Names of this machine, for itself alone. */
const BOUCLE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

const JETON = /^Bearer ([\w.~+/-]{1,4096}=*)$/;

/** Asked of this machine by itself: a page of elsewhere that took its name is not. */
export const estLocale = (c: Context, host: string): boolean =>
  BOUCLE.test(host) && BOUCLE.test(new URL(c.req.url).hostname) && !c.req.header("x-forwarded-for");

function jetonDe(c: Context): string {
  const jeton = JETON.exec(c.req.header("authorization") ?? "")?.[1];
  if (jeton) return jeton;
  c.header("WWW-Authenticate", "Bearer");
  throw new ApiError(401, "connexion_requise", "Connectez-vous à la page des éditeurs.");
}

/**
 * Lets editors through, and nobody else: on one’s own machine when editing is local (`ADMIN_PROXY_URL`), or
 * with a token whose account has the role of an editor. Throws 404 where nothing is edited, 401 without a known
 * token, 403 without the role, 503 when the service does not answer.
 */
export function pourEditeurs({ config, now }: Pick<AppDeps, "config" | "now">): MiddlewareHandler {
  const { edition, host } = config;
  const identite =
    edition?.passerelle &&
    verifierIdentite(edition.passerelle.identite, { now, roles: edition.passerelle.roles });
  return async (c, next) => {
    if (edition?.proxy) {
      if (!estLocale(c, host)) throw notFound();
      return next();
    }
    if (!identite) throw notFound();
    const dit = await identite(jetonDe(c));
    if (dit === "muet")
      throw new ApiError(503, "identite_injoignable", "Le service de connexion des éditeurs ne répond pas.");
    if (dit === "inconnu")
      throw new ApiError(401, "connexion_requise", "Connectez-vous à la page des éditeurs.");
    if (dit === "sans rôle")
      throw new ApiError(
        403,
        "role_requis",
        "Ce compte n’a pas le rôle des éditeurs. La personne qui exploite ce site le donne.",
      );
    return next();
  };
}
