import { oneOf } from "../../catalogue/conditions/predicate/condition.ts";
import type { Question } from "../kinds/kinds.ts";

export const bourses: readonly Question[] = [
  {
    kind: "number",
    entity: "individu",
    field: "bourse_criteres_sociaux_base_ressources_parentale",
    number: "amount",
    min: 0,
    max: 9_999_999,
    unit: "€ par an",
    siInconnu: "Nous dirons la bourse la plus haute, à vérifier : elle peut être plus basse, ou nulle.",
    title: {
      demandeur: "Quel est le revenu brut global de vos parents ?",
      unParent: "Quel est le revenu brut global du parent qui vous déclare ?",
    },
    summary: "Revenu brut global de vos parents",
    help: {
      demandeur: "Ligne « revenu brut global » de leur avis d’impôt sur les revenus d’il y a deux ans.",
      unParent: "Ligne « revenu brut global » de son avis d’impôt sur les revenus d’il y a deux ans.",
    },
    conditionalHelp: {
      condition: oneOf("parents._situation", ["separes", "celibataire"]),
      text: "Comptez seulement le parent dont la déclaration de revenus vous mentionne. Sans jugement ni accord écrit prévoyant une pension alimentaire de l’autre parent, additionnez les deux.",
    },
    privacy:
      "Le revenu de vos parents sert au calcul de la bourse, et à rien d’autre. Nous ne le gardons pas après la simulation.",
    purpose: "calculer votre bourse étudiante",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "sortie_academie",
    title: "Allez-vous étudier dans une autre académie que la vôtre après le bac ?",
    summary: "Départ vers une autre académie",
    help: "L’académie est la zone scolaire de votre domicile ; elle est écrite sur votre dossier Parcoursup.",
    purpose: "vérifier l’aide à la mobilité Parcoursup",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "sortie_region_academique",
    title: "Allez-vous étudier dans une autre région académique que la vôtre ?",
    summary: "Départ vers une autre région académique",
    help: "La région académique est celle de l’établissement où vous avez préparé, ou préparez, votre licence ; elle suit presque toujours les limites de la région.",
    purpose: "vérifier l’aide à la mobilité en master",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "boursier",
    title: "Recevez-vous une bourse sur critères sociaux ?",
    summary: "Bourse sur critères sociaux",
    help: "C’est la bourse étudiante du Crous. Un échelon est inscrit sur votre notification.",
    purpose: "savoir si vous avez droit à l’aide à la mobilité en master",
  },
  {
    kind: "number",
    entity: "individu",
    field: "bourse_criteres_sociaux_echelon",
    number: "count",
    min: 0,
    max: 7,
    title: "Quel est votre échelon de bourse sur critères sociaux ?",
    summary: "Échelon de bourse",
    help: "Vous n’avez rien à chercher : nous estimons l’échelon à partir de vos autres réponses.",
    purpose: "situer le montant de votre bourse étudiante",
    more: true,
  },
];
