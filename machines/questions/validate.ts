import type { FactContext } from "../../catalogue/situation/context.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { isDay } from "../../catalogue/situation/periods.ts";
import {
  type CategorieRessources,
  ressourceIds,
  type RessourceId,
  ressourcesParCategorie,
} from "../../catalogue/situation/ressources.ts";
import type { AmountsQuestion, Choice, CommuneQuestion, NumberQuestion, Question } from "./question.ts";
import { pertinences } from "../conditions/ressources.ts";

/** Highest amount anybody may type, in euros: a typing mistake rather than an income. */
export const MONTANT_MAXIMUM = 10_000_000;

/** Choices offered to this person now. */
export const offered = (choices: readonly Choice[], context: FactContext): Choice[] =>
  choices.filter(({ condition }) => condition === undefined || evaluate(condition, context));

/** True if a resource type is worth asking this person about. */
export function estProposee(id: RessourceId, context: FactContext): boolean {
  const pertinence = pertinences[id];
  return pertinence === undefined || evaluate(pertinence, context);
}

/** Resource types worth asking this person about. */
export const ressourcesProposees = (context: FactContext): RessourceId[] =>
  ressourceIds.filter((id) => estProposee(id, context));

/** Types of a category that the person selected and that are worth asking about. */
export const ressourcesDeclarees = (categorie: CategorieRessources, context: FactContext): RessourceId[] => {
  return ressourcesParCategorie[categorie].filter(
    (id) => context.personne?.[id] !== undefined && estProposee(id, context),
  );
};

const nombre = new Intl.NumberFormat("fr-FR");

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= MONTANT_MAXIMUM;

/**
 * What is wrong with an answer, as a sentence that says what to do; `undefined` if it is right.
 * The same check serves the screen, the machine and the server.
 */
export function problem(question: Question, value: unknown, context: FactContext): string | undefined {
  switch (question.kind) {
    case "yesno":
      return typeof value === "boolean" ? undefined : "Choisissez une réponse.";
    case "enum":
      return offered(question.choices, context).some((choice) => choice.value === value)
        ? undefined
        : "Choisissez une réponse dans la liste.";
    case "housing":
      return question.choices.some((choice) => choice.value === value)
        ? undefined
        : "Choisissez la réponse qui décrit votre logement.";
    case "multiple":
      return isListOf(value, (item) => question.choices.some((choice) => choice.value === item))
        ? undefined
        : "Choisissez parmi les réponses proposées.";
    case "number":
      return numberProblem(question, value);
    case "date":
      return dateProblem(question.min, value, context);
    case "text":
      return typeof value === "string" && value.trim() !== "" && value.length <= question.maxLength
        ? undefined
        : `Écrivez un prénom de ${question.maxLength} caractères au plus.`;
    case "commune":
      return communeProblem(question, value);
    case "rent":
      return rentProblem(value);
    case "children":
      return value === (context.situation.enfants ?? []).length
        ? undefined
        : "Confirmez le nombre d’enfants du foyer.";
    case "childrenYesNo":
      return childrenProblem(value, context);
    case "resourceTypes":
      return isListOf(value, (item) => ressourceIds.includes(item as RessourceId))
        ? undefined
        : "Choisissez parmi les ressources proposées.";
    case "amounts":
      return amountsProblem(question, value, context);
  }
}

const isListOf = (value: unknown, accepts: (item: unknown) => boolean) =>
  Array.isArray(value) && new Set(value).size === value.length && value.every(accepts);

function numberProblem({ number, min, max, optional }: NumberQuestion, value: unknown): string | undefined {
  if (optional && value === null) return undefined;
  if (!isAmount(value)) {
    return number === "amount"
      ? "Indiquez un montant en euros, par exemple 450 ou 450,50."
      : "Indiquez un nombre.";
  }
  if (number === "count" && !Number.isInteger(value)) return "Indiquez un nombre entier, sans virgule.";
  if (value < min) return `Indiquez ${nombre.format(min)} ou plus.`;
  return value > max ? `Indiquez ${nombre.format(max)} au plus.` : undefined;
}

function dateProblem(min: string, value: unknown, { situation }: FactContext): string | undefined {
  if (!isDay(value)) return "Indiquez une date complète, par exemple 27 03 2006.";
  if (value < min) return "Vérifiez l’année : cette date est trop ancienne.";
  return value > situation.dateDeValeur ? "Indiquez la date d’aujourd’hui ou une date passée." : undefined;
}

function communeProblem({ prefix }: CommuneQuestion, value: unknown): string | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const [code, postal, name] = prefix
    ? [prefix, `${prefix}CodePostal`, `${prefix}NomCommune`]
    : ["depcom", "_codePostal", "_nomCommune"];
  const right =
    /^(\d{2}|2[AB])\d{3}$/.test(String(given[code])) &&
    /^\d{5}$/.test(String(given[postal])) &&
    typeof given[name] === "string";
  return right ? undefined : "Choisissez une commune dans la liste proposée.";
}

function rentProblem(value: unknown): string | undefined {
  const { loyer, charges_locatives = 0 } = (value ?? {}) as { loyer?: unknown; charges_locatives?: unknown };
  const right = [loyer, charges_locatives].every((amount) => isAmount(amount) && amount >= 0);
  return right ? undefined : "Indiquez un montant en euros, 0 si vous ne payez rien.";
}

function childrenProblem(value: unknown, { situation }: FactContext): string | undefined {
  const given = new Map(
    Array.isArray(value)
      ? value.map((item) => [(item as { id?: unknown }).id, (item as { value?: unknown }).value])
      : [],
  );
  const missing = (situation.enfants ?? []).find((enfant) => typeof given.get(enfant.id) !== "boolean");
  return missing && `Répondez pour ${missing._firstName ?? "chaque enfant"}.`;
}

function amountsProblem(
  { field }: AmountsQuestion,
  value: unknown,
  context: FactContext,
): string | undefined {
  if (!Array.isArray(value)) return "Indiquez un montant pour chaque ressource.";
  const given = new Map(value.map((item: { id?: unknown; amounts?: unknown }) => [item?.id, item?.amounts]));
  for (const id of ressourcesDeclarees(field as CategorieRessources, context)) {
    const amounts = given.get(id);
    if (typeof amounts !== "object" || amounts === null) return "Indiquez un montant pour chaque ressource.";
    const right = Object.entries(amounts).every(
      ([period, amount]) => /^\d{4}(-\d{2})?$/.test(period) && (amount === null || isAmount(amount)),
    );
    if (!right) return "Indiquez un montant en euros, par exemple 450 ou 450,50.";
  }
  return undefined;
}
