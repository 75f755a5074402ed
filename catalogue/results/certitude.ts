import type { Droit } from "./results.ts";

/** What a card says of an aid beside its amount. */
export type EtatDeDroit = "à demander" | "à vérifier" | "bientôt" | "déjà perçue";

/** True if no possible answer to what is missing could change what is shown: a ceiling is told as one, and stays sure. */
const estSure = ({
  aVerifier,
  unexpected,
  doutes = [],
}: Pick<Droit, "aVerifier" | "unexpected" | "doutes">) =>
  aVerifier === undefined && unexpected === undefined && doutes.every(({ cause }) => cause === "plafond");

/** State of an aid that the household does not receive yet. */
export const etatDe = (droit: Pick<Droit, "aVerifier" | "unexpected" | "doutes" | "campagne">): EtatDeDroit =>
  droit.campagne?.etat === "à venir" ? "bientôt" : estSure(droit) ? "à demander" : "à vérifier";
