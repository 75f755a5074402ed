import type { Droit } from "./results.ts";

/** How sure it is that the household may have it (docs/specification.md#certitude). */
export const certitudes = ["sure", "si", "a_verifier"] as const;
export type Certitude = (typeof certitudes)[number];

/** What a card says of an aid beside its amount. */
export type EtatDeDroit = "à demander" | "si" | "à vérifier" | "déjà perçue";

/** The same in a word, wherever it is written. */
export const motsDesEtats: Readonly<Record<EtatDeDroit, string>> = {
  "à demander": "sûre",
  si: "si…",
  "à vérifier": "à vérifier",
  "déjà perçue": "déjà reçue",
};

type Doutes = Pick<Droit, "aVerifier" | "si" | "unexpected" | "doutes">;

/** True for an aid that hangs on what nobody asked: it is no money of this household yet. */
export const pendAUneQuestion = ({ aVerifier, si = [] }: Pick<Droit, "aVerifier" | "si">): boolean =>
  aVerifier !== undefined || si.length > 0;

/** Sure when no possible answer to what is missing could change what is shown: a ceiling is told as one, and stays sure. */
export function certitudeDe({ aVerifier, si = [], unexpected, doutes = [] }: Doutes): Certitude {
  const incertaine =
    aVerifier !== undefined || unexpected !== undefined || doutes.some(({ cause }) => cause !== "plafond");
  return incertaine ? "a_verifier" : si.length > 0 ? "si" : "sure";
}

const etats = { sure: "à demander", si: "si", a_verifier: "à vérifier" } as const;

/** State of an aid that the household does not receive yet. */
export const etatDe = (droit: Doutes): EtatDeDroit => etats[certitudeDe(droit)];

/** True of an aid whose demands are not open yet: as sure as any other, it waits. */
export const attend = ({ campagne }: Pick<Droit, "campagne">): boolean => campagne?.etat === "à venir";
