import { useState } from "react";
import type { ControlProps } from "./control.ts";
import { NumberField } from "./number-field.tsx";

export function NumberControl({
  question,
  value,
  onChange,
  id,
  describedBy,
  invalid,
}: ControlProps<"number">) {
  return (
    <NumberField
      id={id}
      value={value}
      onChange={onChange}
      unit={question.unit ?? (question.number === "amount" ? "€" : undefined)}
      whole={question.number === "count"}
      placeholder={question.placeholder}
      describedBy={describedBy}
      invalid={invalid}
    />
  );
}

export function TextControl({ question, value, onChange, id, describedBy, invalid }: ControlProps<"text">) {
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      maxLength={question.maxLength}
      value={typeof value === "string" ? value : ""}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const parts = [
  { key: "jour", label: "Jour", size: 2, example: "27" },
  { key: "mois", label: "Mois", size: 2, example: "3" },
  { key: "annee", label: "Année", size: 4, example: "2006" },
] as const;

const split = (value: unknown): string[] => {
  const match = typeof value === "string" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match ? [String(Number(match[3])), String(Number(match[2])), match[1] ?? ""] : ["", "", ""];
};

const pad = (text: string, size: number) => text.trim().padStart(size, "0");

/** Day, month and year typed apart: faster than a calendar for a date of birth. */
export function DateControl({ value, onChange, id, describedBy, invalid }: ControlProps<"date">) {
  const [texts, setTexts] = useState(() => split(value));
  const change = (index: number, text: string) => {
    const next = texts.with(index, text.replace(/\D/g, ""));
    setTexts(next);
    const [day = "", month = "", year = ""] = next;
    onChange(next.every((one) => one === "") ? undefined : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
  };
  return (
    <div className="date-field">
      {parts.map(({ key, label, size, example }, index) => (
        <span key={key} className={`date-part ${key}`}>
          <label htmlFor={index === 0 ? id : `${id}-${key}`}>{label}</label>
          <input
            id={index === 0 ? id : `${id}-${key}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={size}
            placeholder={example}
            value={texts[index]}
            aria-describedby={index === 0 ? describedBy : undefined}
            aria-invalid={invalid || undefined}
            onChange={(event) => change(index, event.target.value)}
          />
        </span>
      ))}
    </div>
  );
}
