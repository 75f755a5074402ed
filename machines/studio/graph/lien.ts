import type { Marque } from "../../../catalogue/situation/context.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { fromBase64Url, toBase64Url } from "../../session/base64url.ts";
import { readStored, type RestoredJourney, storedAt } from "../../journey/stored.ts";

const DEBUT = "#parcours=";

const enLettres = (texte: string): string => toBase64Url(new TextEncoder().encode(texte));

const enTexte = (lettres: string): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(fromBase64Url(lettres));

/**
 * The address, without its site, that opens a journey in the inspector where it stands: `/inspecteur#parcours=…`.
 * Its answers are in the fragment, which no browser sends. Throws for a path that leads nowhere.
 */
export const lienDuParcours = (context: JourneyContext, path: string): string =>
  `/inspecteur${DEBUT}${context.marque}.${enLettres(JSON.stringify(storedAt({ context, path })))}`;

/** The journey that a fragment carries; « illisible » when it is not whole, nothing when it carries none. Never throws. */
export function lireLeLien(fragment: string): RestoredJourney | "illisible" | undefined {
  if (!fragment.startsWith(DEBUT)) return undefined;
  const [, marque = "", lettres = ""] =
    /^(neutre|banque)\.([\w-]+)$/.exec(fragment.slice(DEBUT.length)) ?? [];
  try {
    return readStored(JSON.parse(enTexte(lettres)), { marque: marque as Marque }) ?? "illisible";
  } catch {
    return "illisible";
  }
}
