import { useId } from "react";

interface PropsDuFiltre<T> {
  label: string;
  value: T;
  onChange: (valeur: T) => void;
}

/** Words that narrow a list. */
export function MotsCherches({ label, value, onChange }: PropsDuFiltre<string>) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}

interface PropsDuChoix<T extends string> extends PropsDuFiltre<T | ""> {
  /** What choosing nothing is called. */
  rien?: string;
  parmi: readonly (readonly [valeur: T, dite: string])[];
}

/** One choice that narrows a list, or none. */
export function ChoixOuRien<T extends string>(props: PropsDuChoix<T>) {
  const { label, value, rien = "Tout", parmi, onChange } = props;
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T | "")}>
        <option value="">{rien}</option>
        {parmi.map(([valeur, dite]) => (
          <option key={valeur} value={valeur}>
            {dite}
          </option>
        ))}
      </select>
    </p>
  );
}
