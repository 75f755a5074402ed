import { useState } from "react";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import type { QuestionPosee } from "../../catalogue/results/precisions.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { ceQuiABouge } from "./ce-qui-a-bouge.ts";
import { eurosParAn } from "../../catalogue/results/argent.ts";
import type { EtatResultats } from "./use-resultats.ts";

export type Preciser = NonNullable<EtatResultats["preciser"]>;

const reponses = [
  [true, "Oui"],
  [false, "Non"],
  [null, "Je ne sais pas"],
] as const;

/** One question, answered in one tap; the same tap again takes the answer back. */
export function Question({
  question: { cle, question, aide, reponse },
  pour,
  preciser,
}: {
  question: Pick<QuestionPosee, "cle" | "question" | "aide" | "reponse">;
  pour?: string | undefined;
  preciser: Preciser;
}) {
  return (
    <fieldset className="decisive">
      <legend>
        <MotsEntiers>{question}</MotsEntiers>
      </legend>
      {aide && <p className="hint">{aide}</p>}
      {pour && <p className="hint">{pour}</p>}
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

/** « Pour : Aide au logement, et 2 autres aides. »: the one of most money is named. */
function pourQuoi(aides: readonly string[], droits: readonly Droit[]): string | undefined {
  const [premiere, ...autres] = droits
    .filter(({ id }) => aides.includes(id))
    .sort((une, autre) => eurosParAn(autre) - eurosParAn(une));
  if (!premiere) return undefined;
  const suite =
    autres.length > 0
      ? `, et ${autres.length === 1 ? "une autre aide" : `${autres.length} autres aides`}`
      : "";
  return `Pour : ${majuscule(premiere.label)}${suite}.`;
}

/** Questions in the order in which they were shown: the next one does not come under the finger when one is answered. */
function suivre(avant: readonly QuestionPosee[], questions: readonly QuestionPosee[]): QuestionPosee[] {
  const posees = new Map(questions.map((question) => [question.cle, question]));
  return [...new Set([...avant.map(({ cle }) => cle), ...posees.keys()])].flatMap(
    (cle) => posees.get(cle) ?? [],
  );
}

/** Questions that wait at once. */
const A_LA_FOIS = 5;

/** The questions in the order in which they came, and what the last answer moved. */
function useSuivi(resultats: Resultats) {
  const { questions, droitsEligibles } = resultats;
  const [vus, setVus] = useState({ resultats, dit: "", ordre: suivre([], questions) });
  if (vus.resultats !== resultats)
    setVus({
      resultats,
      dit: ceQuiABouge(vus.resultats.droitsEligibles, droitsEligibles),
      ordre: suivre(vus.ordre, questions),
    });
  return vus;
}

interface Props {
  resultats: Resultats;
  preciser: Preciser;
}

/** At the counter, the questions that decide and that the questionnaire does not ask: each moves its aids at once (docs/specification.md#precisions). */
export function QuestionsQuiDecident({ resultats, preciser }: Props) {
  const { questions, droitsEligibles } = resultats;
  const { dit, ordre } = useSuivi(resultats);
  if (questions.length === 0) return null;
  const enAttente = ordre.filter(({ reponse }) => reponse === undefined);
  const deTrop = new Set(enAttente.slice(A_LA_FOIS));
  return (
    <section className="decisives" aria-labelledby="decisives">
      <h2 id="decisives">Pour lever les doutes</h2>
      <p>Chaque réponse décide d’une aide ou de plusieurs. Vous pouvez en changer.</p>
      <p role="status">{dit}</p>
      {ordre
        .filter((question) => !deTrop.has(question))
        .map((question) => (
          <Question
            key={question.cle}
            question={question}
            pour={pourQuoi(question.aides, droitsEligibles)}
            preciser={preciser}
          />
        ))}
    </section>
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
        <Question key={question.cle} question={question} preciser={preciser} />
      ))}
    </section>
  );
}
