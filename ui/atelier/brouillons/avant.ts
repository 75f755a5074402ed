import { autresBrouillons, ditDesBrouillons, type FicheOuverte, texteDuBrouillon } from "./autres.ts";

/** What the draft of each entry said when it was opened, or when it was last saved here. */
const connus = new Map<string, string | undefined>();

/** An entry is opened: what its draft says is what an editor will change. Rejects when drafts cannot be read. */
export async function retenirCeQuiEstOuvert(fiche: FicheOuverte): Promise<void> {
  connus.delete(fiche.path);
  connus.set(fiche.path, await texteDuBrouillon(fiche));
}

/** A draft was saved here. */
export const retenirCeQuiEstEcrit = (path: string, texte: string): void => void connus.set(path, texte);

const AILLEURS =
  "Quelqu’un a enregistré un brouillon de cette fiche depuis que vous l’avez ouverte. L’enregistrer maintenant remplacerait le sien.";

/** What to confirm before a draft is saved, if anything: another draft changes the same entry, or somebody saved this one meanwhile. Never rejects. */
export async function aConfirmer(fiche: FicheOuverte): Promise<string | undefined> {
  const dits: string[] = [];
  const [autres, present] = [
    await autresBrouillons(fiche).catch(() => []),
    await texteDuBrouillon(fiche).catch(() => connus.get(fiche.path)),
  ];
  if (present !== undefined && present !== connus.get(fiche.path)) dits.push(AILLEURS);
  if (autres.length > 0) dits.push(ditDesBrouillons(autres));
  return dits.length > 0 ? `${dits.join("\n\n")}\n\nEnregistrer quand même ?` : undefined;
}
