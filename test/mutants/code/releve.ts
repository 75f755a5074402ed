import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hachage } from "../../../catalogue/exemples/hachage.ts";
import { cleDuMutant, type FauteAPlanter, type SortDUneFaute } from "../famille.ts";

/** Where what became of each change of the code is kept, from a night to the next. */
const RELEVE = "test/mutants/code/releve.json";

/** By source file: a print of it, and by fate the short names of the changes that met it, between spaces. */
export type ReleveDuCode = Readonly<
  Record<string, { source: string; sorts: Readonly<Record<string, string>> }>
>;

const empreinteDe = (texte: string) => createHash("sha256").update(texte).digest("hex").slice(0, 12);
const nomDe = (faute: FauteAPlanter) => hachage(cleDuMutant(faute)).toString(36);

/** Fates met so far of the changes of a file, by short name; none once its source is another. */
function sortsDuFichier(releve: ReleveDuCode, fichier: string, source: string): Map<string, SortDUneFaute> {
  const sien = releve[fichier];
  if (sien?.source !== empreinteDe(source)) return new Map();
  return new Map(
    Object.entries(sien.sorts).flatMap(([sort, noms]) =>
      noms.split(" ").map((nom) => [nom, sort as SortDUneFaute] as const),
    ),
  );
}

function ranger<T>(choses: Iterable<T>, cleDe: (une: T) => string): [cle: string, siennes: T[]][] {
  const rangees = new Map<string, T[]>();
  for (const une of choses) rangees.set(cleDe(une), [...(rangees.get(cleDe(une)) ?? []), une]);
  return [...rangees].sort(([a], [b]) => (a < b ? -1 : 1));
}

const parFichier = (fautes: Iterable<FauteAPlanter>) => ranger(fautes, ({ ou }) => ou);

/** What is known of these changes: those of a source that has changed since are to be tried again. */
export function sortsConnus(
  releve: ReleveDuCode,
  fautes: readonly FauteAPlanter[],
  lire: (fichier: string) => string,
): Map<FauteAPlanter, SortDUneFaute> {
  return new Map(
    parFichier(fautes).flatMap(([fichier, siennes]) => {
      const sorts = sortsDuFichier(releve, fichier, lire(fichier));
      return siennes.flatMap((faute) => {
        const sort = sorts.get(nomDe(faute));
        return sort === undefined ? [] : [[faute, sort] as const];
      });
    }),
  );
}

/** The record with these fates added, those of the same changes before them forgotten. */
export function completer(
  releve: ReleveDuCode,
  essayees: ReadonlyMap<FauteAPlanter, SortDUneFaute>,
  lire: (fichier: string) => string,
): ReleveDuCode {
  const changes = parFichier(essayees.keys()).map(([fichier, fautes]) => {
    const source = lire(fichier);
    const sorts = sortsDuFichier(releve, fichier, source);
    for (const faute of fautes) sorts.set(nomDe(faute), essayees.get(faute)!);
    const parSort = ranger([...sorts].sort(), ([, sort]) => sort);
    return [
      fichier,
      {
        source: empreinteDe(source),
        sorts: Object.fromEntries(parSort.map(([sort, noms]) => [sort, noms.map(([nom]) => nom).join(" ")])),
      },
    ] as const;
  });
  return Object.fromEntries(Object.entries({ ...releve, ...Object.fromEntries(changes) }).sort());
}

export const lireReleve = (): ReleveDuCode =>
  existsSync(RELEVE) ? (JSON.parse(readFileSync(RELEVE, "utf8")) as ReleveDuCode) : {};

export const ecrireReleve = (releve: ReleveDuCode): void =>
  writeFileSync(RELEVE, `${JSON.stringify(releve, null, 2)}\n`);
