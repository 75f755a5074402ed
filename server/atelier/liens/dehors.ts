import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { type ClientRequest, request as parHttp } from "node:http";
import { request as parHttps } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { sonder, type Visite } from "./sonder.ts";

/** Hops that a visit follows. */
const SAUTS = 5;

/** Milliseconds given to a request that somebody waits for. */
const DELAI_MS = 8_000;

const PRIVEE = "adresse privée";

const estPublique = (adresse: string) => ipaddr.process(adresse).range() === "unicast";

/** How a name is looked for: as the machine does, unless a test says otherwise. */
type Chercher = (
  hote: string,
  options: LookupAllOptions,
  rendre: (erreur: Error | null, adresses: LookupAddress[]) => void,
) => void;

/** Finds where a name is, once, for the connection itself: a second answer cannot lead it inside. */
export const chercherDehors =
  (chercher: Chercher): LookupFunction =>
  (hote, options, rendre) =>
    chercher(hote, { ...options, all: true }, (erreur, adresses) => {
      const [premiere] = adresses ?? [];
      if (erreur || !premiere) return rendre(erreur ?? new Error("sans adresse"), "", 0);
      if (!adresses.every(({ address }) => estPublique(address))) return rendre(new Error(PRIVEE), "", 0);
      return options.all ? rendre(null, adresses) : rendre(null, premiere.address, premiere.family);
    });

/** Asks one address, and hears its head alone. Rejects for one of this machine or of its network. */
function demanderDehors(
  url: URL,
  { method = "GET", signal, headers }: RequestInit,
  chercher: Chercher,
): Promise<Response> {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return Promise.reject(new Error("ni http:// ni https://"));
  // An address that is written as such is looked for by nobody.
  const ecrite = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(ecrite) && !estPublique(ecrite)) return Promise.reject(new Error(PRIVEE));
  return new Promise((resolve, reject) => {
    const demande: ClientRequest = (url.protocol === "https:" ? parHttps : parHttp)(
      url,
      {
        method,
        headers: headers as Record<string, string>,
        lookup: chercherDehors(chercher),
        ...(signal && { signal }),
      },
      ({ statusCode = 0, headers: { location } }) => {
        demande.destroy();
        resolve(new Response(null, { status: statusCode, headers: location ? { location } : {} }));
      },
    );
    demande.on("error", (cause) => reject(new Error("visite", { cause }))).end();
  });
}

/** Follows redirects itself, and looks at where each leads. */
const allerDehors =
  (chercher: Chercher): typeof fetch =>
  async (vers, options = {}) => {
    let url = new URL(String(vers));
    for (let saut = 0; saut <= SAUTS; saut++) {
      const reponse = await demanderDehors(url, options, chercher);
      const suite = reponse.headers.get("location");
      if (reponse.status < 300 || reponse.status >= 400 || suite === null) return reponse;
      url = new URL(suite, url);
    }
    throw new Error("trop de détours");
  };

/** Visits an address that an editor wrote, never one of this machine or of its network. Never throws. */
export const visiterDehors = (url: string, chercher: Chercher = lookup): Promise<Visite> =>
  sonder(url, DELAI_MS, allerDehors(chercher));
