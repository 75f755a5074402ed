import { ageAt } from "../../../catalogue/situation/periods.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { ControlProps } from "./control.ts";
import { NumberField } from "./number-field.tsx";

/** Age of majority, in years. */
const MAJORITE = 18;

/** A number; where one may not know it, a box that says so, with what follows. */
export function NumberControl({
  question,
  context: { situation },
  value,
  onChange,
  id,
  describedBy,
  invalid,
}: ControlProps<"number">) {
  const { siInconnu } = question;
  const { date_naissance } = situation.demandeur;
  const nEnSaitRien = siInconnu && (
    <JeNeSaisPas id={`${id}-inconnu`} suite={siInconnu} value={value} onChange={onChange} />
  );
  // A minor seldom knows the figures of a family: the way out is seen before the field.
  const dAbord = date_naissance !== undefined && ageAt(date_naissance, situation.dateDeValeur) < MAJORITE;
  return (
    <>
      {dAbord && nEnSaitRien}
      <NumberField
        id={id}
        value={value}
        onChange={(typed) => onChange(siInconnu && typed === null ? undefined : typed)}
        unit={question.unit ?? (question.number === "amount" ? "€" : undefined)}
        whole={question.number === "count"}
        describedBy={describedBy}
        invalid={invalid}
      />
      {!dAbord && nEnSaitRien}
    </>
  );
}

interface PropsDeLInconnu extends Pick<ControlProps, "id" | "value" | "onChange"> {
  /** What follows of not knowing. */
  suite: string;
}

const JeNeSaisPas = ({ id, suite, value, onChange }: PropsDeLInconnu) => (
  <div className="choices unknown">
    <ChoiceRow
      type="checkbox"
      name={id}
      id={id}
      checked={value === null}
      label="Je ne sais pas"
      hint={suite}
      onChange={() => onChange(value === null ? undefined : null)}
    />
  </div>
);

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
