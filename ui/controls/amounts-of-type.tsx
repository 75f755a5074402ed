import { useState } from "react";
import { periodeEnMots } from "../format/dates.ts";
import { ecrireEuros } from "../format/nombres.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { NumberField } from "./number-field.tsx";

type Amounts = Record<string, number | null>;

interface Props {
  id: string;
  annual: boolean;
  /** Newest first. */
  periods: readonly string[];
  amounts: Amounts;
  /** For the first field. */
  describedBy: string | undefined;
  invalid: boolean;
  onChange: (amounts: Amounts) => void;
}

const sum = (amounts: Amounts) =>
  Object.values(amounts).reduce<number>((total, one) => total + Math.round((Number(one) || 0) * 100), 0) /
  100;

const fill = (periods: readonly string[], amount: number | string | null): Amounts =>
  Object.fromEntries(periods.map((period) => [period, amount as number | null]));

/** « Le même chaque mois » fills every month; otherwise each month has its own field. */
export function AmountsOfType({ id, annual, periods, amounts, describedBy, invalid, onChange }: Props) {
  const values = periods.map((period) => amounts[period] ?? null);
  const [same, setSame] = useState(() => new Set(values).size === 1);
  const first = values[0] ?? null;
  if (annual) {
    const [year = ""] = periods;
    return (
      <div className="field">
        <label htmlFor={id}>Montant pour l’{periodeEnMots(year)}</label>
        <NumberField
          id={id}
          value={first}
          unit="€ par an"
          describedBy={describedBy}
          invalid={invalid}
          onChange={(amount) => onChange(fill(periods, amount))}
        />
      </div>
    );
  }
  return (
    <>
      <ChoiceRow
        type="checkbox"
        id={`${id}-meme`}
        name={`${id}-meme`}
        checked={same}
        label="Le même montant chaque mois"
        hint="Décochez pour indiquer chaque mois : comptez 0 pour un mois sans rien."
        onChange={(on) => {
          setSame(on);
          if (on) onChange(fill(periods, first));
        }}
      />
      {same ? (
        <div className="field">
          <label htmlFor={id}>Montant net par mois</label>
          <NumberField
            id={id}
            value={first}
            unit="€ par mois"
            describedBy={describedBy}
            invalid={invalid}
            onChange={(amount) => onChange(fill(periods, amount))}
          />
        </div>
      ) : (
        <div className="months">
          {periods.map((period, index) => (
            <div className="field" key={period}>
              <label htmlFor={index === 0 ? id : `${id}-${period}`}>
                {periodeEnMots(period)}
                {index === 0 && <span className="hint"> (ce mois-ci)</span>}
              </label>
              <NumberField
                id={index === 0 ? id : `${id}-${period}`}
                value={amounts[period] ?? null}
                unit="€"
                describedBy={index === 0 ? describedBy : undefined}
                invalid={invalid}
                onChange={(amount) =>
                  onChange({ ...fill(periods, null), ...amounts, [period]: amount as number | null })
                }
              />
            </div>
          ))}
        </div>
      )}
      <p className="total">
        Total des {periods.length} mois : <strong>{ecrireEuros(sum(amounts))}</strong>
      </p>
    </>
  );
}
