import type { ComponentType, ReactNode } from "react";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Qui } from "../../machines/kinds/question.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import { type ControlProps, singleField } from "../controls/control.ts";
import { MotsEntiers } from "../format/mots-entiers.tsx";

interface Props {
  question: Question;
  context: FactContext;
  who: Qui;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What its answer lacks. */
  error: string | undefined;
  id: string;
  /** What answers the question. */
  Champ: ComponentType<ControlProps>;
  /** Other questions stand on the same screen, under a title of its own. */
  avecDAutres?: true;
}

/** A question, its help, what its answer lacks, and what answers it. */
export function QuestionEntiere({
  question,
  context,
  who,
  value,
  onChange,
  error,
  id,
  Champ,
  avecDAutres,
}: Props) {
  const title = say(question.title, who);
  const single = singleField.has(question.kind);
  const mots = <MotsEntiers>{title}</MotsEntiers>;
  const dite = single ? <label htmlFor={id}>{mots}</label> : mots;
  const Titre = avecDAutres ? "h2" : "h1";
  return (
    <Corps single={single} titre={<Titre id={`${id}-title`}>{dite}</Titre>} avecDAutres={avecDAutres}>
      <Aide question={question} who={who} context={context} id={id} />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Champ
        question={question}
        context={context}
        who={who}
        value={value}
        onChange={onChange}
        id={id}
        describedBy={
          [question.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        invalid={error !== undefined}
      />
    </Corps>
  );
}

interface CorpsProps extends Pick<Props, "avecDAutres"> {
  single: boolean;
  titre: ReactNode;
  children: ReactNode;
}

/** Several fields under one question form a group named by it; one field is named by its label. */
function Corps({ single, titre, avecDAutres, children }: CorpsProps) {
  const className = avecDAutres ? "question-body sub-question" : "question-body";
  if (!single)
    return (
      <fieldset className={className}>
        <legend>{titre}</legend>
        {children}
      </fieldset>
    );
  if (avecDAutres)
    return (
      <section className={className}>
        {titre}
        {children}
      </section>
    );
  return (
    <>
      {titre}
      <div className={className}>{children}</div>
    </>
  );
}

function Aide({ question, who, context, id }: Pick<Props, "question" | "context" | "who" | "id">) {
  const also = question.conditionalHelp;
  return (
    <>
      {question.help && (
        <p className="help" id={`${id}-help`}>
          {say(question.help, who)}
        </p>
      )}
      {also && evaluate(also.condition, context) && <p className="help">{say(also.text, who)}</p>}
    </>
  );
}
