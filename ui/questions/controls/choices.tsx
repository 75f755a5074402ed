import type { Value } from "../../../catalogue/conditions/predicate/condition.ts";
import { offered } from "../../../machines/kinds/choices.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import type { Choice } from "../../../machines/kinds/question.ts";
import { say } from "../../../machines/questions/words.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { ControlProps } from "./control.ts";

interface RadiosProps extends Pick<ControlProps, "who" | "value" | "onChange" | "id"> {
  choices: readonly Choice[];
}

/** One answer among several. The first row carries the id that the error summary points at. */
export function Radios({ choices, who, value, onChange, id }: RadiosProps) {
  return (
    <div className="choices">
      {choices.map((choice, index) => (
        <ChoiceRow
          key={`${choice.value}-${index}`}
          type="radio"
          name={id}
          id={index === 0 ? id : `${id}-${index}`}
          checked={value === choice.value}
          label={say(choice.label, who)}
          hint={choice.hint && say(choice.hint, who)}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
}

export function YesNoControl({ question, ...props }: ControlProps<"yesno">) {
  return <Radios {...props} choices={choicesOf(question)} />;
}

/** « Oui » first, whichever of the two answers is stored as true. */
const ouiDAbord = (choices: readonly Choice[], who: ControlProps["who"]): Choice[] => {
  const estOui = ({ label }: Choice) => say(label, who).startsWith("Oui");
  return [...choices.filter(estOui), ...choices.filter((one) => !estOui(one))];
};

export function EnumControl({ question, context, ...props }: ControlProps<"enum">) {
  return <Radios {...props} choices={ouiDAbord(offered(question.choices, context), props.who)} />;
}

/** Several answers, or the row that chooses nothing. */
export function MultipleControl({ question, context, who, value, onChange, id }: ControlProps<"multiple">) {
  const chosen = Array.isArray(value) ? (value as Value[]) : undefined;
  const toggle = (one: Value, on: boolean) =>
    onChange(question.choices.map((c) => c.value).filter((v) => (v === one ? on : chosen?.includes(v))));
  return (
    <div className="choices">
      {offered(question.choices, context).map((choice, index) => (
        <ChoiceRow
          key={String(choice.value)}
          type="checkbox"
          name={id}
          id={index === 0 ? id : `${id}-${index}`}
          checked={chosen?.includes(choice.value) ?? false}
          label={say(choice.label, who)}
          hint={choice.hint && say(choice.hint, who)}
          onChange={(on) => toggle(choice.value, on)}
        />
      ))}
      <ChoiceRow
        type="checkbox"
        name={id}
        id={`${id}-aucun`}
        checked={chosen?.length === 0}
        label={question.none}
        onChange={(on) => onChange(on ? [] : undefined)}
      />
    </div>
  );
}
