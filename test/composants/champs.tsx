import { useState } from "react";
import { ChoiceRow } from "../../ui/questions/controls/choice-row.tsx";

/** What answers a question: choices. */
export const EchantillonDeChoix = ({ nom }: { nom: string }) => {
  const [fait, setFait] = useState(0);
  return (
    <fieldset className="question-body">
      <legend>
        <h2>Une question ?</h2>
      </legend>
      <p className="help">Son aide dit comment répondre.</p>
      <div className="choices">
        {["Oui", "Non", "Je ne sais pas"].map((mot, rang) => (
          <ChoiceRow
            key={mot}
            type="radio"
            id={`${nom}-${rang}`}
            name={nom}
            checked={fait === rang}
            label={mot}
            {...(rang === 2 && { hint: "Une précision sous un choix" })}
            onChange={() => setFait(rang)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** A field that is refused. */
export const EchantillonDeChamp = ({ nom }: { nom: string }) => (
  <div className="question-body">
    <label htmlFor={nom}>Un montant</label>
    <p className="error" id={`${nom}-erreur`}>
      Indiquez un nombre, par exemple 450.
    </p>
    <input id={nom} inputMode="decimal" aria-invalid aria-describedby={`${nom}-erreur`} defaultValue="4a" />
  </div>
);
