import { useState } from "react";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { NumberField } from "../controls/number-field.tsx";
import { aideDuMontant, MONTANT_ATTENDU, type Montants, type MontantsTapes } from "../format/montants.ts";

interface Props {
  id: string;
  legend: string;
  items: Record<string, TypeRessource>;
  given: Montants;
  unit: string;
  errors: ReadonlySet<string>;
  onChange: (draft: MontantsTapes) => void;
}

/** Optional amounts, one field per item, blank meaning « nothing to declare ». */
export function MontantsHorsParcours({ id, legend, items, given, unit, errors, onChange }: Props) {
  const [draft, setDraft] = useState<MontantsTapes>(given);
  const change = (item: string, amount: number | string | null) => {
    const next = { ...draft, [item]: amount };
    setDraft(next);
    onChange(next);
  };
  return (
    <fieldset className="card">
      <legend>{legend}</legend>
      {Object.entries(items).map(([item, libelle]) => (
        <div className="field" key={item}>
          <label htmlFor={`${id}-${item}`}>{libelle.label}</label>
          {aideDuMontant(libelle) && <p className="hint">{aideDuMontant(libelle)}</p>}
          {errors.has(item) && <p className="error">{MONTANT_ATTENDU}</p>}
          <NumberField
            id={`${id}-${item}`}
            value={draft[item] ?? null}
            unit={unit}
            invalid={errors.has(item)}
            onChange={(amount) => change(item, amount)}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Foot of an optional form: back to the summary, or save. */
export function PiedDeFormulaire({ onBack }: { onBack: () => void }) {
  return (
    <div className="foot">
      <button type="button" className="button secondary" onClick={onBack}>
        Mes réponses
      </button>
      <button type="submit" className="button">
        Enregistrer
      </button>
    </div>
  );
}
