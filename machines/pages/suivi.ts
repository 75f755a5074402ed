import { motsDesPointes, pointes } from "../../catalogue/results/pointages.ts";

/** What a person may say of an aid some time later: what the device marks say, and what went wrong. */
export const suites = [...pointes, "refusee", "abandonnee", "perdue"] as const;
export type SuiteDUneAide = (typeof suites)[number];

/** Why one gave up. */
export const motifsDAbandon = ["papiers", "long", "site", "sans_reponse", "regard", "inutile"] as const;
export type MotifDAbandon = (typeof motifsDAbandon)[number];

/** What one may say of an aid then, in her words. */
export const motsDesSuites: Readonly<Record<SuiteDUneAide, string>> = {
  ...motsDesPointes,
  refusee: "On me l’a refusée",
  abandonnee: "J’ai abandonné",
  perdue: "Je n’ai pas su comment faire",
};

export const motsDesMotifs: Readonly<Record<MotifDAbandon, string>> = {
  papiers: "Trop de papiers",
  long: "Trop long, ou trop compliqué",
  site: "Le site ou le guichet ne marchait pas",
  sans_reponse: "On ne m’a pas répondu",
  regard: "Peur d’être mal vu ou mal vue",
  inutile: "Je n’en avais plus besoin",
};

/** Youngest age at which one may be written to, in years: before, one comes with a parent. */
export const AGE_DU_SUIVI = 15;

export const AVANT_L_AGE =
  "Nous n’écrivons pas avant 15 ans : pour savoir où en sont vos aides, revenez avec un parent.";

const JOURS_PAR_MOIS = 30.4;

/** « dans 3 mois », « dans 10 jours »: when one is written to. */
export function delaiDuSuivi(jours: number): string {
  if (jours < 28) return `dans ${jours}\u00a0jours`;
  const mois = Math.round(jours / JOURS_PAR_MOIS);
  return mois === 1 ? "dans un mois" : `dans ${mois}\u00a0mois`;
}

/** Where the mails lead: the token of the answers, or of the stop, comes after the `#`. */
export const SUIVI = "/suivi";
export const ARRET = "arret=";
/** What says yes in the first mail (docs/specification.md#suivi). */
export const OUI = "oui=";
