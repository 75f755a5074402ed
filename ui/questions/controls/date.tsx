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

/** Rank of the part that is wrong: a day or a month that is none, a year without its four digits; else the day, which the month lacks, or the year. */
export function partFautive([day = "", month = "", year = ""]: readonly string[]): number {
  const [jour, mois] = [Number(day), Number(lireMois(month))];
  if (!(jour >= 1 && jour <= 31)) return 0;
  if (!(mois >= 1 && mois <= 12)) return 1;
  if (!/^\d{4}$/.test(year.trim())) return 2;
  return new Date(Date.UTC(Number(year), mois - 1, jour)).getUTCDate() === jour ? 2 : 0;
}

interface Props extends Omit<ControlProps, "question" | "context"> {
  question: { field: string };
}

/**
 * Day, month and year typed apart: faster than a calendar for a date of birth, which a browser may know of oneself. A
 * whole date typed or pasted in one of them fills the three. What says an error leads to the part that is wrong.
 */
export function DateControl({ question, who, value, onChange, id, describedBy, invalid, remarque }: Props) {
  const sienne = question.field === "date_naissance" && who.role === "demandeur";
  const [texts, setTexts] = useState(() => split(value));
  const decrit = [sienne && `${id}-exemple`, describedBy].filter(Boolean).join(" ") || undefined;
  const visee = invalid ? partFautive(texts) : 0;
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
            <label htmlFor={index === visee ? id : `${id}-${key}`}>{label}</label>
            <input
              id={index === visee ? id : `${id}-${key}`}
              type="text"
              inputMode="numeric"
              autoComplete={sienne ? sue : "off"}
              value={texts[index]}
              aria-describedby={decrit}
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
