import type { AideDeLaTable } from "../aides/lire.ts";
import { type FaitARelire, faitsARelire } from "./faits.ts";

/** What an editor says of a fact once its source is read. */
export const verdicts = {
  correspond: "Correspond",
  non: "Ne correspond pas",
  doute: "Pas sûr",
} as const;
export type Verdict = keyof typeof verdicts;

export interface Jugement {
  verdict: Verdict;
  note?: string;
}

/** What was judged and is not yet saved, by aid and by fact. */
export type Relecture = Readonly<Record<string, Readonly<Record<string, Jugement>>>>;

const CLE = "cap-aides-relecture";

/** What this browser remembers; nothing where it remembers nothing. */
export function lireLaRelecture(): Relecture {
  try {
    return JSON.parse(localStorage.getItem(CLE) ?? "{}") as Relecture;
  } catch {
    return {};
  }
}

/** Kept until it is saved: an hour’s reading is not lost with a window. */
export function garderLaRelecture(relecture: Relecture): void {
  try {
    localStorage.setItem(CLE, JSON.stringify(relecture));
  } catch {
    // A browser that keeps nothing: what is judged lasts as long as the page.
  }
}

/** The same with one more judgement. */
export const jugerUnFait = (
  relecture: Relecture,
  id: string,
  cle: string,
  jugement: Jugement,
): Relecture => ({
  ...relecture,
  [id]: { ...relecture[id], [cle]: jugement },
});

/** The same without some aids. */
export const sansLesAides = (relecture: Relecture, ids: ReadonlySet<string>): Relecture =>
  Object.fromEntries(Object.entries(relecture).filter(([id]) => !ids.has(id)));

/** An aid with what was found wrong or doubtful in it. */
export interface AideAReprendre {
  aide: AideDeLaTable;
  remarques: { fait: string; verdict: Verdict; note?: string }[];
}

/** What a reading comes to: the aids whose every fact holds, and those to take up again. */
export function bilanDe(
  aides: readonly AideDeLaTable[],
  relecture: Relecture,
): { justes: AideDeLaTable[]; aReprendre: AideAReprendre[] } {
  const lues = aides
    .filter(({ id }) => relecture[id])
    .map((aide) => ({ aide, faits: faitsARelire(aide), siens: relecture[aide.id] ?? {} }));
  return {
    justes: lues
      .filter(({ faits, siens }) => faits.every(({ cle }) => siens[cle]?.verdict === "correspond"))
      .map(({ aide }) => aide),
    aReprendre: lues.flatMap(({ aide, faits, siens }) => {
      const remarques = faits.flatMap(({ cle, nom }: FaitARelire) => {
        const jugement = siens[cle];
        return jugement && jugement.verdict !== "correspond" ? [{ fait: nom, ...jugement }] : [];
      });
      return remarques.length > 0 ? [{ aide, remarques }] : [];
    }),
  };
}

/** What is sent to the other editors of an aid to take up again. */
export const direLesRemarques = ({ remarques }: AideAReprendre): string =>
  [
    "Relecture des sources.",
    ...remarques.map(({ fait, verdict, note }) =>
      [`${fait} : ${verdicts[verdict].toLowerCase()}.`, note].filter(Boolean).join(" "),
    ),
  ].join("\n");
