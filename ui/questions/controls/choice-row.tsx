import type { ReactNode } from "react";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

interface Props {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  checked: boolean;
  label: ReactNode;
  hint?: ReactNode;
  onChange: (checked: boolean) => void;
}

/** A full-width choice: the whole row is the target. Its name is its label; its hint is heard after it, once. */
export function ChoiceRow({ type, id, name, checked, label, hint, onChange }: Props) {
  return (
    <label className="choice" htmlFor={id} data-checked={checked || undefined}>
      <input
        type={type}
        id={id}
        name={name}
        checked={checked}
        aria-labelledby={hint ? `${id}-nom` : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="choice-label" id={hint ? `${id}-nom` : undefined}>
          <MotsEntiers>{label}</MotsEntiers>
        </span>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
