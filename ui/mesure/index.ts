import { patternOf } from "../../machines/pages/adresses.ts";
import type { Mesure } from "../../machines/pages/mesure.ts";
import { ecouterLesAnnonces } from "../navigation/annonces.ts";
import { confier } from "./confier.ts";
import { enveloppeDeFaute } from "./fautes.ts";
import { statistiques } from "./statistiques.ts";
import { demandeDeVisite, type VisiteMesuree } from "./visites.ts";

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
