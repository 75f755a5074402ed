import { aVerifier, type CheminYaml, type Remarque } from "./constat.ts";
import { texteVisible } from "./texte-visible.ts";

/** Said twice in right French: « nous nous », « vous vous ». */
const DOUBLES_JUSTES: ReadonlySet<string> = new Set(["nous", "vous"]);
const DOUBLE = /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/giu;

/** Left by whoever had not finished. */
const INACHEVE = /(?<!\p{L})(?:TODO|FIXME|XXX|lorem ipsum)(?!\p{L})/iu;

/** What a hand leaves in a text: a word twice, two spaces, a link without its end, a note to oneself. */
export function jugerEcriture(chemin: CheminYaml, texte: string): Remarque[] {
  const visible = texteVisible(texte);
  const double = [...visible.matchAll(DOUBLE)].find(
    ([, mot = ""]) => !DOUBLES_JUSTES.has(mot.toLowerCase()),
  )?.[0];
  const inacheve = INACHEVE.exec(visible)?.[0];
  return [
    ...(double ? [aVerifier(chemin, `« ${double} » : le mot est écrit deux fois`)] : []),
    ...(/\S {2,}\S/.test(texte) ? [aVerifier(chemin, "deux espaces se suivent : n’en laisser qu’un")] : []),
    ...(/\]\(|\[[^\]]*$/.test(visible)
      ? [aVerifier(chemin, "un lien n’est pas fermé : l’écrire [mots](adresse)")]
      : []),
    ...(inacheve ? [aVerifier(chemin, `« ${inacheve} » : le texte n’est pas fini`)] : []),
  ];
}
