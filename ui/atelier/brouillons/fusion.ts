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

/** The fields that go with one, itself included. */
const ensemble = (champ: string) => [champ, ...Object.keys(AVEC).filter((un) => AVEC[un] === champ)];

/** Puts together, field by field, what two people made of the same data. Pure. */
export function fusionnerLesFiches(base: Donnees, mien: Donnees, sien: Donnees): Fusion {
  const fusion: Fusion = { donnees: { ...mien }, repris: [], differents: [] };
  const tous = [mien, sien, base].flatMap((donnees) => Object.keys(donnees));
  for (const champ of new Set(tous.map((un) => AVEC[un] ?? un))) {
    const de = (donnees: Donnees) => ensemble(champ).map((un) => donnees[un]);
    if (memes(de(sien), de(base)) || memes(de(sien), de(mien))) continue;
    if (memes(de(mien), de(base))) fusion.repris.push(champ);
    else fusion.differents.push({ champ, mien: mien[champ], sien: sien[champ] });
  }
  return { ...fusion, donnees: enPrenant(fusion, sien, fusion.repris) };
}

/** The same, with the other’s value of these fields in the place of mine. */
export function enPrenant({ donnees }: Fusion, sien: Donnees, champs: readonly string[]): Fusion["donnees"] {
  const choisies = { ...donnees };
  for (const champ of champs.flatMap(ensemble))
    if (sien[champ] === undefined) delete choisies[champ];
    else choisies[champ] = sien[champ];
  return choisies;
}
