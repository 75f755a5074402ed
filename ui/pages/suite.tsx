import { type ComponentType, type ReactNode, use } from "react";
import type { Control } from "../controls/index.tsx";
import { tousLesMots } from "../../machines/questions/mots.ts";
import { chunk } from "../navigation/chunk.ts";

/** What any question but the first is shown with: what answers it, and the list of the children. */
interface Suite {
  Champ: typeof Control;
  Enfants: ComponentType;
}

let suite: Suite | undefined;
let enRoute: Promise<void> | undefined;

async function charger(): Promise<void> {
  const [Champ, Enfants] = await Promise.all([
    import("../controls/index.tsx").then(({ Control }) => Control),
    import("./enfants.tsx").then(({ Component }) => Component),
    tousLesMots(),
  ]);
  suite = { Champ, Enfants };
}

/** Asks for the rest of the questionnaire while a first question is being read; a failure is tried again later. */
export function preparerLaSuite(): void {
  if (!suite) charger().catch(() => undefined);
}

/** Asks for the page of the results while the last questions are being read. */
export const preparerLesResultats = (): void => void import("./resultats.tsx").catch(() => undefined);

/** What needs the words of any question and what answers it: shown once they are there. */
export function SuiteDuQuestionnaire({ children }: { children: (suite: Suite) => ReactNode }) {
  if (!suite) use((enRoute ??= chunk(charger)));
  return suite && children(suite);
}
