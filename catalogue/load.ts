import * as v from "valibot";
import { type Document, isMap, LineCounter, parseDocument } from "yaml";
import { buildCatalogue, type Catalogue } from "./catalogue.ts";
import { type AideLue, type CheminYaml, type Constat, ecrire, type InstitutionLue } from "./check/constat.ts";
import { erreursDe, type Reperes, verifier } from "./check/verifier.ts";
import { sansLiensMorts } from "./liens/sans-liens-morts.ts";
import { type Aide, aideFile, hasPlace } from "./schema/aide.ts";
import { type FamilleDAides, familles } from "./tables/familles.ts";
import { institutionFile } from "./schema/institution.ts";

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

/** The files as they are written, and why some are refused. */
interface Lecture {
  aides: AideLue[];
  institutions: InstitutionLue[];
  problems: Constat[];
}

class Reader {
  readonly problems: Constat[] = [];

  /** Parses and checks one file, and gives the line of each of its fields; problems carry theirs. */
  read<T>(file: CatalogueFile, schema: v.GenericSchema<unknown, T>) {
    const lines = new LineCounter();
    const document = parseDocument(file.content, { lineCounter: lines });
    for (const error of document.errors) {
      this.refuse(file.path, error.message.split("\n", 1)[0] ?? "", lines.linePos(error.pos[0]).line);
    }
    if (document.errors.length) return undefined;
    const lineOf = (keys: CheminYaml): number => {
      const node = nodeAt(document, keys) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
      // A missing field is told at the entry it is missing from.
      return keys.length ? lineOf(keys.slice(0, -1)) : 1;
    };
    const result = v.safeParse(schema, document.toJS());
    if (result.success) return { path: file.path, output: result.output, lineOf };
    for (const issue of result.issues) {
      const keys = (issue.path ?? []).map((part) => part.key as string | number);
      this.refuse(file.path, `${keys.join(".")} : ${issue.message}`, lineOf(keys));
    }
    return undefined;
  }

  refuse(path: string, message: string, line = 1): void {
    this.problems.push({ path, line, message, gravite: "erreur" });
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

/** Reads every file against its schema, and what one file cannot see. */
export function lireCatalogue(files: readonly CatalogueFile[]): Lecture {
  const reader = new Reader();
  const institutions: InstitutionLue[] = [];
  const aides: AideLue[] = [];
  for (const file of files) {
    const { path } = file;
    const [room, kind] = path.split("/");
    if (room === "institutions") {
      const lue = reader.read(file, institutionFile);
      if (lue && institutions.some(({ institution }) => institution.slug === lue.output.slug)) {
        reader.refuse(path, `slug : « ${lue.output.slug} » existe déjà`);
      } else if (lue) institutions.push({ path, lineOf: lue.lineOf, institution: lue.output });
    } else if (room === "aides" && kind && folders[kind]) {
      const lue = reader.read(file, aideFile);
      if (lue) aides.push({ path, lineOf: lue.lineOf, aide: { ...lue.output, ...folders[kind] } });
    } else if (room === "aides" && kind === "tables") {
      aides.push(...readTable(reader, file));
    } else {
      reader.refuse(
        path,
        `dossier inconnu : attendu institutions/ ou aides/{${[...Object.keys(folders), "tables"].join(",")}}/`,
      );
    }
  }
  checkAcross(reader, aides, institutions);
  return { aides, institutions, problems: reader.problems };
}

/**
 * Everything to say about the files. Their meaning is looked at once each of them can be read: an aid
 * that is refused would be missing for the others.
 */
export const constatsDe = (lecture: Lecture, reperes?: Reperes): Constat[] =>
  lecture.problems.length ? lecture.problems : verifier(lecture, reperes);

/**
 * Builds the catalogue from its YAML files (`aides/{kind}/{slug}.yml`, `institutions/{slug}.yml`).
 * Throws one Error whose message lists every problem, a line each: `path:line message`. Addresses known
 * to be dead (`morts`) are left out.
 */
export function loadCatalogue(
  files: readonly CatalogueFile[],
  morts: ReadonlySet<string> = new Set(),
): Catalogue {
  const lecture = lireCatalogue(files);
  const refus = erreursDe(constatsDe(lecture));
  if (refus.length) throw new Error(refus.map(ecrire).join("\n"));
  const institutions = lecture.institutions.map(({ institution }) => institution);
  const accueils = new Map(institutions.map(({ slug, link }) => [slug, link]));
  return buildCatalogue(
    lecture.aides.map(({ aide }) => sansLiensMorts(aide, accueils.get(aide.institution), morts)),
    institutions,
  );
}

/** Aids of a table (`aides/tables/{famille}.yml`), one per row; each is checked as a file of its own would be. */
function readTable(reader: Reader, file: CatalogueFile): AideLue[] {
  const nom = nameOf(file.path);
  if (!Object.hasOwn(familles, nom)) {
    reader.refuse(file.path, `table inconnue : attendu ${Object.keys(familles).join(", ")}`);
    return [];
  }
  const famille = familles[nom as keyof typeof familles] as FamilleDAides<unknown>;
  const table = reader.read(file, v.array(famille.ligne));
  return (table?.output ?? []).flatMap((ligne, rang) => {
    const line = table?.lineOf([rang]) ?? 1;
    const result = v.safeParse(aideFile, famille.aide(ligne));
    if (result.success)
      return [
        {
          path: file.path,
          lineOf: ([champ]) => (champ === undefined ? line : (table?.lineOf([rang, champ]) ?? line)),
          ligne: true as const,
          aide: { ...result.output, source: "javascript" as const },
        },
      ];
    for (const { message } of result.issues) reader.refuse(file.path, message, line);
    return [];
  });
}

/** What one file cannot see: names, doubles, institutions, places. */
function checkAcross(
  reader: Reader,
  aides: readonly AideLue[],
  institutions: readonly InstitutionLue[],
): void {
  const known = new Set(institutions.map(({ institution }) => institution.slug));
  const slugs = new Set<string>();
  for (const { path, lineOf, ligne, aide } of aides) {
    const line = lineOf([]);
    if (!ligne && aide.slug !== nameOf(path))
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
