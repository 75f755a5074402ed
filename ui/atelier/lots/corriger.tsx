import { useId } from "react";
import { type Champ, parChamp } from "../feuille/colonnes.ts";
import type { Rangee } from "../feuille/rangees.ts";
import type { AidePreparee } from "./preparer.ts";

/** Cells mended in the page, by the row that they are of. */
export type Corrections = ReadonlyMap<Rangee, ReadonlyMap<Champ, string>>;

/** The rows of these aids, their mended cells in the place of those of the file; nothing when none was mended. */
export function rangeesCorrigees(
  aides: readonly AidePreparee[],
  corrections: Corrections,
): Rangee[] | undefined {
  const rangees = aides.flatMap(({ rangee }) => rangee ?? []);
  if (!rangees.some((une) => corrections.has(une))) return undefined;
  return rangees.map((une) => ({
    ...une,
    cellules: new Map([...une.cellules, ...(corrections.get(une) ?? [])]),
  }));
}

interface Props {
  aide: AidePreparee;
  corrections: Corrections;
  onChange: (corrections: Corrections) => void;
}

/** The cells of a row that are to be mended, each to be typed again here. */
export function LigneACorriger({ aide: { nom, rangee, aCorriger }, corrections, onChange }: Props) {
  if (!rangee) return null;
  const dites = corrections.get(rangee);
  const ecrire = (champ: Champ, texte: string) =>
    onChange(new Map(corrections).set(rangee, new Map(dites).set(champ, texte)));
  return aCorriger.map((champ) => (
    <Cellule
      key={champ}
      champ={champ}
      de={nom}
      texte={dites?.get(champ) ?? rangee.cellules.get(champ) ?? ""}
      onTexte={(texte) => ecrire(champ, texte)}
    />
  ));
}

interface PropsDeCellule {
  champ: Champ;
  de: string;
  texte: string;
  onTexte: (texte: string) => void;
}

function Cellule({ champ, de, texte, onTexte }: PropsDeCellule) {
  const id = useId();
  const { nom = champ, choix = [] } = parChamp.get(champ) ?? {};
  return (
    <p className="field">
      <label htmlFor={id}>
        {nom}
        <span className="visually-hidden"> : {de}</span>
      </label>
      <textarea
        id={id}
        rows={texte.split("\n").length}
        value={texte}
        {...(choix.length > 0 && { placeholder: choix.map(({ label }) => label).join(", ") })}
        onChange={(event) => onTexte(event.target.value)}
      />
    </p>
  );
}
