import { type ReactNode, use } from "react";
import type * as Tous from "../controls/index.tsx";
import { tousLesMots } from "../../machines/questions/mots.ts";
import { chunk } from "../navigation/chunk.ts";

type Controles = typeof Tous;

let controles: Controles | undefined;
let enRoute: Promise<void> | undefined;

async function charger(): Promise<void> {
  const [loaded] = await Promise.all([import("../controls/index.tsx"), tousLesMots()]);
  controles = loaded;
}

/** Asks for the rest of the questionnaire while a first question is being read; a failure is tried again later. */
export function preparerLaSuite(): void {
  if (!controles) charger().catch(() => undefined);
}

/** Asks for the page of the results while the last questions are being read. */
export const preparerLesResultats = (): void => void import("./resultats.tsx").catch(() => undefined);

/** What needs the words of any question and what answers it: shown once they are there. */
export function SuiteDuQuestionnaire({
  children,
}: {
  children: (Control: Controles["Control"]) => ReactNode;
}) {
  if (!controles) use((enRoute ??= chunk(charger)));
  return controles && children(controles.Control);
}
