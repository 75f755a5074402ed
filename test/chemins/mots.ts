import type { Role } from "../../catalogue/situation/situation.ts";
import type { AnswerAddress } from "../../machines/answers/answer.ts";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import type { Chemin, Pas } from "./chemin.ts";

/** Whom an answer is about, as the words of the questions know them. */
const roleDe = (id = ""): Role =>
  id.startsWith("enfant_") ? "enfant" : id === "conjoint" ? "conjoint" : "demandeur";

/** What is needed of an answer to say it. */
type Dit = Pick<Pas, "nom" | "value"> & { answer: AnswerAddress };

/** An answer as the screen words it. */
function direReponse({ answer: { entityName, fieldName, id }, nom, value }: Dit): string {
  const question = questionOf(entityName, fieldName);
  // Yes and no have the names of their answers.
  if (question.kind === "yesno") return nom;
  const choisis = choicesOf(question).filter((un) =>
    Array.isArray(value) ? value.includes(un.value) : un.value === value,
  );
  const dits = choisis.map(({ label }) => say(label, { role: roleDe(id), prenom: "cet enfant" }));
  return [...new Set(dits)].join(", ") || nom;
}

/** A question by the name it has in the summary, and whom it is about. */
export function direLaQuestion({ answer: { entityName, fieldName, id = "" } }: Pick<Dit, "answer">): string {
  const role = roleDe(id);
  const qui = { demandeur: "", conjoint: "conjoint, ", enfant: `enfant ${Number(id.split("_")[1]) + 1}, ` }[
    role
  ];
  return qui + say(questionOf(entityName, fieldName).summary, { role, prenom: "cet enfant" });
}

/** The answers of a journey as people say them, one line each, as far as a question. */
export function enMots({ pas }: Pick<Chemin, "pas">, jusqua?: string): string[] {
  const fin = jusqua === undefined ? -1 : pas.findIndex(({ path }) => path === jusqua);
  return pas.slice(0, fin < 0 ? pas.length : fin).map((un) => `${direLaQuestion(un)} : ${direReponse(un)}`);
}
