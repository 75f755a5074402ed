import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { refusalOf } from "../../machines/journey/refusal.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { answerTyped, type Kind, remarqueSur } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import type { Control as ControlDesQuestions } from "../questions/controls/index.tsx";
import { singleField } from "../questions/controls/control.ts";
import { laSeance } from "./seance.ts";

/** Kinds answered by typing: their answer is whole when one leaves them, or with Enter. */
const TAPEES: ReadonlySet<Kind> = new Set(["number", "date", "text", "rent", "amounts"]);

/** Kinds whose answer is short enough for two questions on a row. */
const COURTES: ReadonlySet<Kind> = new Set(["yesno", "text"]);

interface Props {
  /** What answers a question of any kind. */
  Control: typeof ControlDesQuestions;
  parcours: Parcours;
  step: VisitedStep;
  /** Why the last answer given was refused. */
  refus: string | undefined;
}

/** What is being given to a question, until it is an answer that the machine takes. */
function useReponse({ parcours, step }: Pick<Props, "parcours" | "step">) {
  const { question, path, given, answered } = step;
  const [brouillon, setBrouillon] = useState<{ value: unknown }>();
  const envoyer = (value: unknown) => {
    const { acteur } = laSeance();
    acteur.send({ type: "ANSWER.AT", path, value });
    return refusalOf(parcours, step, answerTyped(question, value)) === undefined;
  };
  const changer = (value: unknown) => {
    const entiere = !TAPEES.has(question.kind) && refusalOf(parcours, step, value) === undefined;
    setBrouillon(entiere && envoyer(value) ? undefined : { value });
  };
  const valider = () => {
    if (brouillon && envoyer(brouillon.value)) setBrouillon(undefined);
  };
  // As the page of the question would take it: the answer of before, or nothing where nothing is an answer.
  const tel = answerTyped(question, given?.value);
  const aGarder = !answered && !brouillon && refusalOf(parcours, step, tel) === undefined;
  return {
    enCours: brouillon !== undefined,
    value: brouillon ? brouillon.value : given?.value,
    changer,
    valider,
    ...(aGarder && { garder: () => void envoyer(tel) }),
  };
}

/** A question of the page, on one row: its words, what answers it, why an answer is refused. */
export function LigneDeQuestion(props: Props) {
  const { Control, parcours, step, refus } = props;
  const { question, path, answered } = step;
  const { enCours, value, changer, valider, garder } = useReponse(props);
  const id = useId();
  const who = whoOf(parcours, step);
  const context = contextOf(parcours, step);
  const single = singleField.has(question.kind);
  const describedBy = refus ? `${id}-dit ${id}-refus` : `${id}-dit`;
  const quitter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) valider();
  };
  const surEntree = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key === "Enter" && !defaultPrevented && (target as Element).matches("input")) garder?.();
  };
  const aussi = question.conditionalHelp;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed in its fields comes up here
    <div
      className="q"
      {...(!single && { role: "group", "aria-labelledby": `${id}-titre`, "aria-describedby": `${id}-dit` })}
      data-question={path}
      data-forme={COURTES.has(question.kind) ? "courte" : undefined}
      data-etat={refus ? "refusee" : answered ? "repondue" : "attend"}
      onBlur={quitter}
      onKeyDown={surEntree}
    >
      <div className="q-mots">
        <Titre id={`${id}-titre`} pour={single ? id : undefined}>
          {say(question.summary, who)}
        </Titre>
        <div id={`${id}-dit`} className="hint">
          <span className="q-phrase">{say(question.title, who)}</span>
          {question.help && <span className="q-aide"> {say(question.help, who)}</span>}
          {aussi && evaluate(aussi.condition, context) && <span> {say(aussi.text, who)}</span>}
        </div>
      </div>
      <div className="q-champ">
        <Control
          question={question}
          context={context}
          who={who}
          value={value}
          onChange={changer}
          id={id}
          describedBy={describedBy}
          invalid={refus !== undefined}
          remarque={enCours ? undefined : remarqueSur(question, who, value, context)}
        />
        {garder && (
          <button type="button" className="link q-garder" onClick={garder}>
            {step.given ? "Garder" : "Laisser vide"}
            <span className="visually-hidden"> : {say(question.summary, who)}</span>
          </button>
        )}
        {refus && (
          <p className="error" id={`${id}-refus`} role="alert">
            {refus}
          </p>
        )}
      </div>
    </div>
  );
}

const Titre = ({ id, pour, children }: { id: string; pour: string | undefined; children: ReactNode }) =>
  pour ? (
    <label className="q-titre" id={id} htmlFor={pour}>
      {children}
    </label>
  ) : (
    <span className="q-titre" id={id}>
      {children}
    </span>
  );
