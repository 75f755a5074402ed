import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { typographier } from "../../catalogue/schema/typographie.ts";
import type { Qui, Words } from "../kinds/question.ts";

// French spelling elides before a mute h (« d’Hélène »), not before these (« de Hamza »).
const hAspire = /^(?:ha(?!dri|rmon)|hocine|howard|hugh|hussein)/;
// « d’Yves » but « de Yasmine »: an initial y elides before a consonant only.
const elidable = /^(?:[aeiouœæ]|h|y(?![aeiou]))/;

const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

function elides(prenom: string): boolean {
  const start = bare(prenom);
  return elidable.test(start) && !hAspire.test(start);
}

/** Name of a child nobody named; `index` starts at 0. */
export const placeholderPrenom = (index: number): string => `votre ${index + 1}${index ? "e" : "er"} enfant`;

/**
 * Text of `words` for a person, with `{prénom}`, `{de prénom}` and `{à prénom}` replaced.
 * Who depends on one parent reads what is written so; a role without a text of its own reads the demandeur’s, then the conjoint’s, then the
 * child’s. No line may start with a colon or a question mark. Throws if there is no text at all.
 */
export function say(words: Words, who: Qui): string {
  const text =
    typeof words === "string"
      ? words
      : ((who.unParent && words.unParent) ??
        words[who.role] ??
        words.demandeur ??
        words.conjoint ??
        words.enfant);
  if (!text) throw new Error("Texte vide");
  const prenom = who.prenom?.trim() || "votre enfant";
  const opensSentence = (at: number) => /(^|[.?!]\s)$/.test(text.slice(0, at));
  const said = text
    .replace(/\{prénom\}/g, (_, at: number) => (opensSentence(at) ? majuscule(prenom) : prenom))
    .replace(/\{de prénom\}/g, () => (elides(prenom) ? `d’${prenom}` : `de ${prenom}`))
    .replace(/\{à prénom\}/g, () => `à ${prenom}`);
  return typographier(said);
}
