import { Externe } from "../shell/externe.tsx";
import { Lien } from "../navigation/lien.tsx";
import type { Question } from "../../machines/kinds/kinds.ts";
import type { Block } from "../../machines/questions/question.ts";
import { savoirPlusOf } from "../../machines/questions/savoir-plus/index.ts";
import { say } from "../../machines/questions/words.ts";
import { useTitle } from "../navigation/titles.ts";

type Who = Parameters<typeof say>[1];

function View({ block, who }: { block: Block; who: Who }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{say(block.text, who)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "link":
      return (
        <p>
          <Externe href={block.href}>{block.text}</Externe>
        </p>
      );
  }
}

/** Further information on a question; the answer stays where it was. */
export function Component({ question, who, path }: { question: Question; who: Who; path: string }) {
  const summary = say(question.summary, who);
  useTitle(`En savoir plus : ${summary}`);
  return (
    <article className="leaflet">
      <p className="hint">En savoir plus</p>
      <h1>{summary}</h1>
      {savoirPlusOf(question).map((block, index) => (
        <View key={index} block={block} who={who} />
      ))}
      <div className="foot">
        <Lien className="button" to={path}>
          Revenir à la question
        </Lien>
      </div>
    </article>
  );
}
