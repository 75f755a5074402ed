import { useState } from "react";
import { lireDate, lireMois } from "../../cadre/format/dates-tapees.ts";
import { enChiffres } from "../../cadre/format/nombres-tapes.ts";
import type { ControlProps } from "./control.ts";

const parts = [
  { key: "jour", label: "Jour", sue: "bday-day" },
  { key: "mois", label: "Mois", sue: "bday-month" },
  { key: "annee", label: "Année", sue: "bday-year" },
] as const;

const split = (value: unknown): string[] => {
  const match = typeof value === "string" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match ? [String(Number(match[3])), String(Number(match[2])), match[1] ?? ""] : ["", "", ""];
};

const pad = (text: string, size: number) => text.trim().padStart(size, "0");

/** The day that three parts tell; what they are, as they are, when they tell none: it is refused with what is wrong. */
function jourDe([day = "", month = "", year = ""]: readonly string[]): string | undefined {
  if (day + month + year === "") return undefined;
  return `${pad(year, 4)}-${pad(lireMois(month), 2)}-${pad(day, 2)}`;
}

interface Props extends Omit<ControlProps, "question" | "context"> {
  question: { field: string };
}

/**
 * Day, month and year typed apart: faster than a calendar for a date of birth, which a browser may know of oneself. A
 * whole date typed or pasted in one of them fills the three.
 */
export function DateControl({ question, who, value, onChange, id, describedBy, invalid, remarque }: Props) {
  const sienne = question.field === "date_naissance" && who.role === "demandeur";
  const [texts, setTexts] = useState(() => split(value));
  const decrit = [sienne && `${id}-exemple`, describedBy].filter(Boolean).join(" ") || undefined;
  const change = (index: number, text: string) => {
    const next = lireDate(text) ?? texts.map((un, ici) => (ici === index ? enChiffres(text) : un));
    setTexts(next);
    onChange(jourDe(next));
  };
  return (
    <>
      {sienne && (
        <p className="hint" id={`${id}-exemple`}>
          Par exemple 27 03 2006
        </p>
      )}
      <div className="date-field">
        {parts.map(({ key, label, sue }, index) => (
          <span key={key} className={`date-part ${key}`}>
            <label htmlFor={index === 0 ? id : `${id}-${key}`}>{label}</label>
            <input
              id={index === 0 ? id : `${id}-${key}`}
              type="text"
              inputMode="numeric"
              autoComplete={sienne ? sue : "off"}
              value={texts[index]}
              aria-describedby={index === 0 ? decrit : undefined}
              aria-invalid={invalid || undefined}
              onChange={(event) => change(index, event.target.value)}
            />
          </span>
        ))}
      </div>
      <p className="hint" role="status">
        {remarque && <span>{remarque}</span>}
      </p>
    </>
  );
}
