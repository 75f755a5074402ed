import {
  champsSupplementaires,
  estAnnuelle,
  type RessourceId,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";
import { type AmountsAnswer, periodsDe } from "../../machines/kinds/amounts.ts";
import { ressourcesDeclarees } from "../../machines/kinds/ressources-proposees.ts";
import { typesActiviteLibelles, typesRessources } from "../../machines/questions/types-ressources.ts";
import { AmountsOfType } from "./amounts-of-type.tsx";
import type { ControlProps } from "./control.ts";
import { MotsEntiers } from "../format/mots-entiers.tsx";

type Item = AmountsAnswer[number];

/** Amounts of a category: one card per kind of income, thirteen months or one year each. */
export function AmountsControl({
  question,
  value,
  onChange,
  context,
  id,
  describedBy,
  invalid,
}: ControlProps<"amounts">) {
  const given = Array.isArray(value) ? (value as Item[]) : [];
  const types = ressourcesDeclarees(question.field, context);
  const itemOf = (type: RessourceId): Item =>
    given.find((item) => item.id === type) ?? ({ id: type, amounts: {} } as Item);
  const change = (type: RessourceId, patch: Partial<Item>) =>
    onChange(types.map((other) => (other === type ? { ...itemOf(other), ...patch } : itemOf(other))));
  return (
    <div className="stack">
      {types.map((type, index) => {
        const extra = champsSupplementaires[type];
        const fieldId = index === 0 ? id : `${id}-${type}`;
        return (
          <fieldset key={type} className="card">
            <legend>
              <MotsEntiers>{typesRessources[type].label}</MotsEntiers>
            </legend>
            {typesRessources[type].where && (
              <p className="hint">À trouver : {typesRessources[type].where}.</p>
            )}
            <AmountsOfType
              id={fieldId}
              annual={estAnnuelle(type)}
              periods={periodsDe(type, context.periods)}
              amounts={itemOf(type).amounts}
              describedBy={index === 0 ? describedBy : undefined}
              invalid={invalid}
              onChange={(amounts) => change(type, { amounts })}
            />
            {extra && (
              <div className="field">
                <label htmlFor={`${fieldId}-activite`}>Quelle est cette activité ?</label>
                <select
                  id={`${fieldId}-activite`}
                  value={String(itemOf(type)[extra.champ] ?? extra.defaut)}
                  onChange={(event) => change(type, { [extra.champ]: event.target.value } as Partial<Item>)}
                >
                  {typesActiviteTns.map((one) => (
                    <option key={one} value={one}>
                      {typesActiviteLibelles[one]}
                    </option>
                  ))}
                </select>
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
