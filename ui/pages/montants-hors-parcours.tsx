import { useState } from "react";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { NumberField } from "../controls/number-field.tsx";

export type Montants = Record<string, number>;
type Draft = Record<string, number | string | null>;

interface Props {
  id: string;
  legend: string;
  items: Record<string, TypeRessource>;
  given: Montants;
  unit: string;
  errors: ReadonlySet<string>;
  onChange: (draft: Draft) => void;
}

/** Optional amounts, one field per item, blank meaning « nothing to declare ». */
export function MontantsHorsParcours({ id, legend, items, given, unit, errors, onChange }: Props) {
  const [draft, setDraft] = useState<Draft>(given);
  const change = (item: string, amount: number | string | null) => {
    const next = { ...draft, [item]: amount };
    setDraft(next);
    onChange(next);
  };
  return (
    <fieldset className="card">
      <legend>{legend}</legend>
      {Object.entries(items).map(([item, { label, hint, where }]) => (
        <div className="field" key={item}>
          <label htmlFor={`${id}-${item}`}>{label}</label>
          {(hint ?? where) && (
            <p className="hint">{[hint, where && `À trouver : ${where}`].filter(Boolean).join(". ")}</p>
          )}
          {errors.has(item) && (
            <p className="error">Indiquez un montant en euros, par exemple 450 ou 450,50.</p>
          )}
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

/** Items whose text is not an amount. */
export const wrongItems = (draft: Draft): string[] =>
  Object.entries(draft).flatMap(([item, amount]) =>
    typeof amount === "string" || (amount ?? 0) < 0 ? [item] : [],
  );

/** The draft without its blank items. */
export const filled = (draft: Draft): Montants =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([item, amount]) => (typeof amount === "number" ? [[item, amount]] : [])),
  );

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
