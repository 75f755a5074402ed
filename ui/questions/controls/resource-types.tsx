import {
  categorieDe,
  categoriesRessources,
  type RessourceId,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import { ressourcesProposees } from "../../../machines/kinds/ressources-proposees.ts";
import { categoriesLibelles, typesRessources } from "../../../machines/questions/types-ressources.ts";
import { usePeinte } from "../../cadre/navigation/use-peinte.ts";
import { categoriesProbables } from "./categories-probables.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { ControlProps } from "./control.ts";

/** Kinds of income by category; only those worth asking this person about. */
export function ResourceTypesControl({
  question,
  value,
  onChange,
  context,
  id,
}: ControlProps<"resourceTypes">) {
  const chosen = Array.isArray(value) ? (value as RessourceId[]) : undefined;
  const proposees = ressourcesProposees(context);
  const probables = categoriesProbables(context);
  const peinte = usePeinte();
  // Where the error summary leads: a row that can be seen.
  const premiere = proposees.find((one) => probables.has(categorieDe[one]));
  const toggle = (one: RessourceId, on: boolean) =>
    onChange(proposees.filter((other) => (other === one ? on : chosen?.includes(other))));
  const row = (one: RessourceId, first: boolean) => (
    <ChoiceRow
      key={one}
      type="checkbox"
      name={id}
      id={first ? id : `${id}-${one}`}
      checked={chosen?.includes(one) ?? false}
      label={typesRessources[one].label}
      hint={typesRessources[one].hint}
      onChange={(on) => toggle(one, on)}
    />
  );
  return (
    <div className="stack">
      {categoriesRessources.map((categorie) => {
        const types = ressourcesParCategorie[categorie].filter((one) => proposees.includes(one));
        if (types.length === 0) return null;
        const count = types.filter((one) => chosen?.includes(one)).length;
        const ouverte = probables.has(categorie) || count > 0;
        return (
          <details key={categorie} className="group" open={ouverte}>
            <summary>
              {categoriesLibelles[categorie]}
              {count > 0 && <span className="badge">{count}</span>}
            </summary>
            {/* Some forty boxes: those that are folded come once the question is painted. */}
            {(ouverte || peinte) && (
              <div className="choices">{types.map((one) => row(one, one === premiere))}</div>
            )}
          </details>
        );
      })}
      <ChoiceRow
        type="checkbox"
        name={id}
        id={`${id}-aucune`}
        checked={chosen?.length === 0}
        label={question.none}
        onChange={(on) => onChange(on ? [] : undefined)}
      />
    </div>
  );
}
