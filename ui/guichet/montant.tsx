import { useId, useState } from "react";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { NumberField } from "../questions/controls/number-field.tsx";
import { aideDuMontant, isWrong, MONTANT_ATTENDU, type MontantsTapes } from "../cadre/format/montants.ts";
import { laSeance } from "./seance.ts";

type Tape = MontantsTapes[string];

interface Props {
  /** What the keyboard goes to it by, as to a question. */
  adresse: string;
  libelle: TypeRessource;
  /** The amount that counts; nothing where none was given. */
  donne: number | undefined;
  /** Why what was last typed was refused. */
  refus: string | undefined;
  onNoter: (montant: Tape) => void;
}

/** What is typed until the field is left: an amount, or nothing, then counts; anything else stays there, refused. */
function useMontant({ adresse, donne, refus, onNoter }: Omit<Props, "libelle">) {
  const [tape, setTape] = useState<{ value: Tape }>();
  return {
    value: tape ? tape.value : (donne ?? null),
    changer: (value: Tape) => setTape({ value }),
    quitter: () => {
      const faux = tape !== undefined && isWrong(tape.value);
      const raison = faux ? MONTANT_ATTENDU : undefined;
      if (raison !== refus) laSeance().acteur.send({ type: "AMOUNT.WEIGHED", adresse, refus: raison });
      if (!tape || faux) return;
      setTape(undefined);
      onNoter(tape.value);
    },
  };
}

/** An optional amount of the page, on a row as a question has: its words, its field, why it is refused. */
export function LigneDeMontant({ libelle, ...donnees }: Props) {
  const { adresse, refus } = donnees;
  const { value, changer, quitter } = useMontant(donnees);
  const id = useId();
  return (
    <div
      className="q"
      data-question={adresse}
      data-forme="courte"
      data-etat={refus ? "refusee" : "facultative"}
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
          describedBy={refus ? `${id}-dit ${id}-refus` : `${id}-dit`}
          invalid={refus !== undefined}
          onChange={changer}
        />
      </div>
      {refus && (
        <p className="error" id={`${id}-refus`} role="alert">
          {refus}
        </p>
      )}
    </div>
  );
}
