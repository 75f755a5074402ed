/** Changes of this code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDeJourney: readonly (readonly [cle: string, raison: string])[] = [
  [
    "machines/journey | machines/journey/base.ts | true → false (BooleanLiteral)",
    "cette garde ne sert qu’à cet événement : ce retour n’est jamais atteint",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type !== "ANSWER.TOGETHER" → false (ConditionalExpression)',
    "cette garde ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    "machines/journey | machines/journey/base.ts | false → true (BooleanLiteral) (2)",
    "cette garde ne sert qu’à cet événement : ce retour n’est jamais atteint",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "BACK" → true (ConditionalExpression)',
    "cette garde ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "CHILD.EDIT" || event.type === "CHILD.REMOVE" → true (ConditionalExpression)',
    "les seuls événements qui l’emploient : l’épreuve ne fait qu’apprendre au compilateur ce qu’ils portent",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "ANSWER.TOGETHER" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "ANSWER.TOGETHER" → true (ConditionalExpression) (2)',
    "cette action ne suit que cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    "machines/journey | machines/journey/base.ts | context.retour?.aPoser → context.retour.aPoser (OptionalChaining)",
    "cette action ne suit qu’une correction ou « tout demander » : il y a toujours un retour",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "BACK" → true (ConditionalExpression) (2)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "EDIT" → true (ConditionalExpression) (2)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "CHILD.EDIT" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "CHILD.REMOVE" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "TAX.SET" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "PARAMETERS.SET" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type === "WEALTH.SET" → true (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/chart.ts | "Groupe sans étape" → "" (StringLiteral)',
    "texte d’une faute de programme, dite au chargement à qui écrit le parcours, que personne ne lit",
  ],
  [
    "machines/journey | machines/journey/chart.ts | `Groupe sans condition : ${group.name}` → `` (StringLiteral)",
    "texte d’une faute de programme, dite au chargement à qui écrit le parcours, que personne ne lit",
  ],
  [
    "machines/journey | machines/journey/essentiel/lignes.ts | !ligne || !dits → !ligne && !dits (LogicalOperator)",
    "une liste a les mêmes lignes et les mêmes mots, le type y veille : il manque l’un et l’autre, ou aucun",
  ],
  [
    "machines/journey | machines/journey/essentiel/lignes.ts | step.given?.value → step.given.value (OptionalChaining)",
    "une étape répondue a toujours sa réponse",
  ],
  [
    "machines/journey | machines/journey/moves.ts | before.byPath.get(step.path)?.active → before.byPath.get(step.path).active (OptionalChaining)",
    "retirer un enfant n’ajoute aucune étape : celles d’après étaient toutes là avant",
  ],
  [
    'machines/journey | machines/journey/position.ts | "" → "Stryker was here!" (StringLiteral)',
    "un enfant du foyer a toujours un prénom, au moins « votre 1er enfant » : le repli n’est jamais pris",
  ],
  [
    'machines/journey | machines/journey/position.ts | parcours.byPath.get(previous ?? "")?.personne → parcours.byPath.get(previous ?? "").personne (OptionalChaining)',
    "avant la question d’un enfant il y a toujours un écran, qui est une étape connue",
  ],
  [
    'machines/journey | machines/journey/position.ts | "" → "Stryker was here!" (StringLiteral) (2)',
    "avant la question d’un enfant il y a toujours un écran : le repli n’est jamais pris",
  ],
  [
    'machines/journey | machines/journey/replay.ts | { role: "demandeur" } → {} (ObjectLiteral)',
    "sans rôle connu, les mots sont ceux du demandeur : le même texte",
  ],
  [
    'machines/journey | machines/journey/replay.ts | "demandeur" → "" (StringLiteral)',
    "sans rôle connu, les mots sont ceux du demandeur : le même texte",
  ],
  [
    'machines/journey | machines/journey/version.ts | "atelier" → "" (StringLiteral)',
    "hors d’une construction, la version n’est comparée qu’à elle-même : n’importe quel mot convient",
  ],
  [
    "machines/journey | machines/journey/chart.ts | !first → false (ConditionalExpression)",
    "l’arbre n’a pas de groupe sans étape : le refus ne fait que l’apprendre au compilateur",
  ],
  [
    "machines/journey | machines/journey/chart.ts | chapters[index + 1]?.screens[0]?.id → chapters[index + 1]?.screens[0].id (OptionalChaining)",
    "un chapitre qui n’a pas de question a un écran",
  ],
  [
    'machines/journey | machines/journey/spec.ts | "group" → "" (StringLiteral)',
    "cette sorte ne sert qu’à ne pas être celle d’une question",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type !== "ANSWER" → false (ConditionalExpression)',
    "cette garde ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | event.type !== "xstate.route" → false (ConditionalExpression)',
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    'machines/journey | machines/journey/base.ts | [] → ["Stryker was here"] (ArrayDeclaration)',
    "une adresse que le parcours n’a pas n’attend personne : elle n’est jamais posée, et la réponse suivante l’ôte",
  ],
  [
    "machines/journey | machines/journey/chart.ts | step.personne === undefined → true (ConditionalExpression)",
    "aucune étape d’une boucle ne nomme le demandeur",
  ],
  [
    "machines/journey | machines/journey/replay.ts | step.given?.value → step.given.value (OptionalChaining)",
    "une étape répondue a sa réponse : l’épreuve ne fait que rassurer le compilateur",
  ],
  [
    "machines/journey | machines/journey/traverse.ts | loop && person → loop || person (LogicalOperator)",
    "une personne présente dans un bloc l’est dans ceux qu’il contient : le redire n’y change rien",
  ],
  [
    'machines/journey | machines/journey/walk.ts | "demandeur" → "" (StringLiteral)',
    "aucune condition d’une question qui n’est de personne ne lit une personne",
  ],
  [
    `machines/journey | machines/journey/base.ts | event.type === "xstate.route" → true (ConditionalExpression)`,
    "cette garde ne sert qu’à ces trois événements : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    `machines/journey | machines/journey/base.ts | event.type === "GO" || event.type === "RESET" → true (ConditionalExpression)`,
    "cette action ne sert qu’à ces deux événements : l’épreuve ne fait qu’apprendre au compilateur ce qu’ils portent",
  ],
  [
    "machines/journey | machines/journey/chart.ts | !group.condition → false (ConditionalExpression)",
    "aucun bloc n’est sans boucle ni condition : l’épreuve le dit à qui en écrirait un",
  ],
  [
    "machines/journey | machines/journey/position.ts | target?.child → target.child (OptionalChaining) (2)",
    "une étape dont le rang est connu est là",
  ],
  [
    `machines/journey | machines/journey/position.ts | [] → ["Stryker was here"] (ArrayDeclaration) (2)`,
    "sans enfant, aucune étape n’est celle d’un enfant",
  ],
  [
    `machines/journey | machines/journey/visited.ts | "" → "Stryker was here!" (StringLiteral)`,
    "le chemin d’une étape qui n’est de personne ne nomme personne",
  ],
  [
    "machines/journey | machines/journey/position.ts | target?.child → target.child (OptionalChaining)",
    "une étape que l’on peut corriger est active : elle est là",
  ],
  [
    "machines/journey | machines/journey/replay.ts | answers.length === context.answers.length → false (ConditionalExpression)",
    "le même contexte, copié : rien n’en a été ôté",
  ],
  [
    "machines/journey | machines/journey/walk.ts | kept.length === chosen.length → false (ConditionalExpression)",
    "la même réponse, copiée : rien n’en a été ôté",
  ],
  [
    `machines/journey | machines/journey/base.ts | event.type === "ANSWER" → true (ConditionalExpression)`,
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    `machines/journey | machines/journey/base.ts | event.type === "RESET" → true (ConditionalExpression)`,
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    `machines/journey | machines/journey/base.ts | event.type === "GO" → true (ConditionalExpression) (2)`,
    "cette action ne sert qu’à cet événement : l’épreuve ne fait qu’apprendre au compilateur ce qu’il porte",
  ],
  [
    `machines/journey | machines/journey/chart.ts | screens[0]?.key → screens[0].key (OptionalChaining)`,
    "aucun chapitre n’est sans question ni écran",
  ],
  [
    `machines/journey | machines/journey/visited.ts | ready → false (ConditionalExpression)`,
    "la même étape, refaite au lieu d’être gardée, moins vite",
  ],
  [
    `machines/journey | machines/journey/visited.ts | step.entity === "individu" → true (ConditionalExpression)`,
    "une étape qui n’est de personne n’a pas de personne : son adresse en nomme une qui n’est pas dite",
  ],
];
