import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { partenaire, type PartenaireError } from "./partenaire.ts";

/** How a remote part stands: not set, answering, or not. */
export type EtatDistant = "absent" | "répond" | "injoignable";

const DELAI_MS = 2_000;
/** A probe answers for this long: asking often costs the remote part nothing more. */
const RETENU_MS = 10_000;

/**
 * Tells whether an address answers anything at all to a request for its root, whatever its status.
 * Never rejects.
 */
export function sonde(url: string | undefined, now: () => Date): () => Promise<EtatDistant> {
  let known: { at: number; etat: Promise<EtatDistant> } | undefined;
  const sondee = partenaire({ nom: "sonde", now, delaiMs: DELAI_MS });
  const ask = (address: string) =>
    sondee
      .demander(address, {}, (): EtatDistant => "répond")
      .catch((error: PartenaireError) => (error.echec === "demesure" ? "répond" : "injoignable"));
  return () => {
    if (url === undefined) return Promise.resolve("absent");
    const at = now().getTime();
    if (!known || at - known.at >= RETENU_MS) known = { at, etat: ask(url) };
    return known.etat;
  };
}

/** What an identity service says of a token: an editor’s, somebody’s who is none, nobody’s; `muet` when it does not say. */
export type ReponseDIdentite = "éditeur" | "sans rôle" | "inconnu" | "muet";

const IDENTITE_MS = 5_000;
/** A known token is not asked about again for this long, in milliseconds. */
const CONNU_MS = 60_000;
/** Another one neither, for less long: somebody who has just logged in is not kept out. */
const INCONNU_MS = 5_000;
const JETONS = 200;
const COMPTE_OCTETS = 64_000;

/** What the service says of an account (GoTrue’s protocol); the operator alone gives its roles. */
const compte = v.object({
  app_metadata: v.object({ roles: v.array(v.string()) }),
});

interface Questions {
  now(): Date;
  /** The roles that make an editor. */
  roles: readonly string[];
  delaiMs?: number;
}

/**
 * Asks an identity service (`GET {url}/user`, GoTrue’s protocol) whose a token is, and whether that account has the
 * role of an editor. What it says is remembered for a short while, under a hash of the token. A service that does
 * not answer is left alone, apart for tokens that were an editor’s and for those that were not: what strangers send
 * never shuts editors out. Never rejects.
 */
export function verifierIdentite(
  url: string,
  { now, roles, delaiMs = IDENTITE_MS }: Questions,
): (jeton: string) => Promise<ReponseDIdentite> {
  const adresse = `${url.replace(/\/+$/, "")}/user`;
  const service = () => partenaire({ nom: "identité", now, delaiMs, octets: COMPTE_OCTETS });
  const [pourEditeurs, pourTous] = [service(), service()];
  const known = new LRUCache<string, { until: number; dit: ReponseDIdentite }>({ max: JETONS });
  const editeurs = new LRUCache<string, true>({ max: JETONS });
  const demander = (jeton: string, deja: boolean): Promise<ReponseDIdentite> =>
    (deja ? pourEditeurs : pourTous)
      .demander(
        adresse,
        { headers: { accept: "application/json", authorization: `Bearer ${jeton}` } },
        (reponse): ReponseDIdentite => {
          // A status is an answer: only silence makes the service be left alone.
          if (reponse.statut !== 200)
            return [401, 403, 404, 422].includes(reponse.statut) ? "inconnu" : "muet";
          const { success, output } = v.safeParse(compte, reponse.json(v.unknown()));
          return success && output.app_metadata.roles.some((role) => roles.includes(role))
            ? "éditeur"
            : "sans rôle";
        },
      )
      .catch((): ReponseDIdentite => "muet");
  return async (jeton) => {
    const key = createHash("sha256").update(jeton).digest("base64");
    const remembered = known.get(key);
    if (remembered && now().getTime() < remembered.until) return remembered.dit;
    const dit = await demander(jeton, editeurs.has(key));
    if (dit === "muet") return dit;
    if (dit === "éditeur") editeurs.set(key, true);
    else editeurs.delete(key);
    known.set(key, { until: now().getTime() + (dit === "éditeur" ? CONNU_MS : INCONNU_MS), dit });
    return dit;
  };
}
