import { useState } from "react";
import { ChoiceRow } from "../../questions/controls/choice-row.tsx";
import { Lien } from "../navigation/lien.tsx";
import { useJourney } from "../../session/use-journey.ts";
import { useQuitterDemonstration } from "./quitter-demonstration.ts";
import { type EssaiAB, essaisAB, varianteDe } from "../../../machines/answers/variantes.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import { useSession, useSessionContext } from "../../session/use-session.tsx";

/** A device does not keep it: it is for whoever tries the product. */
export const enLigne = true;

/** The A/B tests of screens, and a way to see each variant; what is chosen stays in this browser. */
function Essais() {
  const session = useSession();
  const { abtesting } = useSessionContext();
  return Object.entries(essaisAB).map(([essai, variantes]) => (
    <label key={essai}>
      Essai « {essai} »{" "}
      <select
        value={varianteDe(essai as EssaiAB, abtesting)}
        onChange={({ target: { value } }) => session.send({ type: "AB.SET", name: essai, value })}
      >
        {variantes.map((variante) => (
          <option key={variante}>{variante}</option>
        ))}
      </select>
    </label>
  ));
}

/** Debug mode: every step of the journey, with a toggle for inactive ones and the way out. */
export function Component() {
  const { parcours, path } = useJourney();
  const [all, setAll] = useState(false);
  const leave = useQuitterDemonstration();
  const steps = all ? parcours.steps : parcours.active;
  return (
    <section className="card debug" aria-label="Mode debug">
      <div className="row">
        <strong>
          Mode debug : {parcours.active.length} étapes actives sur {parcours.steps.length}
        </strong>
        <button type="button" className="link" onClick={leave}>
          Quitter le mode debug
        </button>
      </div>
      <ChoiceRow
        type="checkbox"
        id="debug-inactives"
        name="debug-inactives"
        checked={all}
        label="Montrer les étapes inactives"
        onChange={setAll}
      />
      <Essais />
      <ol>
        {steps.map((step) => (
          <Etape key={step.path} step={step} ici={step.path === path} />
        ))}
      </ol>
    </section>
  );
}

function Etape({ step, ici }: { step: VisitedStep; ici: boolean }) {
  return (
    <li data-active={step.active} aria-current={ici ? "step" : undefined}>
      <Lien to={step.path}>{step.path.replace("/simulation/", "")}</Lien>{" "}
      <span className="hint">
        {step.chapter}
        {step.active ? (step.answered ? ", répondue" : ", à poser") : ", inactive"}
        {step.step.condition && <span>{` – si : ${step.step.condition.label}`}</span>}
      </span>
    </li>
  );
}
