import { Suspense, useState } from "react";
import { whoOf } from "../../machines/journey/about.ts";
import { caseDe } from "../../machines/journey/reunies/lignes.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import type { Qui } from "../../machines/kinds/question.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import { page } from "../cadre/navigation/chunk.ts";

const Feuille = page(() => import("./feuille.tsx"));

interface Props {
  steps: readonly VisitedStep[];
  parcours: Parcours;
}

/** What each question of a screen is for; a row to tick says here what its question says elsewhere. */
export function PourquoiCesQuestions({ steps, parcours }: Props) {
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
                {caseDe(step) && question.help && <dd>{say(question.help, who)}</dd>}
                {question.privacy && <dd>{question.privacy}</dd>}
                {question.more && (
                  <dd>
                    <SavoirPlus question={question} who={who} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
}

/** The leaflet of a question, read where it stands: what is typed on the screen stays there. */
function SavoirPlus({ question, who }: { question: Question; who: Qui }) {
  const [lu, setLu] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setLu(true)}>
      <summary>
        En savoir plus<span className="visually-hidden"> : {say(question.summary, who)}</span>
      </summary>
      {lu && (
        <Suspense>
          <Feuille question={question} who={who} />
        </Suspense>
      )}
    </details>
  );
}
