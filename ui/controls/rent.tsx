import { champsDuLoyer } from "../../machines/kinds/rent.ts";
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
  const { loyer, charges_locatives } = (value ?? {}) as { loyer?: unknown; charges_locatives?: unknown };
  // Charges said of another dwelling go with it.
  const given = charges ? { loyer, charges_locatives } : { loyer };
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <NumberField
          id={id}
          value={loyer}
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
            value={charges_locatives}
            unit="€ par mois"
            invalid={invalid}
            onChange={(typed) => onChange({ ...given, charges_locatives: typed ?? 0 })}
          />
        </div>
      )}
    </div>
  );
}
