import type { QuestionPosee } from "../../catalogue/results/precisions.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import type { EtatResultats } from "./use-resultats.ts";

export type Preciser = NonNullable<EtatResultats["preciser"]>;

const reponses = [
  [true, "Oui"],
  [false, "Non"],
  [null, "Je ne sais pas"],
] as const;

/** One question, answered in one tap; the same tap again takes the answer back. */
export function QuestionDUnGeste({
  question: { cle, question, aide, reponse },
  preciser,
}: {
  question: Pick<QuestionPosee, "cle" | "question" | "aide" | "reponse">;
  preciser: Preciser;
}) {
  return (
    <fieldset className="decisive">
      <legend>
        <MotsEntiers>{question}</MotsEntiers>
      </legend>
      {aide && <p className="hint">{aide}</p>}
      <p className="row">
        {reponses.map(([value, mot]) => (
          <button
            key={mot}
            type="button"
            className="button secondary"
            aria-pressed={reponse === value}
            onClick={() => preciser(cle, reponse === value ? undefined : value)}
          >
            {mot}
          </button>
        ))}
      </p>
    </fieldset>
  );
}

/** Questions of one aid that were answered: it may have left the results. */
export const questionsDites = ({ questions }: Resultats, id: string | undefined): readonly QuestionPosee[] =>
  questions.filter(({ aides, reponse }) => reponse !== undefined && id !== undefined && aides.includes(id));

/** The questions that decide of one aid, on its page: those that wait, and those answered, to be changed. */
export function QuestionsDeLAide({
  si,
  dites,
  preciser,
}: Pick<Droit, "si"> & { dites: readonly QuestionPosee[]; preciser: Preciser }) {
  const toutes = [...(si ?? []), ...dites];
  if (toutes.length === 0) return null;
  return (
    <section className="decisives" aria-labelledby="decisives">
      <h2 id="decisives">Est-ce votre cas ?</h2>
      {toutes.map((question) => (
        <QuestionDUnGeste key={question.cle} question={question} preciser={preciser} />
      ))}
    </section>
  );
}
