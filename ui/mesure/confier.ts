import { auPlus } from "../session/delai.ts";

/** Longest wait for an answer that nobody reads, in milliseconds. */
const DELAI = 5_000;

/** Failures in a row after which nothing more is sent during the visit. */
const RENONCER = 3;

let echecs = 0;

/**
 * Sends and forgets: no cookie, no referrer, nothing read. Never throws nor rejects; a service that is
 * dead or slow is left alone after a few tries.
 */
export function confier(adresse: string, corps: string): void {
  if (echecs >= RENONCER) return;
  try {
    auPlus(DELAI, (signal) =>
      fetch(adresse, {
        method: "POST",
        body: corps,
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        cache: "no-store",
        keepalive: true,
        signal,
        headers: { "content-type": adresse.includes("/envelope/") ? "text/plain" : FORMULAIRE },
      }),
    ).then(
      () => (echecs = 0),
      () => (echecs += 1),
    );
  } catch {
    echecs += 1;
  }
}

const FORMULAIRE = "application/x-www-form-urlencoded";
