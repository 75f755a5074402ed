import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { caseDe, casesDe, precisionsDe, type Saisies } from "../../machines/journey/essentiel/lignes.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { say } from "../../machines/questions/words.ts";
import { ChoiceRow } from "../controls/choice-row.tsx";
import { MotsEntiers } from "../format/mots-entiers.tsx";

interface Props {
  id: string;
  idDe(step: VisitedStep): string;
  /** Title of the screen, when nothing else is asked on it. */
  titre: string | undefined;
  steps: readonly VisitedStep[];
  parcours: Parcours;
  /** Ticked lines, by path, and what they are said to be more precisely. */
  saisies: Saisies;
  aucune: boolean;
  error: string | undefined;
  onCocher(path: string, value: unknown): void;
  onDecocher(paths: readonly string[]): void;
  onAucune(coche: boolean): void;
}

/** Short questions answered by ticking what is true. */
export function CasesACocher({
  id,
  idDe,
  titre,
  steps,
  parcours,
  saisies,
  aucune,
  error,
  onCocher,
  onDecocher,
  onAucune,
}: Props) {
  const [premiere] = steps;
  const mots = premiere && casesDe(premiere);
  if (!mots) return null;
  return (
    <fieldset className={titre ? "question-body" : "question-body sub-question"}>
      <legend>
        {titre ? (
          <h1>
            <MotsEntiers>{titre}</MotsEntiers>
          </h1>
        ) : (
          <h2>
            <MotsEntiers>{say(mots.question ?? "", whoOf(parcours, premiere))}</MotsEntiers>
          </h2>
        )}
      </legend>
      <p className="help">Cochez tout ce qui est vrai.</p>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="choices">
        {steps.map((step, rang) => (
          <Ligne
            key={step.path}
            id={idDe(step)}
            step={step}
            parcours={parcours}
            cochee={saisies.has(step.path)}
            value={saisies.get(step.path)}
            describedBy={error && rang === 0 ? `${id}-error` : undefined}
            onChange={(coche, value) => (coche ? onCocher(step.path, value) : onDecocher([step.path]))}
          />
        ))}
        <ChoiceRow
          type="checkbox"
          name={id}
          id={`${id}-aucune`}
          checked={aucune}
          label={mots.aucune}
          onChange={(on) => {
            onAucune(on);
            if (on) onDecocher(steps.map(({ path }) => path));
          }}
        />
      </div>
    </fieldset>
  );
}

interface LigneProps {
  id: string;
  step: VisitedStep;
  parcours: Parcours;
  cochee: boolean;
  value: unknown;
  describedBy: string | undefined;
  onChange(coche: boolean, value?: unknown): void;
}

/** One line, and under it, once ticked, the list that says it more precisely. */
function Ligne({ id, step, parcours, cochee, value, describedBy, onChange }: LigneProps) {
  const ligne = caseDe(step);
  if (!ligne) return null;
  const precisions = cochee ? precisionsDe(step, contextOf(parcours, step)) : [];
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
        <p id={`${id}-precisions`}>
          <MotsEntiers>{say(step.question.title, who)}</MotsEntiers>
        </p>
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
