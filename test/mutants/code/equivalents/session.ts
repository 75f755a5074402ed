const REPONSES = "machines/answers | machines/answers";
const SESSION = "machines/session | machines/session";
const SORTES = "machines/kinds | machines/kinds";

/** Changes of this code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDeSession: readonly (readonly [cle: string, raison: string])[] = [
  [
    `${REPONSES}/posted.ts | rank++ → rank-- (UpdateOperator) (2)`,
    "une réponse comptée deux fois, ou dans un autre ordre, est lue de même par le schéma, moins vite",
  ],
  [
    `${REPONSES}/record.ts | answer.id?.split → answer.id.split (OptionalChaining)`,
    "un prénom est toujours celui de quelqu’un : le schéma de sa réponse veut un `id`",
  ],
  [
    `${SESSION}/durable.ts | { // A state of another version. return undefined; } → {} (BlockStatement)`,
    "ne rien rendre est rendre `undefined`",
  ],
  [
    `${SESSION}/persist.ts | { return undefined; } → {} (BlockStatement)`,
    "ne rien rendre est rendre `undefined`",
  ],
  [
    `${SESSION}/setup.ts | context.openError?.status → context.openError.status (OptionalChaining)`,
    "la garde n’est lue qu’après un accès refusé, qui note toujours pourquoi",
  ],
  [
    `${SORTES}/date.ts | "" → "Stryker was here!" (StringLiteral) (2)`,
    "une date qui n’a pas la forme d’une date n’a pas d’année : elle se dit incomplète avant que son mois soit lu",
  ],
  [
    `${SESSION}/setup.ts | event.type === "xstate.snapshot.journey" → true (ConditionalExpression)`,
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    `${SESSION}/durable.ts | [] → ["Stryker was here"] (ArrayDeclaration)`,
    "ce qui n’est pas une réponse est laissé, sans être compté",
  ],
  [
    `${SESSION}/setup.ts | context.initial.journey !== undefined → true (ConditionalExpression)`,
    "sans dossier, l’action n’envoie rien et mène au même état",
  ],
  [
    `${SESSION}/setup.ts | { initial: {} } → {} (ObjectLiteral)`,
    "ce dont une session part n’est lu qu’à son départ",
  ],
  [
    `${SORTES}/date.ts | "" → "Stryker was here!" (StringLiteral) (3)`,
    "une date qui n’a pas la forme d’une date se dit incomplète avant que son jour soit lu",
  ],
  [
    `${SORTES}/date.ts | [] → ["Stryker was here"] (ArrayDeclaration)`,
    "de ce qui n’a pas la forme d’une date, ni l’année, ni le mois, ni le jour ne sont lus",
  ],
  [
    `${SORTES}/date.ts | ageMax !== undefined → true (ConditionalExpression)`,
    "aucun âge ne passe un âge qui n’est pas dit",
  ],
  [
    `${SESSION}/setup.ts | context.simulation !== undefined → true (ConditionalExpression)`,
    "sans simulation enregistrée, il n’y a pas de clé enregistrée non plus",
  ],
  [
    `${SESSION}/setup.ts | journey → true (ConditionalExpression)`,
    "cette action ne suit que la garde qui voit un dossier à reprendre",
  ],
  [
    `${SORTES}/date.ts | "" → "Stryker was here!" (StringLiteral)`,
    "de ce qui n’a pas la forme d’une date, ni le mois ni le jour ne sont lus : elle est incomplète, quelle que soit l’année",
  ],
  [
    `${SORTES}/date.ts | value < "1000" → value <= "1000" (EqualityOperator)`,
    "un jour, écrit AAAA-MM-JJ, n’est jamais « 1000 »",
  ],
];
