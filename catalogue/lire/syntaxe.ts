import type { ErrorCode, YAMLParseError } from "yaml";

/** A broken syntax, in words, and the offset where it is. */
interface FauteDeSyntaxe {
  ici: number;
  message: string;
}

/** Lines that a merge leaves where two versions of a text disagree. */
const CONFLIT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/m;

export function marqueDeConflit(content: string): FauteDeSyntaxe | undefined {
  const ici = content.search(CONFLIT);
  if (ici < 0) return undefined;
  return {
    ici,
    message:
      "deux versions du fichier n’ont pas été départagées : garder l’une des deux, puis retirer les lignes qui commencent par <<<<<<<, ======= et >>>>>>>",
  };
}

const GUILLEMETS =
  "un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets";
const DEUX_POINTS =
  "deux-points mal placés : un texte qui contient « : » se met entre guillemets, et chaque champ a sa ligne";
const SANS_DEUX_POINTS = "il manque « : » après le nom du champ, ou une espace après « : »";
const TABULATION = "une tabulation décale la ligne : la remplacer par des espaces";
const INDENTATION =
  "décalage faux : les champs d’un même niveau commencent à la même colonne, avec des espaces";
/** `*name` repeats what `&name` marks; editors never mean it. */
export const RENVOI = "un texte qui commence par « * » ou « & » se met entre guillemets";
const INATTENDU =
  "signe inattendu : un texte qui contient « : », « # », « [ » ou « { » se met entre guillemets";

/** What to do, by the kind of fault that the reader of YAML tells. */
const conseils: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: TABULATION,
  BLOCK_AS_IMPLICIT_KEY: DEUX_POINTS,
  MULTILINE_IMPLICIT_KEY: SANS_DEUX_POINTS,
  BAD_INDENT: INDENTATION,
  BLOCK_IN_FLOW: "entre crochets ou accolades, les éléments se séparent par des virgules, sans tiret",
  BAD_DQ_ESCAPE: "une barre « \\ » entre guillemets doubles se double, ou le texte se met entre apostrophes",
  BAD_SCALAR_START: "un texte ne commence pas par ce signe : le mettre entre guillemets",
  BAD_ALIAS: RENVOI,
  MULTIPLE_DOCS: "une ligne « --- » sépare deux fiches : une fiche par fichier",
  TAG_RESOLVE_FAILED: "un texte qui commence par « ! » se met entre guillemets",
  UNEXPECTED_TOKEN: INATTENDU,
};

/** A text whose quote is opened on its line and not closed there. */
const OUVERT = /^[^"'\n]*(?:: |- )(?:"(?=[^"\n]*\r?$)|'(?=[^'\n]*\r?$))/m;

/** The end of the file is not where a quote is missing: the fault is told where the text opens. */
function sansFin(content: string, { message, pos: [ici] }: YAMLParseError): FauteDeSyntaxe {
  if (!message.startsWith("Missing closing")) return { ici, message: SANS_DEUX_POINTS };
  const ouvert = OUVERT.exec(content);
  return { ici: ouvert ? ouvert.index + ouvert[0].length - 1 : ici, message: GUILLEMETS };
}

function conseilDe({ code, message }: YAMLParseError, errors: readonly YAMLParseError[]): string {
  if (code === "BAD_INDENT" && message.startsWith("Flow")) return GUILLEMETS;
  // A field too far to the right reads as the end of the text above it.
  const surDeuxLignes = errors.some((autre) => autre.code === "MULTILINE_IMPLICIT_KEY");
  if (code === "BLOCK_AS_IMPLICIT_KEY" && surDeuxLignes) return INDENTATION;
  return conseils[code] ?? INATTENDU;
}

/**
 * Faults of syntax, in French, each with what to do. What follows the first is often its consequence,
 * and is left out, but for fields written twice.
 */
export function fauteDeSyntaxe(errors: readonly YAMLParseError[], content: string): FauteDeSyntaxe[] {
  const doubles = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  const [premiere] = errors;
  const dites = premiere && premiere.code !== "DUPLICATE_KEY" ? [premiere] : doubles;
  return dites.map((error) => {
    const [ici] = error.pos;
    const ligne = content.lastIndexOf("\n", ici - 1) + 1;
    const decalage = /^ *\t/.exec(content.slice(ligne, ici + 1));
    if (decalage) return { ici: ligne + decalage[0].length - 1, message: TABULATION };
    if (error.code === "MISSING_CHAR") return sansFin(content, error);
    if (error.code !== "DUPLICATE_KEY") return { ici, message: conseilDe(error, errors) };
    const champ = /^[^:\s]*/.exec(content.slice(ici))?.[0];
    return { ici, message: `${champ} : ce champ est écrit deux fois : n’en garder qu’un` };
  });
}
