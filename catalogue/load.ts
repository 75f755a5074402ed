import * as v from "valibot";
import { type Document, isMap, LineCounter, parseDocument } from "yaml";
import { buildCatalogue, type Catalogue } from "./catalogue.ts";
import { type Aide, aideFile, hasPlace } from "./schema/aide.ts";
import { type Famille, familles } from "./tables/familles.ts";
import { type Institution, institutionFile } from "./schema/institution.ts";

/** A file of the catalogue: its path from `catalogue/`, and its text. */
export interface CatalogueFile {
  path: string;
  content: string;
}

/** Where each kind of aid lives, and what it means for it. */
const folders: Record<string, Pick<Aide, "source" | "marque">> = {
  regles: { source: "javascript" },
  legislation: { source: "openfisca" },
  banque: { source: "javascript", marque: "banque" },
};

/** An aid, where it is written; a row of a table has a line. */
interface Lue {
  path: string;
  line?: number;
  aide: Aide;
}

interface Problem {
  path: string;
  line: number;
  message: string;
}

class Reader {
  readonly problems: Problem[] = [];

  /** Parses and checks one file; problems carry the line of the field they are about. */
  read<T>(file: CatalogueFile, schema: v.GenericSchema<unknown, T>): T | undefined {
    return this.readAt(file, schema)?.output;
  }

  /** The same, with the line of each item of a list. */
  readAt<T>(file: CatalogueFile, schema: v.GenericSchema<unknown, T>) {
    const lines = new LineCounter();
    const document = parseDocument(file.content, { lineCounter: lines });
    for (const error of document.errors) {
      this.problems.push({
        path: file.path,
        line: lines.linePos(error.pos[0]).line,
        message: error.message.split("\n", 1)[0] ?? "",
      });
    }
    if (document.errors.length) return undefined;
    const lineOf = (keys: readonly unknown[]): number => {
      const node = nodeAt(document, keys) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
      // A missing field is told at the entry it is missing from.
      return keys.length ? lineOf(keys.slice(0, -1)) : 1;
    };
    const result = v.safeParse(schema, document.toJS());
    if (result.success) return { output: result.output, lineOf };
    for (const issue of result.issues) {
      const keys = (issue.path ?? []).map((part) => part.key);
      this.problems.push({
        path: file.path,
        line: lineOf(keys),
        message: `${keys.join(".")} : ${issue.message}`,
      });
    }
    return undefined;
  }

  refuse(path: string, message: string, line = 1): void {
    this.problems.push({ path, line, message });
  }
}

/** Node of a path of keys; a key written as a number is found too. */
function nodeAt(document: Document, keys: readonly unknown[]): unknown {
  const node = document.getIn(keys, true);
  if (node !== undefined || keys.length === 0) return node;
  const parent = document.getIn(keys.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(keys.at(-1)))
    : undefined;
  return pair?.key;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.yml$/, "");

/**
 * Builds the catalogue from its YAML files (`aides/{kind}/{slug}.yml`, `institutions/{slug}.yml`).
 * Throws one Error whose message lists every problem, a line each: `path:line message`.
 */
export function loadCatalogue(files: readonly CatalogueFile[]): Catalogue {
  const reader = new Reader();
  const institutions: Institution[] = [];
  const aides: Lue[] = [];
  for (const file of files) {
    const [room, kind] = file.path.split("/");
    if (room === "institutions") {
      const institution = reader.read(file, institutionFile);
      if (institution && institutions.some(({ slug }) => slug === institution.slug)) {
        reader.refuse(file.path, `slug : « ${institution.slug} » existe déjà`);
      } else if (institution) institutions.push(institution);
    } else if (room === "aides" && kind && folders[kind]) {
      const aide = reader.read(file, aideFile);
      if (aide) aides.push({ path: file.path, aide: { ...aide, ...folders[kind] } });
    } else if (room === "aides" && kind === "tables") {
      aides.push(...readTable(reader, file));
    } else {
      reader.refuse(
        file.path,
        `dossier inconnu : attendu institutions/ ou aides/{${[...Object.keys(folders), "tables"].join(",")}}/`,
      );
    }
  }
  checkAcross(reader, aides, institutions);
  if (reader.problems.length) {
    throw new Error(
      reader.problems.map(({ path, line, message }) => `${path}:${line} ${message}`).join("\n"),
    );
  }
  return buildCatalogue(
    aides.map(({ aide }) => aide),
    institutions,
  );
}

/** Aids of a table (`aides/tables/{famille}.yml`), one per row; each is checked as a file of its own would be. */
function readTable(reader: Reader, file: CatalogueFile): Lue[] {
  const nom = nameOf(file.path);
  if (!Object.hasOwn(familles, nom)) {
    reader.refuse(file.path, `table inconnue : attendu ${Object.keys(familles).join(", ")}`);
    return [];
  }
  const famille = familles[nom as keyof typeof familles] as Famille<unknown>;
  const table = reader.readAt(file, v.array(famille.ligne));
  return (table?.output ?? []).flatMap((ligne, rang) => {
    const line = table?.lineOf([rang]) ?? 1;
    const result = v.safeParse(aideFile, famille.aide(ligne));
    if (result.success)
      return [{ path: file.path, line, aide: { ...result.output, source: "javascript" as const } }];
    for (const { message } of result.issues) reader.refuse(file.path, message, line);
    return [];
  });
}

/** What one file cannot see: names, doubles, institutions, places. */
function checkAcross(reader: Reader, aides: readonly Lue[], institutions: readonly Institution[]): void {
  const known = new Set(institutions.map((institution) => institution.slug));
  const slugs = new Set<string>();
  for (const { path, line, aide } of aides) {
    if (line === undefined && aide.slug !== nameOf(path))
      reader.refuse(path, `slug : le fichier devrait s’appeler ${aide.slug}.yml`);
    if (slugs.has(aide.slug)) reader.refuse(path, `slug : « ${aide.slug} » existe déjà`, line);
    slugs.add(aide.slug);
    if (!known.has(aide.institution))
      reader.refuse(path, `institution : « ${aide.institution} » n’existe pas`, line);
    if (aide.source === "javascript" && !hasPlace(aide)) {
      reader.refuse(
        path,
        "conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)",
        line,
      );
    }
  }
}
