import {
  champsSupplementaires,
  estAnnuelle,
  type RessourceId,
  typesActiviteTns,
} from "../../../catalogue/situation/ressources.ts";
import { moisSansEmploi } from "../../../catalogue/situation/mois-sans-emploi.ts";
import { type AmountsAnswer, periodsDe } from "../../../machines/kinds/amounts.ts";
import { ressourcesDeclarees } from "../../../machines/kinds/ressources-proposees.ts";
import { typesActiviteLibelles, typesRessources } from "../../../machines/questions/types-ressources.ts";
import { AmountsOfType } from "./amounts-of-type.tsx";
import type { ControlProps } from "./control.ts";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

type Item = AmountsAnswer[number];

/** Months whose wage is 0 by what was answered before: those since the job was lost, when it was held in the others. */
function videsDe(type: RessourceId, { context, who: { role } }: Pick<ControlProps, "context" | "who">) {
  const lui = role === "enfant" ? undefined : context.situation[role];
  if (!lui || type !== "salaire_net") return [];
  const mois = periodsDe(type, context.periods);
  const vides = moisSansEmploi(lui, mois);
  return vides.length < mois.length ? vides : [];
}

/** Amounts of a category: one card per kind of income, thirteen months or one year each. */
export function AmountsControl(props: ControlProps<"amounts">) {
  const { question, value, onChange, context, id, describedBy, invalid } = props;
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
              vides={videsDe(type, props)}
              describedBy={index === 0 ? describedBy : undefined}
              invalid={invalid}
              onChange={(amounts) => change(type, { amounts })}
            />
            {extra && (
              <Activite
                id={`${fieldId}-activite`}
                value={String(itemOf(type)[extra.champ] ?? extra.defaut)}
                onChange={(activite) => change(type, { [extra.champ]: activite } as Partial<Item>)}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface PropsDeLActivite {
  id: string;
  value: string;
  onChange: (activite: string) => void;
}

/** What kind of activity one’s own business is. */
const Activite = ({ id, value, onChange }: PropsDeLActivite) => (
  <div className="field">
    <label htmlFor={id}>Quelle est cette activité ?</label>
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
      {typesActiviteTns.map((one) => (
        <option key={one} value={one}>
          {typesActiviteLibelles[one]}
        </option>
      ))}
    </select>
  </div>
);
