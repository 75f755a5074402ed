import type { ReactNode } from "react";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

interface Props {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  checked: boolean;
  label: ReactNode;
  hint?: ReactNode;
  describedBy?: string | undefined;
  invalid?: boolean;
  onChange: (checked: boolean) => void;
}

/** A full-width choice: the whole row is the target. */
export function ChoiceRow({ type, id, name, checked, label, hint, describedBy, invalid, onChange }: Props) {
  return (
    <label className="choice" htmlFor={id} data-checked={checked || undefined}>
      <input
        type={type}
        id={id}
        name={name}
        checked={checked}
        aria-describedby={[hint && `${id}-hint`, describedBy].filter(Boolean).join(" ") || undefined}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="choice-label">
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
