import { Lien } from "../cadre/navigation/lien.tsx";
import type { Question } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { Component as Feuille } from "./feuille.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

type Who = Parameters<typeof say>[1];

/** Further information on a question; the answer stays where it was. */
export function Component({ question, who, path }: { question: Question; who: Who; path: string }) {
  const summary = say(question.summary, who);
  useTitle(`En savoir plus : ${summary}`);
  return (
    <article className="leaflet">
      <p className="hint">En savoir plus</p>
      <h1>
        <MotsEntiers>{summary}</MotsEntiers>
      </h1>
      <Feuille question={question} who={who} />
      <div className="foot">
        <Lien className="button" to={path}>
          Revenir à la question
        </Lien>
      </div>
    </article>
  );
}
