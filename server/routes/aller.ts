import { Hono } from "hono";
import { ALLER, lienDe } from "../../catalogue/fiches/adresse-ecrite.ts";
import { address } from "../../catalogue/fiches/teleservice.ts";
import type { AppDeps } from "../deps.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { estMontree } from "../catalogue/visibles.ts";

/**
 * What a printed sheet sends to: `/aller/rsa` leads to where the aid is asked for, `/aller/rsa/page` to another of its own
 * links (docs/specification.md#aller). The address comes from the catalogue, never from the request; an aid or a
 * link that is not there is left to the page that says so.
 */
export function allerRoutes(deps: AppDeps) {
  const { catalogue, config } = deps;
  const hrefDe = (slug: string, cle: string | undefined): string | undefined => {
    const trouvee = catalogue.byId.get(slug);
    if (!trouvee || !estMontree(trouvee, config.marque)) return undefined;
    const { aide } = trouvee;
    return lienDe({ ...aide, teleservice: address(aide.teleservice, aide.msa) }, cle);
  };
  return new Hono().get(`${ALLER}/:aide/:lien?`, rateLimit("pages", deps), (c, next) => {
    const href = hrefDe(c.req.param("aide"), c.req.param("lien"));
    if (href === undefined) return next();
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    return Promise.resolve(c.redirect(href, 302));
  });
}
