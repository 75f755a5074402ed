import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { sonder, type Visite } from "./sonder.ts";

/** Hops that a visit follows. */
const SAUTS = 5;

/** Milliseconds given to a request that somebody waits for. */
const DELAI_MS = 8_000;

/** Throws for an address of this machine or of its network: a visit asked by a page must not look inside. */
async function exigerPublique(url: URL): Promise<void> {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("ni http:// ni https://");
  const adresses = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true });
  if (adresses.some(({ address }) => ipaddr.process(address).range() !== "unicast"))
    throw new Error("adresse privée");
}

/** `fetch` that follows redirects itself, and looks at where each leads. */
const allerDehors: typeof fetch = async (vers, options) => {
  let url = new URL(String(vers));
  for (let saut = 0; saut <= SAUTS; saut++) {
    await exigerPublique(url);
    const reponse = await fetch(url, { ...options, redirect: "manual" });
    const suite = reponse.headers.get("location");
    if (reponse.status < 300 || reponse.status >= 400 || suite === null) return reponse;
    await reponse.body?.cancel();
    url = new URL(suite, url);
  }
  throw new Error("trop de détours");
};

/** Visits an address that an editor wrote, never one of this machine or of its network. Never throws. */
export const visiterDehors = (url: string): Promise<Visite> => sonder(url, DELAI_MS, allerDehors);
