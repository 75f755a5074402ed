import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { ControlProps } from "./control.ts";
import { Radios } from "./choices.tsx";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

type Item = { id: string; value: boolean };

/** The same yes/no question for every child, on one screen. */
export function ChildrenYesNoControl({
  value,
  onChange,
  context,
  id,
  ...props
}: ControlProps<"childrenYesNo">) {
  const enfants = context.situation.enfants ?? [];
  const given = Array.isArray(value) ? (value as Item[]) : [];
  const answerOf = (child: string) => given.find((item) => item.id === child)?.value;
  const choose = (child: string, answer: boolean) =>
    onChange(
      enfants.flatMap((enfant) => {
        const known = enfant.id === child ? answer : answerOf(enfant.id);
        return known === undefined ? [] : [{ id: enfant.id, value: known }];
      }),
    );
  return enfants.map((enfant, index) => (
    <fieldset key={enfant.id} className="sub-question">
      <legend>
        <MotsEntiers>{majuscule(enfant._firstName ?? "")}</MotsEntiers>
      </legend>
      <Radios
        {...props}
        id={index === 0 ? id : `${id}-${enfant.id}`}
        choices={[
          { value: true, label: "Oui" },
          { value: false, label: "Non" },
        ]}
        value={answerOf(enfant.id)}
        onChange={(answer) => choose(enfant.id, answer === true)}
      />
    </fieldset>
  ));
}
