import type { Qui } from "../../machines/kinds/question.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import { savoirPlusDe } from "../../machines/questions/savoir-plus/index.ts";
import { Blocs } from "./blocs.tsx";

/** Further information on a question. */
export const Component = ({ question, who }: { question: Question; who: Qui }) => (
  <Blocs blocs={savoirPlusDe(question)} who={who} />
);
