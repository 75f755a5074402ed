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
  const given = (value ?? {}) as { loyer?: unknown; charges_locatives?: unknown };
  const { loyer: label, charges } = champsDuLoyer(question, context);
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
          onChange={(loyer) => onChange({ ...given, loyer })}
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
            onChange={(charges_locatives) =>
              onChange({ ...given, charges_locatives: charges_locatives ?? 0 })
            }
          />
        </div>
      )}
    </div>
  );
}
