import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { caseDe, casesDe, precisionsDe, type Saisies } from "../../machines/journey/reunies/lignes.ts";
import type { Words } from "../../machines/kinds/question.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { say } from "../../machines/questions/words.ts";
import { ChoiceRow } from "../questions/controls/choice-row.tsx";
import { decritePar } from "../questions/controls/control.ts";
import { QuestionsEnPlus } from "../questions/controls/en-plus.tsx";
import { Manque } from "../questions/question.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

/** Ticked lines, by path, and what they are said to be more precisely. */
interface Coches {
  saisies: Saisies;
  /** « Rien de tout cela » is ticked. */
  aucune: boolean;
  cocher(path: string, value: unknown): void;
  oter(paths: readonly string[]): void;
  cocherAucune(coche: boolean, lignes: readonly VisitedStep[]): void;
}

interface Props {
  id: string;
  idDe(step: VisitedStep): string;
  /** Title of the screen, when nothing else is asked on it. */
  titre: string | undefined;
  steps: readonly VisitedStep[];
  parcours: Parcours;
  coches: Coches;
  error: string | undefined;
}

/** Short questions answered by ticking what is true. */
export function CasesACocher(props: Props) {
  const { id, titre, steps, parcours, error } = props;
  const [premiere] = steps;
  const mots = premiere && casesDe(premiere);
  if (!mots) return null;
  return (
    <fieldset
      className={titre ? "question-body" : "question-body sub-question"}
      aria-describedby={decritePar(`${id}-help`, error && `${id}-error`)}
    >
      <legend>
        <Legende titre={titre} question={mots.question} who={whoOf(parcours, premiere)} />
      </legend>
      <p className="help" id={`${id}-help`}>
        Cochez tout ce qui est vrai.
      </p>
      <Manque id={id} error={error} />
      <Lignes {...props} aucune={mots.aucune} />
    </fieldset>
  );
}

/** The lines, the one that says none of them, and how many lists have just been opened. */
function Lignes({ id, idDe, steps, parcours, coches, aucune }: Props & { aucune: string }) {
  const { saisies } = coches;
  const precisions = (step: VisitedStep) =>
    saisies.has(step.path) ? precisionsDe(step, contextOf(parcours, step)) : [];
  return (
    <div className="choices">
      {steps.map((step) => (
        <Ligne
          key={step.path}
          id={idDe(step)}
          step={step}
          who={whoOf(parcours, step)}
          precisions={precisions(step)}
          cochee={saisies.has(step.path)}
          value={saisies.get(step.path)}
          onChange={(coche, value) => (coche ? coches.cocher(step.path, value) : coches.oter([step.path]))}
        />
      ))}
      <ChoiceRow
        type="checkbox"
        name={id}
        id={`${id}-aucune`}
        checked={coches.aucune}
        label={aucune}
        onChange={(on) => coches.cocherAucune(on, steps)}
      />
      <QuestionsEnPlus nombre={steps.filter((step) => precisions(step).length > 0).length} />
    </div>
  );
}

interface PropsDeLegende {
  titre: string | undefined;
  question: Words | undefined;
  who: ReturnType<typeof whoOf>;
}

/** The title of the screen, else the question: one that is never asked apart has no words of its own. */
function Legende({ titre, question, who }: PropsDeLegende) {
  const Titre = titre ? "h1" : "h2";
  return (
    <Titre>
      <MotsEntiers>{titre || say(question ?? "", who)}</MotsEntiers>
    </Titre>
  );
}

interface LigneProps {
  id: string;
  step: VisitedStep;
  who: ReturnType<typeof whoOf>;
  precisions: ReturnType<typeof precisionsDe>;
  cochee: boolean;
  value: unknown;
  onChange(coche: boolean, value?: unknown): void;
}

/** One line, and under it, once ticked, the list that says it more precisely. */
function Ligne({ id, step, who, precisions, cochee, value, onChange }: LigneProps) {
  const ligne = caseDe(step);
  if (!ligne) return null;
  return (
    <>
      <ChoiceRow
        type="checkbox"
        name={id}
        id={id}
        checked={cochee}
        label={ligne.coche}
        hint={ligne.hint}
        onChange={(coche) => onChange(coche)}
      />
      {precisions.length > 0 && (
        <Precisions
          id={id}
          question={step.question}
          who={who}
          precisions={precisions}
          value={value}
          onChange={(precise) => onChange(true, precise)}
        />
      )}
    </>
  );
}

interface PropsDesPrecisions {
  id: string;
  question: Question;
  who: ReturnType<typeof whoOf>;
  precisions: ReturnType<typeof precisionsDe>;
  value: unknown;
  onChange(value: unknown): void;
}

/** The list that says a ticked line more precisely. */
function Precisions({ id, question, who, precisions, value, onChange }: PropsDesPrecisions) {
  const plusieurs = question.kind === "multiple";
  const choisies = plusieurs ? ((value ?? []) as unknown[]) : [value];
  return (
    <div className="precisions" role="group" aria-labelledby={`${id}-precisions`}>
      <p id={`${id}-precisions`}>
        <MotsEntiers>{say(question.title, who)}</MotsEntiers>
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
  );
}
