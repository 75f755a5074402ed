import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Engendre } from "./engendre.ts";
import { lignesChangees } from "./lignes.ts";

interface Demande {
  /** Which files, by name; all of them when there is none. */
  noms: readonly string[];
  /** Writes nothing: says if each file is as it would be generated. */
  verifier: boolean;
}

function choisir(noms: readonly string[], table: readonly Engendre[]): readonly Engendre[] {
  const inconnu = noms.find((nom) => !table.some((un) => un.nom === nom));
  if (inconnu !== undefined)
    throw new Error(`« ${inconnu} » est inconnu. Il y a : ${table.map(({ nom }) => nom).join(", ")}.`);
  return noms.length > 0 ? table.filter(({ nom }) => noms.includes(nom)) : table;
}

/**
 * Generates committed files again and says in French what changed. Writes them, or, to verify, writes
 * nothing and returns false when one differs. Throws for a name that is not in the table.
 */
export async function approuver(
  { noms, verifier }: Demande,
  table: readonly Engendre[],
  dire: (ligne: string) => void,
): Promise<boolean> {
  const changes: string[] = [];
  for (const { nom, titre, fichier, engendrer, changements = lignesChangees } of choisir(noms, table)) {
    const avant = existsSync(fichier) ? readFileSync(fichier, "utf8") : "";
    const { texte, notes = [] } = await engendrer();
    if (texte === avant) dire(`✓ ${titre} : inchangé (${fichier})`);
    else {
      changes.push(nom);
      dire(`${verifier ? "✗" : "→"} ${titre} : ${verifier ? "à approuver" : "réécrit"} (${fichier})`);
      for (const ligne of changements(avant, texte)) dire(`    ${ligne}`);
      if (!verifier) writeFileSync(fichier, texte);
    }
    if (!verifier) for (const note of notes) dire(`    ${note}`);
  }
  if (changes.length > 0)
    dire(
      verifier
        ? `Si le changement est voulu : npm run approuver -- ${changes.join(" ")}, puis relire la différence.`
        : "À relire avant d’être gardé.",
    );
  return !verifier || changes.length === 0;
}
