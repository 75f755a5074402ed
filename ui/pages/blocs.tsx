import type { Block } from "../../machines/kinds/question.ts";
import { say } from "../../machines/questions/words.ts";
import { Externe } from "../cadre/shell/externe.tsx";

type Who = Parameters<typeof say>[1];

function Bloc({ block, who }: { block: Block; who: Who }) {
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

/** Paragraphs, lists and links of an explanation, in their order. */
export const Blocs = ({ blocs, who }: { blocs: readonly Block[]; who: Who }) =>
  blocs.map((block, index) => <Bloc key={index} block={block} who={who} />);
