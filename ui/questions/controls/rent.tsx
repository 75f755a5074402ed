import { champsDuLoyer, loyerGarde } from "../../../machines/kinds/rent.ts";
import type { ControlProps } from "./control.ts";
import { NumberField } from "./number-field.tsx";

/** Rent and charges, or the loan’s monthly payment, on one screen. */
export function RentControl({
  question,
  value,
  onChange,
  context,
  id,
  describedBy,
  invalid,
}: ControlProps<"rent">) {
  const { loyer: label, charges } = champsDuLoyer(question, context);
  const given = loyerGarde(question, value, context);
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <NumberField
          id={id}
          value={given.loyer}
          unit="€ par mois"
          describedBy={describedBy}
          invalid={invalid}
          onChange={(typed) => onChange({ ...given, loyer: typed })}
        />
      </div>
      {charges && (
        <div className="field">
          <label htmlFor={`${id}-charges`}>{charges}</label>
          <NumberField
            id={`${id}-charges`}
            value={given.charges_locatives}
            unit="€ par mois"
            invalid={invalid}
            onChange={(typed) => onChange({ ...given, charges_locatives: typed ?? 0 })}
          />
        </div>
      )}
    </div>
  );
}
