import type { Carnet } from "../../db/base.ts";
import { hashOf, sealer, unseal } from "../../db/seal.ts";
import { jourApres } from "./carnet.ts";
import type { AdresseASuivre } from "./suivis.ts";

/** Days that one has to say in the first mail that one does want another, the day of the mail included. */
export const JOURS_POUR_CONFIRMER = 7;

const USAGE = "suivi à confirmer";
/** Letters by which an aid is named in a link: the first of its print. */
const LETTRES = 8;

/** What the link of a mail holds, sealed: nothing of it is kept until it is followed. */
interface AConfirmer {
  adresse: string;
  /** Prints of the ids of the aids, one after the other: a link stays short. */
  aides: string;
  /** Day on which to write. */
  jour: string;
  /** Last day on which the link is good. */
  jusquAu: string;
}

const motDe = (aide: string) => hashOf(aide).slice(0, LETTRES);

/** What confirms a follow-up that is asked for, to be put in the first mail. */
export function confirmationDe(
  { cle }: Pick<Carnet, "cle">,
  { adresse, aides }: AdresseASuivre,
  { maintenant, jours }: { maintenant: Date; jours: number },
): string {
  const dit: AConfirmer = {
    adresse,
    aides: aides.map(motDe).join(""),
    jour: jourApres(maintenant, jours),
    jusquAu: jourApres(maintenant, JOURS_POUR_CONFIRMER - 1),
  };
  return sealer(cle, USAGE)(JSON.stringify(dit)).toString("base64url");
}

/** The follow-up that a link confirms, of the aids that are known; nothing for a link that is ours no more, or not ours. */
export function lireLaConfirmation(
  { cle }: Pick<Carnet, "cle">,
  oui: string,
  { aujourdhui, connues }: { aujourdhui: string; connues: Iterable<string> },
): { aSuivre: AdresseASuivre; jour: string } | undefined {
  try {
    const lu = JSON.parse(unseal(Buffer.from(oui, "base64url"), cle, USAGE)) as AConfirmer;
    if (aujourdhui > lu.jusquAu) return undefined;
    const parMot = new Map(Array.from(connues, (id) => [motDe(id), id]));
    const mots = lu.aides.match(new RegExp(`.{${LETTRES}}`, "g")) ?? [];
    const aides = mots.flatMap((mot) => parMot.get(mot) ?? []);
    return { aSuivre: { adresse: lu.adresse, aides }, jour: lu.jour };
  } catch {
    return undefined;
  }
}
