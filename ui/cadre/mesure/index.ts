import { patternOf } from "../../../machines/pages/adresses.ts";
import type { Mesure } from "../../../machines/pages/mesure.ts";
import { ecouterLesAnnonces } from "../navigation/annonces.ts";
import { enveloppeDeFaute } from "./fautes.ts";
import { statistiques } from "./statistiques.ts";
import { demandeDeVisite, type VisiteMesuree } from "./visites.ts";
import { auPlus } from "../../session/delai.ts";

/** Longest wait for an answer that nobody reads, in milliseconds. */
const DELAI = 5_000;

/** Failures in a row after which nothing more is sent during the visit. */
const RENONCER = 3;

let echecs = 0;

/**
 * Sends and forgets: no cookie, no referrer, nothing read. Never throws nor rejects; a service that is
 * dead or slow is left alone after a few tries.
 */
function confier(adresse: string, corps: string): void {
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

/** Faults told during a visit: one that repeats says nothing more. */
const FAUTES = 10;

/** What the pages say of an address that is no page. */
const INCONNUE = "/introuvable";

const pageDe = (chemin: string): string => patternOf(chemin) ?? INCONNUE;

/** Tells visits and faults to the services of the operator, from what the pages announce (docs/specification.md#mesure). */
export function mesurer({ visites, erreurs, pas }: Mesure): void {
  const compter = pas && statistiques();
  let ici = location.pathname;
  let fautes = 0;
  const visiter = (visite: VisiteMesuree) =>
    visites && confier(...demandeDeVisite(visites, visite, location.origin));
  const dire = (error: unknown) => {
    if (!erreurs || (fautes += 1) > FAUTES) return;
    const { origin: origine } = location;
    confier(...enveloppeDeFaute(erreurs, { error, page: pageDe(ici) }, { origine, now: new Date() }));
  };
  ecouterLesAnnonces((annonce) => {
    compter?.(annonce);
    if (annonce.type === "faute") return dire(annonce.error);
    if (annonce.type !== "page" && annonce.type !== "renoncement") return undefined;
    // A part of a page that comes after the person has left is not a page given up.
    if (annonce.type === "renoncement" && annonce.chemin === ici) return undefined;
    if (annonce.type === "page") ici = annonce.chemin;
    return visiter({
      page: pageDe(annonce.chemin),
      ...(annonce.type === "renoncement" && { renoncement: true }),
    });
  });
  addEventListener("error", ({ error }) => dire(error));
  addEventListener("unhandledrejection", ({ reason }) => dire(reason));
}
