import { useId, useRef, useState } from "react";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { ensembleDe } from "../../machines/journey/essentiel/ensembles.ts";
import { estCochee, caseDe, precisionsDe, reponseDe } from "../../machines/journey/essentiel/lignes.ts";
import { motsDesEnsembles } from "../../machines/journey/essentiel/mots.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { say } from "../../machines/questions/words.ts";
import { ChoiceRow } from "../controls/choice-row.tsx";
import { annoncer } from "../navigation/annonces.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney } from "../session/use-journey.ts";
import { ReponseManquante, Pied } from "./pied.tsx";

/** What is ticked, by path, and said more precisely: `undefined` while it is not said. */
type Cochees = ReadonlyMap<string, unknown>;

const cocheesDe = (steps: readonly VisitedStep[]): Cochees =>
  new Map(steps.flatMap((step) => (estCochee(step) ? [[step.path, step.given?.value] as const] : [])));

/** Several short questions about one person, answered by ticking what is true (docs/specification.md#reunies). */
export function Component({ steps }: { steps: readonly VisitedStep[] }) {
  const [premiere] = steps as readonly [VisitedStep];
  const { parcours } = useJourney();
  const dispatch = useJourneyDispatch();
  const [cochees, setCochees] = useState(() => cocheesDe(steps));
  const [aucune, setAucune] = useState(() => cochees.size === 0 && steps.every(({ answered }) => answered));
  const [error, setError] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const ensemble = ensembleDe(premiere.step);
  const mots = ensemble && motsDesEnsembles[ensemble.nom];
  const title = mots ? say(mots.titre, whoOf(parcours, premiere)) : "";
  useTitle(title);
  if (!mots) return null;

  const cocher = (path: string, coche: boolean, value?: unknown) => {
    setCochees(
      (avant) => new Map([...avant].filter(([autre]) => autre !== path).concat(coche ? [[path, value]] : [])),
    );
    if (coche) setAucune(false);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const reponses = steps.map((step) => reponseDe(step, cochees, contextOf(parcours, step)));
    const wrong =
      cochees.size === 0 && !aucune
        ? `Cochez ce qui est vrai, ou « ${mots.aucune} ».`
        : reponses.find(({ manque }) => manque)?.manque;
    setError(wrong);
    if (wrong) {
      annoncer({ type: "refus" });
      return void requestAnimationFrame(() => summary.current?.focus());
    }
    const values = Object.fromEntries(reponses.map(({ path, value }) => [path, value]));
    dispatch({ type: "ANSWER.TOGETHER", from: premiere.path, values });
  };
  return (
    <form className="question" noValidate onSubmit={submit}>
      {error && <ReponseManquante ref={summary} id={`${id}-0`} error={error} />}
      <fieldset className="question-body">
        <legend>
          <h1>{title}</h1>
        </legend>
        <p className="help">Cochez tout ce qui est vrai : chaque case remplace une question.</p>
        {error && (
          <p className="error" id={`${id}-error`}>
            {error}
          </p>
        )}
        <div className="choices">
          {steps.map((step, rang) => (
            <Ligne
              key={step.path}
              id={`${id}-${rang}`}
              step={step}
              context={contextOf(parcours, step)}
              cochee={cochees.has(step.path)}
              value={cochees.get(step.path)}
              describedBy={error && rang === 0 ? `${id}-error` : undefined}
              onChange={(coche, value) => cocher(step.path, coche, value)}
            />
          ))}
          <ChoiceRow
            type="checkbox"
            name={id}
            id={`${id}-aucune`}
            checked={aucune}
            label={mots.aucune}
            onChange={(on) => {
              setAucune(on);
              if (on) setCochees(new Map());
            }}
          />
        </div>
      </fieldset>
      <Pourquoi steps={steps} />
      <Pied path={premiere.path} />
    </form>
  );
}

interface LigneProps {
  id: string;
  step: VisitedStep;
  context: FactContext;
  cochee: boolean;
  value: unknown;
  describedBy: string | undefined;
  onChange: (coche: boolean, value?: unknown) => void;
}

/** One line, and under it, once ticked, the list that says it more precisely. */
function Ligne({ id, step, context, cochee, value, describedBy, onChange }: LigneProps) {
  const ligne = caseDe(step);
  const { parcours } = useJourney();
  const precisions = cochee ? precisionsDe(step, context) : [];
  const plusieurs = step.question.kind === "multiple";
  const choisies = plusieurs ? ((value ?? []) as unknown[]) : [value];
  const row = (
    <ChoiceRow
      type="checkbox"
      name={id}
      id={id}
      checked={cochee}
      label={ligne.coche}
      hint={ligne.hint}
      describedBy={describedBy}
      invalid={describedBy !== undefined}
      onChange={(coche) => onChange(coche)}
    />
  );
  if (precisions.length === 0) return row;
  const who = whoOf(parcours, step);
  return (
    <>
      {row}
      <div className="precisions" role="group" aria-labelledby={`${id}-precisions`}>
        <p id={`${id}-precisions`}>{say(step.question.title, who)}</p>
        <div className="choices">
          {precisions.map((choix, rang) => (
            <ChoiceRow
              key={String(choix.value)}
              type={plusieurs ? "checkbox" : "radio"}
              name={`${id}-precision`}
              id={`${id}-precision-${rang}`}
              checked={choisies.includes(choix.value)}
              label={say(choix.label, who)}
              hint={choix.hint && say(choix.hint, who)}
              onChange={(on) =>
                onChange(
                  true,
                  plusieurs
                    ? precisions
                        .map((un) => un.value)
                        .filter((un) => (un === choix.value ? on : choisies.includes(un)))
                    : choix.value,
                )
              }
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** What each line is for, in the words of its question. */
function Pourquoi({ steps }: { steps: readonly VisitedStep[] }) {
  const { parcours } = useJourney();
  return (
    <div className="reasons">
      <details>
        <summary>Pourquoi ces questions ?</summary>
        <dl>
          {steps.map((step) => {
            const { question } = step;
            const who = whoOf(parcours, step);
            return (
              <div key={step.path}>
                <dt>{say(question.title, who)}</dt>
                <dd>Pour {question.purpose}.</dd>
                {question.help && <dd>{say(question.help, who)}</dd>}
                {question.privacy && <dd>{question.privacy}</dd>}
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
}
