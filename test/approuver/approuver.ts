import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Engendre } from "./engendre.ts";
import { lignesChangees } from "./lignes.ts";

interface Demande {
  /** Which files, by name; all of them when there is none. */
  noms: readonly string[];
  /** Those that the catalogue changes, beside those that are named. */
  catalogue?: boolean;
  /** Writes nothing: says if each file is as it would be generated. */
  verifier: boolean;
  /** Leaves the long ones to the night. */
  sansLongs?: boolean;
}

type Dire = (ligne: string) => void;

function choisir({ noms, catalogue = false }: Demande, table: readonly Engendre[]): readonly Engendre[] {
  const inconnu = noms.find((nom) => !table.some((un) => un.nom === nom));
  if (inconnu !== undefined)
    throw new Error(`« ${inconnu} » est inconnu. Il y a : ${table.map(({ nom }) => nom).join(", ")}.`);
  if (noms.length === 0 && !catalogue) return table;
  return table.filter((un) => noms.includes(un.nom) || (catalogue && un.catalogue));
}

/** The committed text of a file, or of each file of a folder, by path; nothing where there is none. */
function ecrits(lieu: string): Map<string, string> {
  const quoi = statSync(lieu, { throwIfNoEntry: false });
  if (!quoi) return new Map();
  const chemins = quoi.isDirectory() ? readdirSync(lieu).map((nom) => join(lieu, nom)) : [lieu];
  return new Map(chemins.map((chemin) => [chemin, readFileSync(chemin, "utf8")]));
}

function garder(avant: ReadonlyMap<string, string>, apres: ReadonlyMap<string, string>): void {
  for (const chemin of avant.keys()) if (!apres.has(chemin)) rmSync(chemin);
  for (const [chemin, texte] of apres) {
    mkdirSync(dirname(chemin), { recursive: true });
    writeFileSync(chemin, texte);
  }
}

/** Files that a generation changes, adds or takes away, each with what changed in French. */
function differencesDe(
  { changements = lignesChangees }: Engendre,
  avant: ReadonlyMap<string, string>,
  apres: ReadonlyMap<string, string>,
): [chemin: string, dites: readonly string[]][] {
  const chemins = [...new Set([...avant.keys(), ...apres.keys()])];
  return chemins
    .filter((chemin) => avant.get(chemin) !== apres.get(chemin))
    .map((chemin) => {
      const [vieux, neuf] = [avant.get(chemin), apres.get(chemin)];
      if (neuf === undefined) return [chemin, ["n’est plus engendré"]];
      return [chemin, changements(vieux ?? "", neuf)];
    });
}

/** Generates one of them; returns true when nothing differs. */
async function reprendre(engendre: Engendre, verifier: boolean, dire: Dire): Promise<boolean> {
  const { titre, lieu } = engendre;
  const avant = ecrits(lieu);
  const { fichiers, notes = [] } = await engendre.engendrer();
  const differences = differencesDe(engendre, avant, fichiers);
  if (differences.length === 0) dire(`✓ ${titre} : inchangé (${lieu})`);
  for (const [chemin, dites] of differences) {
    dire(`${verifier ? "✗" : "→"} ${titre} : ${verifier ? "à approuver" : "réécrit"} (${chemin})`);
    for (const ligne of dites) dire(`    ${ligne}`);
  }
  if (!verifier) {
    garder(avant, fichiers);
    for (const note of notes) dire(`    ${note}`);
  }
  return differences.length === 0;
}

/**
 * Generates committed files again and says in French what changed. Writes them, or, to verify, writes
 * nothing and returns false when one differs. Throws for a name that is not in the table.
 */
export async function approuver(demande: Demande, table: readonly Engendre[], dire: Dire): Promise<boolean> {
  const { verifier, sansLongs } = demande;
  const changes: string[] = [];
  for (const engendre of choisir(demande, table))
    if (engendre.long && sansLongs) dire(`· ${engendre.titre} : vérifié par npm run nuit`);
    else if (!(await reprendre(engendre, verifier, dire))) changes.push(engendre.nom);
  if (changes.length > 0)
    dire(
      verifier
        ? `Si le changement est voulu : npm run approuver -- ${changes.join(" ")}, puis relire la différence.`
        : "À relire avant d’être gardé.",
    );
  return !verifier || changes.length === 0;
}
