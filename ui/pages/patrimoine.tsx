import { useState } from "react";
import { elementsPatrimoineLibelles } from "../../machines/questions/types-fiscaux.ts";
import { TauxEpargne } from "../resultats/loi/taux-epargne.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { filled, type Montants, type MontantsTapes, wrongItems } from "../cadre/format/montants.ts";
import { MontantsHorsParcours, PiedDeFormulaire } from "./montants-hors-parcours.tsx";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";

/** Wealth of the household today; optional. */
export function Component() {
  useTitle("Votre patrimoine");
  const { context } = useJourney();
  const actor = useJourneyActor();
  const dispatch = useJourneyDispatch();
  const known = (context.patrimoine ?? {}) as Montants;
  const [draft, setDraft] = useState<MontantsTapes>(known);
  const [errors, setErrors] = useState<ReadonlySet<string>>(new Set());
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const wrong = wrongItems(draft);
    setErrors(new Set(wrong));
    if (wrong.length) return;
    actor.send({ type: "WEALTH.SET", patrimoine: filled(draft) });
    dispatch({ type: "GO", path: RECAPITULATIF });
  };
  return (
    <form className="question" noValidate onSubmit={save}>
      <h1>Votre patrimoine</h1>
      <p className="help">
        Ce que votre foyer possède aujourd’hui. Quelques aides en tiennent compte ; laissez vide ce qui ne
        vous concerne pas : un champ vide compte pour 0 €.
      </p>
      <TauxEpargne jour={context.dateDeValeur} />
      <MontantsHorsParcours
        id="patrimoine"
        legend="Épargne, terrains et logements"
        items={elementsPatrimoineLibelles}
        given={known}
        unit="€"
        errors={errors}
        onChange={setDraft}
      />
      <PiedDeFormulaire onBack={() => dispatch({ type: "GO", path: RECAPITULATIF })} />
    </form>
  );
}
