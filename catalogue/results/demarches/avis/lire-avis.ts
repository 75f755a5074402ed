import { certificatDe, type ListeDeCertificats } from "./certificats.ts";
import { lireLesChamps } from "./champs.ts";
import { type CodeEnParties, lireLeCode } from "./entete.ts";
import type { RefusDAvis } from "./refus.ts";
import { estSignee } from "./signature.ts";
import { estUnAvis } from "./types-de-document.ts";

/** What is read of a tax notice: neither a name, nor a number, nor an address. */
export interface AvisLu {
  /** Year of the income. */
  annee: number;
  /** Reference income, in euros. */
  revenu: number;
  parts: number;
  /** How many people the notice is of. */
  declarants: 1 | 2;
}

export type LectureDAvis = { avis: AvisLu } | { refus: RefusDAvis };

/** Most that a household may say of each (`machines/questions/parents.ts`). */
const REVENU_MAX = 9_999_999;
const PARTS = { min: 0.5, max: 30 };

/** What a message must hold to be read, and how it is written; the income may be left out. */
const ECRITS: Readonly<Record<string, RegExp>> = {
  "41": /^\d*$/,
  "43": /^\d{1,2}(?:,\d{1,2})?$/,
  "45": /^20\d\d$/,
  "46": /./,
};

/** True for figures that a household may say of itself. */
const estPossible = ({ revenu, parts }: AvisLu): boolean =>
  revenu <= REVENU_MAX && parts >= PARTS.min && parts <= PARTS.max;

/** The figures of a message whose signature is right; why not, otherwise. */
export function lireLesFigures(message: string): LectureDAvis {
  const champs = lireLesChamps(message) ?? new Map<string, string>();
  const dit = (id: string) => champs.get(id) ?? "";
  if (!Object.entries(ECRITS).every(([id, forme]) => forme.test(dit(id))))
    return { refus: { raison: "mal écrit" } };
  if (dit("41") === "") return { refus: { raison: "sans revenu" } };
  const avis: AvisLu = {
    annee: Number(dit("45")),
    revenu: Number(dit("41")),
    parts: Number(dit("43").replace(",", ".")),
    declarants: dit("48") === "" ? 1 : 2,
  };
  return estPossible(avis) ? { avis } : { refus: { raison: "mal écrit" } };
}

/** Why the signature of a code is not to be believed; nothing when it is. */
async function refusDeSignature(
  { entete, signee, signature }: CodeEnParties,
  liste: ListeDeCertificats,
): Promise<RefusDAvis | undefined> {
  if (!signature) return { raison: "sans signature" };
  const { certificat: nom, signe } = entete;
  const certificat = certificatDe(liste, nom);
  if (!certificat) return { raison: "certificat inconnu", liste: liste.liste.du };
  if (signe < certificat.du || signe > certificat.au) return { raison: "certificat hors dates", signe };
  return (await estSignee(signee, signature, certificat)) ? undefined : { raison: "signature fausse" };
}

/**
 * Reads the square code of a tax notice, one letter an octet, for the income of a year. Nothing is read of a code whose
 * signature is not that of a certificate of the list. Rejects where the browser has no cryptography.
 */
export async function lireAvis(
  code: string,
  liste: ListeDeCertificats,
  annee: number,
): Promise<LectureDAvis> {
  const parties = lireLeCode(code);
  if (!parties) return { refus: { raison: "autre code" } };
  const { type } = parties.entete;
  if (!estUnAvis(type)) return { refus: { raison: "autre document", type } };
  const refus = await refusDeSignature(parties, liste);
  if (refus) return { refus };
  const lecture = lireLesFigures(parties.message);
  if ("refus" in lecture || lecture.avis.annee === annee) return lecture;
  return { refus: { raison: "autre année", annee: lecture.avis.annee, voulue: annee } };
}
