import { memes } from "../yaml/reecrire.ts";

type Donnees = Readonly<Record<string, unknown>>;

/** A field that two people changed, each in their way; nothing where one emptied it. */
export interface Different {
  champ: string;
  mien: unknown;
  sien: unknown;
}

/** What two people made of one sheet, together. */
export interface Fusion {
  /** With what the other changed, and mine where we differ. */
  donnees: Record<string, unknown>;
  /** Fields taken from the other. */
  repris: string[];
  differents: Different[];
}

/** Fields that are one list in two: they are taken together. */
const AVEC: Readonly<Record<string, string>> = { portees: "conditions" };

/** Puts together, field by field, what two people made of the same data. Pure. */
export function fusionner(base: Donnees, mien: Donnees, sien: Donnees): Fusion {
  const fusion: Fusion = { donnees: { ...mien }, repris: [], differents: [] };
  const champs = new Set(
    [...Object.keys(mien), ...Object.keys(sien), ...Object.keys(base)].map((un) => AVEC[un] ?? un),
  );
  for (const champ of champs) {
    const siens = [champ, ...Object.keys(AVEC).filter((un) => AVEC[un] === champ)];
    const de = (donnees: Donnees) => siens.map((un) => donnees[un]);
    if (memes(de(sien), de(base)) || memes(de(sien), de(mien))) continue;
    if (!memes(de(mien), de(base))) {
      fusion.differents.push({ champ, mien: mien[champ], sien: sien[champ] });
      continue;
    }
    fusion.repris.push(champ);
    prendre(fusion.donnees, sien, siens);
  }
  return fusion;
}

function prendre(donnees: Record<string, unknown>, sien: Donnees, champs: readonly string[]): void {
  for (const champ of champs)
    if (sien[champ] === undefined) delete donnees[champ];
    else donnees[champ] = sien[champ];
}

/** The same, with the other’s value of these fields in the place of mine. */
export function enPrenant(
  { donnees }: Fusion,
  sien: Donnees,
  champs: readonly string[],
): Record<string, unknown> {
  const choisies = { ...donnees };
  for (const champ of champs)
    prendre(choisies, sien, [champ, ...Object.keys(AVEC).filter((un) => AVEC[un] === champ)]);
  return choisies;
}
