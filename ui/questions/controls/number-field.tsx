import { useState } from "react";
import { ecrireNombre } from "../../cadre/format/nombres.ts";
import { lireNombre } from "../../cadre/format/nombres-tapes.ts";

interface Props {
  id: string;
  value: unknown;
  /** Number, `null` when empty, or the text itself when it is not a number. */
  onChange: (value: number | string | null) => void;
  unit?: string | undefined;
  whole?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  label?: string | undefined;
}

/** A number typed as text: a wheel never changes it, comma and point are both read. */
export function NumberField({ id, value, onChange, unit, whole, describedBy, invalid, label }: Props) {
  const [text, setText] = useState(() => (typeof value === "string" ? value : ecrireNombre(value)));
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    setText(typeof value === "string" ? value : ecrireNombre(value));
  }
  const change = (typed: string) => {
    const read = lireNombre(typed);
    const next = read === undefined ? typed : read;
    setText(typed);
    setSent(next);
    onChange(next);
  };
  return (
    <span className="number-field">
      <input
        id={id}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        value={text}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => change(event.target.value)}
      />
      {unit && (
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}
