import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import { type CheminYaml, DEBUT_DU_FICHIER, erreur, type Position, type Remarque } from "./constat.ts";
import { fauteDeSyntaxe, marqueDeConflit, RENVOI } from "./syntaxe.ts";

/** What a text says, with the place of each of its fields, or why it cannot be read. */
type Texte =
  | { valeur: unknown; positionDe: (chemin: CheminYaml) => Position }
  | { fautes: readonly { remarque: Remarque; position: Position }[] };

/** A field of a table or of a list: where it begins, and what it is. */
function champDe(
  noeud: unknown,
  cle: string | number,
): { ou: Node | undefined; valeur: unknown } | undefined {
  if (isMap(noeud)) {
    const paire = noeud.items.find(({ key }) => String(key) === String(cle));
    return paire && { ou: paire.key as Node, valeur: paire.value };
  }
  if (!isSeq(noeud)) return undefined;
  const valeur = noeud.items[Number(cle)];
  return { ou: valeur as Node | undefined, valeur };
}

/** Offset where a field begins: its key in a table, its item in a list. Stops at the last that is written. */
function debutDe(racine: Node | null, chemin: CheminYaml): number | undefined {
  let noeud: unknown = racine;
  let debut = racine?.range?.[0];
  for (const cle of chemin) {
    const champ = champDe(noeud, cle);
    if (!champ) return debut;
    debut = champ.ou?.range?.[0] ?? debut;
    noeud = champ.valeur;
  }
  return debut;
}

/** Character that stands for a byte that is no UTF-8. */
const ILLISIBLE = "\ufffd";

function avantLaSyntaxe(content: string): { ici: number; message: string } | undefined {
  const abime = content.indexOf(ILLISIBLE);
  if (abime >= 0)
    return {
      ici: abime,
      message:
        "le fichier n’est pas écrit en UTF-8 : l’enregistrer en UTF-8 dans l’éditeur, puis corriger les lettres accentuées",
    };
  return marqueDeConflit(content);
}

const positionAu = (content: string, ici: number): Position => {
  const lignes = content.slice(0, ici).split("\n");
  return { line: lignes.length, column: (lignes.at(-1)?.length ?? 0) + 1 };
};

/** Offset of the first reference: editors never mean one, and a few that nest take minutes to read. */
function renvoiDe(document: Document): number | undefined {
  let ici: number | undefined;
  visit(document, {
    Alias(_, noeud) {
      ici = noeud.range?.[0];
      return visit.BREAK;
    },
  });
  return ici;
}

/** Reads the YAML of a file of the catalogue; of a broken syntax, only the first fault is told. */
export function lireYaml(content: string): Texte {
  const abime = avantLaSyntaxe(content);
  if (abime)
    return {
      fautes: [{ remarque: erreur([], abime.message), position: positionAu(content, abime.ici) }],
    };
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines, prettyErrors: false });
  const position = (ici: number): Position => {
    const { line, col } = lines.linePos(ici);
    return { line, column: col };
  };
  if (document.errors.length)
    return {
      fautes: fauteDeSyntaxe(document.errors, content).map(({ message, ici }) => ({
        remarque: erreur([], message),
        position: position(ici),
      })),
    };
  const renvoi = content.includes("*") ? renvoiDe(document) : undefined;
  if (renvoi !== undefined) return { fautes: [{ remarque: erreur([], RENVOI), position: position(renvoi) }] };
  return {
    valeur: document.toJS(),
    positionDe: (chemin) => {
      const debut = debutDe(document.contents, chemin);
      return debut === undefined ? DEBUT_DU_FICHIER : position(debut);
    },
  };
}
