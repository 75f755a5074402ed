import { useState } from "react";
import type { ControlProps } from "./control.ts";

const parts = [
  { key: "jour", label: "Jour", size: 2, example: "27", sue: "bday-day" },
  { key: "mois", label: "Mois", size: 2, example: "3", sue: "bday-month" },
  { key: "annee", label: "Année", size: 4, example: "2006", sue: "bday-year" },
] as const;

const split = (value: unknown): string[] => {
  const match = typeof value === "string" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match ? [String(Number(match[3])), String(Number(match[2])), match[1] ?? ""] : ["", "", ""];
};

const pad = (text: string, size: number) => text.trim().padStart(size, "0");

/** Day, month and year typed apart: faster than a calendar for a date of birth, which a browser may know of oneself. */
export function DateControl({
  question,
  who,
  value,
  onChange,
  id,
  describedBy,
  invalid,
}: Omit<ControlProps, "question"> & { question: { field: string } }) {
  const sienne = question.field === "date_naissance" && who.role === "demandeur";
  const [texts, setTexts] = useState(() => split(value));
  const change = (index: number, text: string) => {
    const next = texts.map((un, ici) => (ici === index ? text.replace(/\D/g, "") : un));
    setTexts(next);
    const [day = "", month = "", year = ""] = next;
    onChange(next.every((one) => one === "") ? undefined : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
  };
  return (
    <div className="date-field">
      {parts.map(({ key, label, size, example, sue }, index) => (
        <span key={key} className={`date-part ${key}`}>
          <label htmlFor={index === 0 ? id : `${id}-${key}`}>{label}</label>
          <input
            id={index === 0 ? id : `${id}-${key}`}
            type="text"
            inputMode="numeric"
            autoComplete={sienne ? sue : "off"}
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
