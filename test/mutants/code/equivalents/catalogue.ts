const VITE = "la liste lue contient la valeur quand ce raccourci le dit, moins vite";
const PERSONNE = "résultats fictifs : rien n’est lu de la personne, seule la date de son foyer compte";

/** Changes of this code that nobody could see, by `cleDuMutant`, each with why. */
export const equivalentsDeCatalogue: readonly (readonly [cle: string, raison: string])[] = [
  [
    `catalogue/results | catalogue/results/doutes.ts | "" → "Stryker was here!" (StringLiteral)`,
    "aucun doute ne porte ce nom, ni le nom vide",
  ],
  [
    `catalogue/results | catalogue/results/fictifs.ts | { id: "demandeur", _role: "demandeur", enfant_a_charge: {} } → {} (ObjectLiteral)`,
    PERSONNE,
  ],
  [`catalogue/results | catalogue/results/fictifs.ts | "demandeur" → "" (StringLiteral)`, PERSONNE],
  [`catalogue/results | catalogue/results/fictifs.ts | "demandeur" → "" (StringLiteral) (2)`, PERSONNE],
  [
    `catalogue/results | catalogue/results/fictifs.ts | { aide_logement_date_pret_conventionne: "2018-12-31" } → {} (ObjectLiteral)`,
    PERSONNE,
  ],
  [`catalogue/results | catalogue/results/fictifs.ts | "2018-12-31" → "" (StringLiteral)`, PERSONNE],
  [
    `catalogue/results | catalogue/results/injectes.ts | [] → ["Stryker was here"] (ArrayDeclaration)`,
    "personne ne déclare de ressource de ce nom",
  ],
  [
    `catalogue/results | catalogue/results/possible.ts | [] → ["Stryker was here"] (ArrayDeclaration)`,
    "un texte n’a pas de fait : il est écarté comme l’est ce que la règle nie",
  ],
  [
    `catalogue/results | catalogue/results/possible.ts | [] → ["Stryker was here"] (ArrayDeclaration) (3)`,
    "un code que personne ne connaît n’est ni du secondaire, ni une année d’études, ni un logement : comme aucun code",
  ],
  [
    "catalogue/results | catalogue/results/decider.ts | rules.filter((one) => one.rules.readsResults) → rules (MethodExpression)",
    "décider encore celles qui ne lisent aucune aide les décide de même, en un tour de plus",
  ],
  [
    "catalogue/results | catalogue/results/decider.ts | known(id) !== before → true (ConditionalExpression)",
    "décider encore ce qui ne change plus le décide de même, en quelques tours de plus",
  ],
  [
    "catalogue/results | catalogue/results/doutes.ts | Object.keys(doutes).filter(estUnFait) → Object.keys(doutes) (MethodExpression)",
    "le nom d’une aide n’est celui d’aucun fait : la règle se juge de même quand on le tient pour inconnu",
  ],
  [
    `catalogue/predicate | catalogue/predicate/trace.ts | atom.params?.["period"] → atom.params["period"] (OptionalChaining)`,
    "une condition n’a ce champ que s’il porte quelque chose : l’épreuve ne fait que rassurer le compilateur",
  ],
  [
    `catalogue/predicate | catalogue/predicate/evaluate.ts | atom.kind === "includes" && has → false (ConditionalExpression)`,
    VITE,
  ],
  [`catalogue/predicate | catalogue/predicate/evaluate.ts | "includes" → "" (StringLiteral) (2)`, VITE],
  [
    "catalogue/results | catalogue/results/doutes.ts | faits.length === 0 && !compiled.rules.readsResults → false (ConditionalExpression)",
    "sans rien de douteux ni d’aide lue, la règle se juge comme elle l’a été, moins vite",
  ],
  [
    "catalogue/rules | catalogue/rules/montant.ts | value > 0 → value >= 0 (EqualityOperator)",
    "zéro s’arrondit à zéro des deux façons",
  ],
  [
    "catalogue/results | catalogue/results/decider.ts | !one.rules.readsResults → true (ConditionalExpression)",
    "décider d’abord celles qui lisent une aide les fait décider encore ensuite, jusqu’à ce que rien ne change",
  ],
  [
    `catalogue/predicate | catalogue/predicate/evaluate.ts | ready → false (ConditionalExpression)`,
    "la même condition, remontée au lieu d’être gardée, moins vite",
  ],
];
