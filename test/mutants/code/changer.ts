import { readdirSync, readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { MUTABLES } from "./lignes.ts";

/** A change of the code that can be switched on while it runs. */
export interface ChangementDeCode {
  /** Name of the switch. */
  id: string;
  fichier: string;
  /** First and last line, from 1. */
  lignes: readonly [debut: number, fin: number];
  /** Kind of change, as the library that makes them calls it. */
  sorte: string;
  avant: string;
  apres: string;
}

/** The sources with every change in them, each asleep until its switch is on, and the list of the changes. */
export interface CodeChangeable {
  sources: ReadonlyMap<string, string>;
  changements: readonly ChangementDeCode[];
}

const muet = () => undefined;
const journal = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: muet,
  debug: muet,
  info: muet,
  warn: muet,
  error: muet,
  fatal: muet,
};

/** Source files whose code is changed: tests apart. */
export const fichiersMutables = (): string[] =>
  MUTABLES.flatMap((dossier) =>
    readdirSync(dossier, { recursive: true, encoding: "utf8" }).map((nom) => `${dossier}/${nom}`),
  )
    .filter((fichier) => fichier.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(fichier))
    .sort();

/** Text between two places of a source, lines and columns from 0. */
function texteEntre(source: readonly string[], { start, end }: Lieu): string {
  const lignes = source.slice(start.line, end.line + 1);
  lignes.push(lignes.pop()!.slice(0, end.column));
  return [lignes[0]!.slice(start.column), ...lignes.slice(1)].join("\n");
}

interface Lieu {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** Every change of these files, asleep in their sources. */
export async function codeChangeable(fichiers: readonly string[]): Promise<CodeChangeable> {
  const lus = fichiers.map((name) => ({ name, content: readFileSync(name, "utf8"), mutate: true }));
  const { files, mutants } = await new Instrumenter(journal).instrument(lus, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const sources = new Map(lus.map(({ name, content }) => [name, content.split("\n")]));
  return {
    sources: new Map(files.map(({ name, content }) => [name, content])),
    changements: mutants.map(({ id, fileName, mutatorName, replacement, location }) => ({
      id,
      fichier: fileName,
      lignes: [location.start.line + 1, location.end.line + 1],
      sorte: mutatorName,
      avant: texteEntre(sources.get(fileName)!, location),
      apres: replacement,
    })),
  };
}
