import type { Saisies } from "../../machines/journey/reunies/lignes.ts";
import type { Dossier } from "../../machines/journey/walk.ts";
import { readScreen, writeScreen } from "../session/storage.ts";

/** What stands on a screen of several questions, not given yet: a phone forgets a page while one looks for a paper. */
interface EcranDit {
  saisies: Saisies;
  /** « Rien de tout cela » is ticked. */
  aucune: boolean;
}

interface Garde {
  ecran: string;
  /** Answers given so far: in the same tab, somebody else’s are other ones. */
  apres: string;
  saisies: readonly (readonly [path: string, value?: unknown])[];
  aucune: boolean;
}

/** Answers to steps: what is said under a question is kept as soon as it is said. */
const auxEtapes = ({ answers }: Pick<Dossier, "answers">): string =>
  JSON.stringify(Object.entries(answers).filter(([entity]) => entity !== "aides"));

/** What this tab kept of a screen, for the very household that was there; nothing where it cannot be read. */
export function lireLEcran(ecran: string, dossier: Pick<Dossier, "answers">): EcranDit | undefined {
  try {
    const garde = JSON.parse(readScreen() ?? "{}") as Garde;
    if (garde.ecran !== ecran || garde.apres !== auxEtapes(dossier)) return undefined;
    return {
      saisies: new Map(garde.saisies.map(([path, value]) => [path, value])),
      aucune: garde.aucune,
    };
  } catch {
    return undefined;
  }
}

/** Keeps it in this tab; a line ticked without more has no value. */
export function garderLEcran(
  ecran: string,
  dossier: Pick<Dossier, "answers">,
  { saisies, aucune }: EcranDit,
): void {
  const dites = [...saisies].map(
    ([path, value]) => (value === undefined ? [path] : [path, value]) as [string],
  );
  const garde: Garde = { ecran, apres: auxEtapes(dossier), saisies: dites, aucune };
  writeScreen(dites.length === 0 && !aucune ? undefined : JSON.stringify(garde));
}

export const oublierLEcran = () => writeScreen(undefined);
