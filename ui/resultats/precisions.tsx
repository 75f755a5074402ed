import { useState } from "react";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import type { QuestionPosee } from "../../catalogue/results/precisions.ts";
import { RESSOURCES_FISCALES } from "../../machines/journey/screens.ts";
import { MotsEntiers } from "../format/mots-entiers.tsx";
import { Lien } from "../navigation/lien.tsx";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { ceQuiABouge } from "./ce-qui-a-bouge.ts";
import { eurosParAn } from "../../catalogue/results/argent.ts";
import type { EtatResultats } from "./use-resultats.ts";

type Preciser = NonNullable<EtatResultats["preciser"]>;

const reponses = [
  [true, "Oui"],
  [false, "Non"],
  [null, "Je ne sais pas"],
] as const;

/** One question, answered in one tap; the same tap again takes the answer back. */
function Question({
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

/** Aids that wait for one’s own income of two years ago, which the questionnaire does not ask: parents’ has its question. */
const sansRevenus = (droits: readonly Droit[], annee: number) =>
  droits.filter(({ doutes = [] }) =>
    doutes.some(
      ({ cause, texte }) =>
        cause === "revenus" && texte.includes("vos revenus") && texte.includes(`de ${annee}`),
    ),
  );

/** The income of two years ago: an amount, told on its own page, which comes back here. */
function RevenusDeDeuxAns({ annee, pour }: { annee: number; pour: string | undefined }) {
  return (
    <div className="decisive">
      <p>
        <strong>Quels revenus avez-vous déclarés aux impôts pour {annee} ?</strong>
      </p>
      <p className="hint">Ils sont sur votre avis d’impôt, ou dans votre espace sur impots.gouv.fr.</p>
      {pour && <p className="hint">{pour}</p>}
      <Lien className="button secondary" to={`${RESSOURCES_FISCALES}?depuis=resultats`}>
        Donner mes revenus
      </Lien>
    </div>
  );
}

/** Questions asked beside the card of income. */
const AVEC_LES_REVENUS = 4;

/** The questions that decide and that the questionnaire does not ask: each moves its aids at once (docs/specification.md#precisions). */
export function QuestionsQuiDecident({
  resultats,
  preciser,
  revenus = false,
}: {
  resultats: Resultats;
  preciser: Preciser;
  /** Where one’s own income may be told on its page. */
  revenus?: boolean;
}) {
  const { questions, droitsEligibles } = resultats;
  const [vus, setVus] = useState({ resultats, dit: "", ordre: suivre([], questions) });
  if (vus.resultats !== resultats)
    setVus({
      resultats,
      dit: ceQuiABouge(vus.resultats.droitsEligibles, droitsEligibles),
      ordre: suivre(vus.ordre, questions),
    });
  const annee = Number(resultats.dateDeValeur.slice(0, 4)) - 2;
  const attendent = sansRevenus(droitsEligibles, annee);
  const demandes = revenus && attendent.length > 0;
  if (questions.length === 0 && !demandes) return null;
  // The card of income is one of the five.
  const enAttente = vus.ordre.filter(({ reponse }) => reponse === undefined);
  const deTrop = demandes ? enAttente.slice(AVEC_LES_REVENUS) : [];
  return (
    <section className="decisives" aria-labelledby="decisives">
      <h2 id="decisives">Pour lever les doutes</h2>
      <p>Chaque réponse décide d’une aide ou de plusieurs. Vous pouvez en changer.</p>
      <p role="status">{vus.dit}</p>
      {demandes && (
        <RevenusDeDeuxAns
          annee={annee}
          pour={pourQuoi(
            attendent.map(({ id }) => id),
            droitsEligibles,
          )}
        />
      )}
      {vus.ordre
        .filter((question) => !deTrop.includes(question))
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
