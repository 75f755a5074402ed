import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changementsDesSections, type FamilleApprouvee, type Textes } from "./sections.ts";

export interface DemandeDApprobation {
  /** Which families, by name; all of them when there is none. */
  noms: readonly string[];
  /** Writes nothing: says if each text is as it would be made. */
  verifier: boolean;
  /** Whether a person wants the changes of a family; nobody is there to be asked when it is left out, and nothing is written. */
  veut?(question: string): Promise<boolean>;
}

type Dire = (ligne: string) => void;

/** A family whose texts change, with what changed in French, by path. */
interface Change {
  famille: FamilleApprouvee;
  avant: Textes;
  apres: Textes;
  dits: readonly (readonly [chemin: string, phrases: readonly string[]])[];
}

/** Sentences of a file that are shown; the rest is in its difference. */
const MONTREES = 20;

/** Aids that the summary names. */
const NOMMEES = 5;

/** The committed texts of a family, by path. */
function ecrits({ lieux }: FamilleApprouvee): Textes {
  const chemins = lieux.flatMap((lieu) => {
    const quoi = statSync(lieu, { throwIfNoEntry: false });
    if (!quoi) return [];
    return quoi.isDirectory() ? readdirSync(lieu).map((nom) => join(lieu, nom)) : [lieu];
  });
  return new Map(chemins.map((chemin) => [chemin, readFileSync(chemin, "utf8")]));
}

function garder({ avant, apres }: Change): void {
  for (const chemin of avant.keys()) if (!apres.has(chemin)) rmSync(chemin);
  for (const [chemin, texte] of apres) {
    if (avant.get(chemin) === texte) continue;
    mkdirSync(dirname(chemin), { recursive: true });
    writeFileSync(chemin, texte);
  }
}

async function regarder(famille: FamilleApprouvee): Promise<Change> {
  const { changements = changementsDesSections } = famille;
  const avant = ecrits(famille);
  const apres = await famille.engendrer();
  const chemins = [...new Set([...avant.keys(), ...apres.keys()])];
  const dits = chemins
    .filter((chemin) => avant.get(chemin) !== apres.get(chemin))
    .map((chemin) => {
      const [vieux, neuf] = [avant.get(chemin), apres.get(chemin)];
      if (neuf === undefined) return [chemin, ["n’est plus"]] as const;
      return [chemin, vieux === undefined ? ["est nouveau"] : changements(vieux, neuf)] as const;
    });
  return { famille, avant, apres, dits };
}

/** « bourse sur critères sociaux » (3), « APL » (1) et 2 autres. */
function aidesDites(aides: ReadonlyMap<string, number>): string {
  const tries = [...aides].sort(([, a], [, b]) => b - a);
  const dites = tries.slice(0, NOMMEES).map(([nom, n]) => `« ${nom} » (${n})`);
  const reste = tries.length - dites.length;
  return `${dites.join(", ") || "aucune"}${reste > 0 ? ` et ${reste} autres` : ""}`;
}

/** Five lines: what changed, for how many households, which aids come or go, what is mechanical. */
function resume(changes: readonly Change[]): string[] {
  const titres = (mecanique: boolean) =>
    changes
      .filter(({ famille }) => (famille.mecanique ?? false) === mecanique)
      .map(({ famille, dits }) => `${famille.titre} (${dits.length})`)
      .join(", ") || "rien";
  const [effets] = changes.flatMap(({ famille, avant, apres }) => famille.effets?.(avant, apres) ?? []);
  return [
    `Change : ${titres(false)}`,
    `Foyers touchés : ${effets ? `${effets.foyers} sur ${effets.tous}` : "aucun"}`,
    `Aides gagnées : ${aidesDites(effets?.gagnees ?? new Map())}`,
    `Aides perdues : ${aidesDites(effets?.perdues ?? new Map())}`,
    `Mécanique : ${titres(true)}`,
  ];
}

function detailler({ famille, dits }: Change, dire: Dire): void {
  dire(`\n${famille.titre} (${famille.nom})`);
  for (const [chemin, phrases] of dits) {
    dire(`  ${chemin}`);
    for (const phrase of phrases.slice(0, MONTREES)) dire(`    ${phrase}`);
    if (phrases.length > MONTREES) dire(`    … et ${phrases.length - MONTREES} autres : git diff ${chemin}`);
  }
}

/**
 * Makes the approved texts again, says in French what changed, and keeps what a person wants of it, family by family.
 * Returns true when the texts are as they would be made. Throws for a name that is not in the table.
 */
export async function approuver(
  demande: DemandeDApprobation,
  table: readonly FamilleApprouvee[],
  dire: Dire,
): Promise<boolean> {
  const { noms, verifier, veut } = demande;
  const inconnu = noms.find((nom) => !table.some((une) => une.nom === nom));
  if (inconnu !== undefined)
    throw new Error(`« ${inconnu} » est inconnu. Il y a : ${table.map(({ nom }) => nom).join(", ")}.`);
  const changes: Change[] = [];
  for (const famille of table) {
    if (noms.length > 0 && !noms.includes(famille.nom)) continue;
    const change = await regarder(famille);
    if (change.dits.length > 0) changes.push(change);
  }
  if (changes.length === 0) {
    dire("Rien ne change.");
    return true;
  }
  for (const ligne of resume(changes)) dire(ligne);
  let garde = true;
  for (const change of changes) {
    detailler(change, dire);
    const voulu = !verifier && (await veut?.(`Garder « ${change.famille.titre} » ?`)) === true;
    if (voulu) garder(change);
    garde &&= voulu;
  }
  if (!garde && !veut)
    dire("\nRien n’est écrit. Si c’est voulu : npm run approuver, ou npm run approuver -- --tout.");
  return garde;
}
