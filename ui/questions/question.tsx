import type { ComponentType, ReactNode } from "react";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import type { Qui } from "../../machines/kinds/question.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import { type ControlProps, decritePar, parChoix, singleField } from "./controls/control.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

interface Props {
  question: Question;
  context: FactContext;
  who: Qui;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What its answer lacks. */
  error: string | undefined;
  /** What is to be said of the value as it was left. */
  remarque?: string | undefined;
  id: string;
  /** What answers the question. */
  Champ: ComponentType<ControlProps>;
  /** Other questions stand on the same screen, under a title of its own. */
  avecDAutres?: true;
  /** What its answer lacks is heard where it is: nothing else leads to it. */
  alerte?: true;
}

/** A question, its help, what its answer lacks, and what answers it. */
export function QuestionEntiere({ Champ, error, avecDAutres, alerte, ...champ }: Props) {
  const { question, context, who, id } = champ;
  const title = say(question.title, who);
  const single = singleField.has(question.kind);
  const mots = <MotsEntiers>{title}</MotsEntiers>;
  const dite = single ? <label htmlFor={id}>{mots}</label> : mots;
  const Titre = avecDAutres ? "h2" : "h1";
  const decrit = decritePar(question.help && `${id}-help`, error && `${id}-error`);
  const groupe = parChoix.has(question.kind);
  return (
    <Corps
      single={single}
      decrit={groupe ? decrit : undefined}
      titre={<Titre id={`${id}-title`}>{dite}</Titre>}
      avecDAutres={avecDAutres}
    >
      <Aide question={question} who={who} context={context} id={id} />
      <Manque id={id} error={error} alerte={alerte} />
      <Champ {...champ} describedBy={groupe ? undefined : decrit} invalid={error !== undefined} />
    </Corps>
  );
}

/** What an answer lacks, where it is. */
export const Manque = ({
  id,
  error,
  alerte,
}: {
  id: string;
  error: string | undefined;
  alerte?: true | undefined;
}) =>
  error && (
    <p className="error" id={`${id}-error`} role={alerte && "alert"}>
      {error}
    </p>
  );

interface CorpsProps extends Pick<Props, "avecDAutres"> {
  single: boolean;
  /** Ids of what is said of the group. */
  decrit: string | undefined;
  titre: ReactNode;
  children: ReactNode;
}

/** Several fields under one question form a group named by it; one field is named by its label. */
function Corps({ single, decrit, titre, avecDAutres, children }: CorpsProps) {
  const className = avecDAutres ? "question-body sub-question" : "question-body";
  if (!single)
    return (
      <fieldset className={className} aria-describedby={decrit}>
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
