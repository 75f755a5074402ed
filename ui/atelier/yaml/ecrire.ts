import { Document, isMap, isScalar, isSeq, type Node, visit } from "yaml";

/** Width of our lines. */
const LARGEUR = 105;

/** Maps of two plain values or more are one line of a list: `{type: age, operator: ">=", value: 17}`. */
const estCourte = (node: Node): boolean => String(node).length < 100 && !String(node).includes("\n");

/** One field as our files write it, its line end included; lists have an item a line. */
export function ecrireChamp(nom: string, valeur: unknown): string {
  const document = new Document({ [nom]: valeur });
  visit(document, {
    Collection(_, node, path) {
      // The document’s own map, then the field’s own value, stay in blocks.
      const profondeur = path.filter((un) => isMap(un) || isSeq(un)).length;
      if (profondeur === 0 || (profondeur === 1 && isSeq(node))) return;
      node.flow = true;
      visit(node, { Scalar: (__, un) => void (typeof un.value === "string" && guillemets(un)) });
      if (!estCourte(node) && isMap(node) && profondeur > 1) node.flow = node.items.length < 2;
    },
  });
  const seul = document.get(nom, true);
  // A code is not a number: `"35047"`.
  if (isScalar(seul) && typeof seul.value === "string" && /^[\d.+-]+$/.test(seul.value)) guillemets(seul);
  return document.toString({
    lineWidth: LARGEUR,
    flowCollectionPadding: false,
    singleQuote: isScalar(seul),
  });
}

/** Inside braces, what is not a plain word is between double quotes: `"53"`, `">="`. */
function guillemets(un: { value: unknown; type?: string }): void {
  if (!/^\p{L}[\p{L}\d_’·–-]*$/u.test(String(un.value))) un.type = "QUOTE_DOUBLE";
}
