import { type ReactNode, use } from "react";
import { chunk } from "../../cadre/navigation/chunk.ts";
import type * as TouteQuestion from "./toute-question.ts";

type Suite = typeof TouteQuestion;

let suite: Suite | undefined;
let enRoute: Promise<void> | undefined;

async function charger(): Promise<void> {
  suite = await import("./toute-question.ts");
}

/** Asks for the rest of the questionnaire while a first question is being read; a failure is tried again later. */
export function preparerLaSuite(): void {
  if (!suite) charger().catch(() => undefined);
}

/** What answers any question: shown once it is there. */
export function SuiteDuQuestionnaire({ children }: { children: (suite: Suite) => ReactNode }) {
  if (!suite) use((enRoute ??= chunk(charger)));
  return suite && children(suite);
}
