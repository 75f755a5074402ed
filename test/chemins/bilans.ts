import type { Bilan } from "./executer.ts";
import type { Probleme } from "./proprietes.ts";

/** Everything that came of the journeys, together. */
export interface Ensemble {
  executes: number;
  calcules: number;
  problemes: (Probleme & { chemin: number })[];
  /** By step: journeys whose progress went down after it. */
  attentes: Readonly<Record<string, number>>;
  passages: ReadonlyMap<string, number>;
  obtenues: ReadonlySet<string>;
}

export function reunir(bilans: readonly Bilan[]): Ensemble {
  const passages = new Map<string, number>();
  const attentes: Record<string, number> = {};
  for (const bilan of bilans) {
    for (const [nom, fois] of bilan.passages) passages.set(nom, (passages.get(nom) ?? 0) + fois);
    for (const etape of bilan.attentes) attentes[etape] = (attentes[etape] ?? 0) + 1;
  }
  return {
    executes: bilans.length,
    calcules: bilans.filter(({ calcule }) => calcule).length,
    problemes: bilans.flatMap(({ numero, problemes }) => problemes.map((un) => ({ ...un, chemin: numero }))),
    attentes,
    passages,
    obtenues: new Set(bilans.flatMap(({ obtenues }) => obtenues)),
  };
}
