import { all, any, type Condition } from "../predicate/condition.ts";

/** The rules of a condition that all hold, one by one. */
export const conjoints = (condition: Condition): Condition[] =>
  condition.kind === "all" ? condition.conditions.flatMap(conjoints) : [condition];

const cle = (condition: Condition) => JSON.stringify(condition);

/** Ways to get an aid, apart from what they all ask for. */
export interface ProfilsReunis {
  communes: Condition[];
  /** Any one of them is enough; none when `communes` say it all. */
  voies: Condition[];
}

/**
 * Any one of these profiles, said once: what they all ask for, then what differs. Those that ask for the
 * same besides their first rule are one.
 */
export function profilsReunis(profils: readonly Condition[]): ProfilsReunis {
  const listes = profils.map(conjoints);
  const partout = (une: Condition) => listes.every((liste) => liste.some((autre) => cle(autre) === cle(une)));
  const communes = (listes[0] ?? []).filter(partout);
  const propres = listes.map((liste) => liste.filter((une) => !partout(une)));
  if (propres.some((liste) => liste.length === 0)) return { communes, voies: [] };
  const parSuite = new Map<string, Condition[][]>();
  for (const liste of propres) {
    const suite = liste.slice(1).map(cle).join();
    parSuite.set(suite, [...(parSuite.get(suite) ?? []), liste]);
  }
  const voies = [...parSuite.values()].map((groupe) => {
    const tetes = groupe.flatMap(([tete]) => (tete ? [tete] : []));
    const [, ...suite] = groupe[0] ?? [];
    return all(tetes.length === 1 ? (tetes[0] ?? all()) : any(...tetes), ...suite);
  });
  return { communes, voies };
}
