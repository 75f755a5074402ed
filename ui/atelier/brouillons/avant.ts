import { parse } from "yaml";
import { RefusDit } from "../appeler.ts";
import { type FicheOuverte, texteDuBrouillon } from "./autres.ts";
import { leBackend } from "./backend.ts";
import { notre } from "../yaml/notre.ts";
import { enPrenant, type Fusion, fusionnerLesFiches } from "./fusion.ts";

type Donnees = Record<string, unknown>;

/** What each entry said when it was opened, or when it was last saved here: its draft, else what is published. */
const connus = new Map<string, string | undefined>();

/** What an entry says now: its draft, else what is published; nothing for a new one. Rejects when drafts cannot be read. */
async function texteActuel(fiche: FicheOuverte): Promise<string | undefined> {
  const brouillon = await texteDuBrouillon(fiche);
  if (brouillon !== undefined) return brouillon;
  const publiee = await leBackend()
    ?.getEntry(fiche.path)
    .catch(() => undefined);
  return publiee?.data ?? undefined;
}

/** An entry is opened: what it says is what an editor will change. Rejects when drafts cannot be read. */
export async function retenirCeQuiEstOuvert(fiche: FicheOuverte): Promise<void> {
  connus.delete(fiche.path);
  connus.set(fiche.path, await texteActuel(fiche));
}

/** A draft was saved here. */
export const retenirCeQuiEstEcrit = (path: string, texte: string): void => void connus.set(path, texte);

const lire = (texte: string) => parse(texte) as Donnees;

/** Asks which values stay; fields whose value is the other’s, nothing when it is left. */
type Choisir = (collection: string, fusion: Fusion) => Promise<readonly string[] | undefined>;

/**
 * What to save in the place of `mien`, the text of the form, when somebody else wrote the entry since it was opened: both, field by
 * field, with their text. Nothing when nobody did. Rejects with a RefusDit when it is left, or when drafts cannot be read.
 */
export async function avecLAutre(
  fiche: FicheOuverte,
  mien: string,
  choisir: Choisir,
): Promise<{ donnees: Donnees; sien: string } | undefined> {
  const sien = await texteActuel(fiche);
  const base = connus.has(fiche.path) ? connus.get(fiche.path) : notre.lu(fiche.slug);
  if (sien === undefined || sien === base) return undefined;
  const fusion = fusionnerLesFiches(lire(base ?? "{}"), lire(mien), lire(sien));
  if (fusion.repris.length + fusion.differents.length === 0) return undefined;
  const siens = await choisir(fiche.collection, fusion);
  if (!siens) throw new RefusDit("Vous avez préféré attendre.");
  // Somebody may have written again meanwhile.
  if ((await texteActuel(fiche)) !== sien) return avecLAutre(fiche, mien, choisir);
  return { donnees: enPrenant(fusion, lire(sien), siens), sien };
}
