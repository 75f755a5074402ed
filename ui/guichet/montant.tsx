import { useId, useState } from "react";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { NumberField } from "../controls/number-field.tsx";
import { aideDuMontant, isWrong, MONTANT_ATTENDU, type MontantsTapes } from "../format/montants.ts";

type Tape = MontantsTapes[string];

interface Props {
  /** What the keyboard goes to it by, as to a question. */
  adresse: string;
  libelle: TypeRessource;
  /** The amount that counts; nothing where none was given. */
  donne: number | undefined;
  onNoter: (montant: Tape) => void;
}

/** What is typed until the field is left: an amount, or nothing, then counts; anything else stays there, refused. */
function useMontant({ donne, onNoter }: Pick<Props, "donne" | "onNoter">) {
  const [tape, setTape] = useState<{ value: Tape; refuse: boolean }>();
  const refuse = tape?.refuse ?? false;
  return {
    value: tape ? tape.value : (donne ?? null),
    refuse,
    changer: (value: Tape) => setTape({ value, refuse }),
    quitter: () => {
      if (!tape) return;
      const faux = isWrong(tape.value);
      setTape(faux ? { ...tape, refuse: true } : undefined);
      if (!faux) onNoter(tape.value);
    },
  };
}

/** An optional amount of the page, on a row as a question has: its words, its field, why it is refused. */
export function LigneDeMontant({ adresse, libelle, ...donnees }: Props) {
  const { value, refuse, changer, quitter } = useMontant(donnees);
  const id = useId();
  return (
    <div
      className="q"
      data-question={adresse}
      data-forme="courte"
      data-etat={refuse ? "refusee" : "facultative"}
      onBlur={quitter}
    >
      <div className="q-mots">
        <label className="q-titre" htmlFor={id}>
          {libelle.label}
        </label>
        <div id={`${id}-dit`} className="hint">
          {aideDuMontant(libelle)}
        </div>
      </div>
      <div className="q-champ">
        <NumberField
          id={id}
          value={value}
          unit="€"
          describedBy={refuse ? `${id}-dit ${id}-refus` : `${id}-dit`}
          invalid={refuse}
          onChange={changer}
        />
      </div>
      {refuse && (
        <p className="error" id={`${id}-refus`} role="alert">
          {MONTANT_ATTENDU}
        </p>
      )}
    </div>
  );
}
