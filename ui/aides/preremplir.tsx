import { useId, useState } from "react";
import { preremplir, valeursPour } from "../../catalogue/fiches/preremplir.ts";
import { ChoiceRow } from "../questions/controls/choice-row.tsx";
import { useJourney } from "../session/use-journey.ts";

interface Props {
  service: string;
  /** Told where to go: the service with the answers in its address, or bare. */
  onAdresse: (adresse: string) => void;
}

/** The answers that an online service takes, each named; they leave with the person only if the box is ticked. */
export function Component({ service, onAdresse }: Props) {
  const valeurs = valeursPour(service, useJourney().parcours.situation);
  const [accord, setAccord] = useState(false);
  const id = useId();
  if (valeurs.length === 0) return null;
  const changer = (coche: boolean) => {
    setAccord(coche);
    onAdresse(coche ? preremplir(service, valeurs) : service);
  };
  return (
    <section>
      <h2>Ne pas tout retaper</h2>
      <p>Ce site peut recevoir d’avance ces réponses, et elles seules{"\u00a0:"}</p>
      <ul>
        {valeurs.map(({ quoi, dite }) => (
          <li key={quoi}>{`${quoi} : ${dite}`}</li>
        ))}
      </ul>
      <ChoiceRow
        type="checkbox"
        id={id}
        name="transmettre"
        checked={accord}
        label="Les transmettre à ce site"
        hint="Elles vont dans l’adresse de sa page, que votre navigateur garde dans son historique. Case vide, rien ne part."
        onChange={changer}
      />
    </section>
  );
}
