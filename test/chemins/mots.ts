import type { Predicate } from "../../catalogue/predicate/condition.ts";
import { atomsOf, describe } from "../../catalogue/predicate/describe.ts";
import type { Role } from "../../catalogue/situation/situation.ts";
import type { AnswerAddress } from "../../machines/answers/answer.ts";
import { nomDe } from "../../machines/graph/etapes.ts";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import { say } from "../../machines/questions/words.ts";
import type { Chemin, Pas } from "./chemin.ts";
import { lieuDe } from "./conditions.ts";
import type { Exigence } from "./mcdc.ts";
import type { Point } from "./modele.ts";
import type { Mutant } from "./mutants.ts";
import { classeDe } from "./univers.ts";
import { stepsOf, tree } from "../../machines/journey/tree.ts";

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

/** The question of a point, with the type of resource when it is about one. */
export function direPoint({ visite, type }: Pick<Point, "visite" | "type">): string {
  const question = direLaQuestion({ answer: visite.address });
  return type === undefined ? question : `${question}, ${typesRessources[type].label}`;
}

/** An answer of a point. */
export function direValeur(point: Point, valeur: number): string {
  const { nom = "", de } = point.valeurs[valeur] ?? {};
  const dite = { answer: point.visite.address, nom, value: de?.([]) };
  return `${direPoint(point)} : ${point.type === undefined ? direReponse(dite) : nom}`;
}

/** The same, or the numbers and days that no condition tells apart from it. */
export function direClasse(point: Point, valeur: number): string {
  const classe = classeDe(point, valeur);
  return classe === undefined ? direValeur(point, valeur) : `${direPoint(point)} : ${classe}`;
}

let noms: ReadonlyMap<string, string> | undefined;

/** A place as people call it: the name of its question, or its own when it is a group or a choice. */
export function nomDuLieu(lieu: string): string {
  noms ??= new Map(stepsOf(tree).map((node) => [lieuDe(node), nomDe(node.step)]));
  const nom = noms.get(lieu);
  return nom ? `${nom} (${lieu})` : lieu;
}

/** What is asked of a condition, for someone who does not code. */
export function direExigence({ lieu, condition, atome, vraie, decalage }: Exigence): string {
  const ou = nomDuLieu(lieu);
  if (atome === undefined) return `${ou} : la condition ${vraie ? "tient" : "ne tient pas"}`;
  const lu = atomsOf(condition)[atome];
  const quoi = lu ? describe(lu) : "";
  if (decalage !== undefined)
    return `${ou} : « ${quoi} », lu juste ${decalage < 0 ? "avant" : "après"} sa borne, là où il décide`;
  return `${ou} : « ${quoi} » ${vraie ? "vrai" : "faux"}, et c’est lui qui décide`;
}

/** What was spoiled, and where. */
export const direMutant = ({
  lieu,
  quoi,
  origine,
}: Pick<Mutant, "lieu" | "quoi"> & { origine: Predicate }): string =>
  `${nomDuLieu(lieu)}, « ${origine.label} » : ${quoi}`;
