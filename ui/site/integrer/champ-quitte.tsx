import { type ReactNode, useId, useState } from "react";

interface Props {
  label: string;
  aide?: string;
  valeur: string;
  erreur?: string | undefined;
  /** Characters at most. */
  max: number;
  nombre?: boolean;
  onChange: (valeur: string) => void;
  /** What follows an error, or the field. */
  children?: ReactNode;
}

/** What stands in the field, which something else than typing may change. */
function useTape(valeur: string) {
  const [tape, setTape] = useState(valeur);
  const [connue, setConnue] = useState(valeur);
  if (connue !== valeur) {
    setConnue(valeur);
    setTape(valeur);
  }
  return [tape, setTape] as const;
}

/** A field whose text counts when it is left, or with Enter: the frame is not made again at each letter. */
export function ChampQuitte({ label, aide, valeur, erreur, max, nombre = false, onChange, children }: Props) {
  const id = useId();
  const [tape, setTape] = useTape(valeur);
  const decrit = [aide && `${id}-aide`, erreur && `${id}-erreur`].filter(Boolean).join(" ");
  const compter = () => {
    if (tape.trim() !== valeur) onChange(tape.trim());
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {aide && (
        <p className="hint" id={`${id}-aide`}>
          {aide}
        </p>
      )}
      <div role="alert">
        {erreur && (
          <p className="error" id={`${id}-erreur`}>
            {erreur}
          </p>
        )}
      </div>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={max}
        {...(nombre && { inputMode: "numeric" as const })}
        value={tape}
        aria-invalid={erreur !== undefined || undefined}
        aria-describedby={decrit || undefined}
        onChange={({ target }) => setTape(target.value)}
        onBlur={compter}
        onKeyDown={({ key }) => key === "Enter" && compter()}
      />
      {children}
    </div>
  );
}
