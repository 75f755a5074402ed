import { useId } from "react";

export type Option = { value: string; label: string };

/** A list to choose one filter from; its first line filters nothing. */
export function ChoixDeFiltre({
  label,
  tous,
  value,
  options,
  onChange,
}: {
  label: string;
  tous: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{tous}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
