import { createHmac, randomBytes } from "node:crypto";
import type { ACompter } from "../../../machines/pages/statistiques.ts";

/** What one network adds in a day at most, over all aids, all steps, all that follows: what a person does, and no more. */
export const CASES_PAR_JOUR: Readonly<Record<ACompter["sorte"], number>> = {
  aides: 64,
  etape: 116,
  effet: 12,
};
/** Networks counted in a day: beyond, those that come are not. */
const RESEAUX = 100_000;
/** Of the filter, a power of two: three million gestures of a day leave it right ninety-nine times out of a hundred. */
const OCTETS = 4 * 1024 * 1024;
/** Bits that stand for one gesture. */
const EMPREINTES = 4;

/** What was seen of a day; its key is of no other day, and nothing of it is kept. */
interface Journee {
  jour: string;
  cle: Buffer;
  /** A Bloom filter: it may take a gesture for one that was seen, never the other way round, and holds none. */
  vus: Uint8Array;
  /** How many gestures each network was counted for. */
  parts: Map<string, number>;
}

const journeeDe = (jour: string): Journee => ({
  jour,
  cle: randomBytes(32),
  vus: new Uint8Array(OCTETS),
  parts: new Map(),
});

/** True if a gesture was there; it is from now on. */
function dejaVu({ cle, vus }: Journee, geste: string): boolean {
  const empreinte = createHmac("sha256", cle).update(geste).digest();
  let vu = true;
  for (let rang = 0; rang < EMPREINTES; rang++) {
    const bit = empreinte.readUInt32LE(4 * rang) % (8 * OCTETS);
    const [octet, masque] = [bit >> 3, 1 << (bit & 7)];
    vu &&= ((vus[octet] ?? 0) & masque) !== 0;
    vus[octet] = (vus[octet] ?? 0) | masque;
  }
  return vu;
}

/** Says whether a gesture is the first of its network on that day, and within its share. */
export type PremierDuJour = (geste: {
  jour: string;
  reseau: string;
  sorte: ACompter["sorte"];
  /** What was done, and with what. */
  case: string;
}) => boolean;

/** Tells visitors apart within a day, in a memory of one size, without a list of them. */
export function premiersDuJour(): PremierDuJour {
  let ici: Journee | undefined;
  return ({ jour, reseau, sorte, case: celle }) => {
    if (ici?.jour !== jour) ici = journeeDe(jour);
    const part = createHmac("sha256", ici.cle).update(`${sorte} ${reseau}`).digest("base64url");
    const deja = ici.parts.get(part) ?? 0;
    if (deja >= CASES_PAR_JOUR[sorte] || (deja === 0 && ici.parts.size >= RESEAUX)) return false;
    if (dejaVu(ici, `${reseau}\0${sorte}\0${celle}`)) return false;
    ici.parts.set(part, deja + 1);
    return true;
  };
}
