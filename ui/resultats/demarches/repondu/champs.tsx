import { useId } from "react";

interface PropsDeTexte {
  label: string;
  value: string;
  faute?: string | undefined;
  /** A day rather than a number. */
  jour?: boolean;
  onChange: (value: string) => void;
}

/** A day, or a number typed as text, with what is wrong of it. */
export function ChampDeDecision({ label, value, faute, jour = false, onChange }: PropsDeTexte) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {faute && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute}
        </p>
      )}
      <input
        id={id}
        type={jour ? "date" : "text"}
        inputMode={jour ? undefined : "decimal"}
        autoComplete="off"
        value={value}
        aria-invalid={faute !== undefined || undefined}
        aria-describedby={faute && `${id}-faute`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface PropsDeListe {
  label: string;
  value: string;
  options: readonly (readonly [value: string, mots: string])[];
  onChange: (value: string) => void;
}

/** One of a few. */
export function ListeDeDecision({ label, value, options, onChange }: PropsDeListe) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([une, mots]) => (
          <option key={une} value={une}>
            {mots}
          </option>
        ))}
      </select>
    </p>
  );
}
