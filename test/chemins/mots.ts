import type { Predicate } from "../../catalogue/predicate/condition.ts";
import { atomsOf, describe } from "../../catalogue/predicate/describe.ts";
import type { Role } from "../../catalogue/situation/situation.ts";
import { nomDe } from "../../machines/dessin/etapes.ts";
import { plan } from "../../machines/journey/journey.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import type { Chemin, Pas } from "./chemin.ts";
import { itemsDe, lieuDe } from "./conditions.ts";
import type { Exigence } from "./mcdc.ts";
import type { Mutant } from "./mutants.ts";

/** Whom an answer is about, as the words of the questions know them. */
const roleDe = (id = ""): Role =>
  id.startsWith("enfant_") ? "enfant" : id === "conjoint" ? "conjoint" : "demandeur";

/** An answer as the screen words it. */
function direReponse({ answer: { entityName, fieldName, id }, nom, value }: Pas): string {
  const question = questionOf(entityName, fieldName);
  if (question.kind !== "enum" && question.kind !== "housing" && question.kind !== "multiple") return nom;
  const choisis = question.choices.filter((un) =>
    Array.isArray(value) ? value.includes(un.value) : un.value === value,
  );
  const dits = choisis.map(({ label }) => say(label, { role: roleDe(id), prenom: "cet enfant" }));
  return [...new Set(dits)].join(", ") || nom;
}

function direLaQuestion({ answer: { entityName, fieldName, id = "" } }: Pas): string {
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

let noms: ReadonlyMap<string, string> | undefined;

/** A place as people call it: the name of its question, or its own when it is a group or a choice. */
function nomDuLieu(lieu: string): string {
  noms ??= new Map(
    plan()
      .chapters.flatMap(({ items }) => itemsDe(items))
      .flatMap((item) => (item.kind === "step" ? [[lieuDe(item), nomDe(item.step)] as const] : [])),
  );
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
