import { oneOf } from "../../catalogue/conditions/predicate/condition.ts";
import type { Question } from "../kinds/kinds.ts";

export const parents: readonly Question[] = [
  {
    kind: "enum",
    entity: "parents",
    field: "_situation",
    title: "Quelle est la situation de vos parents ?",
    summary: "Situation de vos parents",
    purpose: "savoir quels revenus de vos parents comptent",
    choices: [
      { value: "en_couple", label: "En couple", hint: "Mariage, pacs ou union libre" },
      { value: "separes", label: "En séparation ou en divorce" },
      {
        value: "celibataire",
        label: "Un seul parent, célibataire",
        hint: "Un seul parent vous a reconnu ou reconnue",
      },
      { value: "veuve", label: "Un parent décédé", hint: "L’autre parent est en vie" },
      { value: "decedes", label: "Les deux parents décédés" },
      {
        value: "sans_autorite",
        label: "Aucun n’a l’autorité parentale",
        hint: "Tutelle, aide sociale à l’enfance, décision de justice",
      },
    ],
    more: true,
  },
  {
    kind: "yesno",
    entity: "parents",
    field: "_en_france",
    title: {
      demandeur: "Vos parents habitent-ils en France ?",
      unParent: "Le parent qui vous déclare habite-t-il en France ?",
    },
    summary: "Parents en France",
    help: {
      demandeur: "Métropole ou outre-mer.",
      unParent: "Métropole ou outre-mer. C’est le parent qui vous a sur sa déclaration d’impôts.",
    },
    purpose: "estimer la distance entre vos études et le domicile familial",
  },
  {
    kind: "number",
    entity: "parents",
    field: "rfr",
    number: "amount",
    min: 0,
    max: 9_999_999,
    unit: "€ par an",
    siInconnu: "Les aides selon les revenus de votre famille seront dites à vérifier.",
    title: {
      demandeur: "Quel est le revenu fiscal de référence de vos parents ?",
      unParent: "Quel est le revenu fiscal de référence du parent qui vous déclare ?",
    },
    summary: "Revenu fiscal de référence de vos parents",
    help: {
      demandeur: "En première page de leur avis d’impôt sur les revenus d’il y a deux ans.",
      unParent: "En première page de son avis d’impôt sur les revenus d’il y a deux ans.",
    },
    conditionalHelp: {
      condition: oneOf("parents._situation", ["separes", "celibataire"]),
      text: "Indiquez seulement le montant du parent qui vous a sur sa déclaration de revenus.",
    },
    privacy:
      "Ce montant sert à comparer les revenus de votre famille aux plafonds des aides. Il disparaît après la simulation.",
    purpose: "comparer les revenus de votre famille aux plafonds des aides",
    more: true,
  },
  {
    kind: "number",
    entity: "parents",
    field: "nbptr",
    number: "shares",
    min: 0.5,
    max: 30,
    unit: "parts",
    optional: true,
    siInconnu: "Nous les estimerons d’après ce que vous dites de votre famille.",
    title: {
      demandeur: "Combien de parts fiscales vos parents ont-ils ?",
      unParent: "Combien de parts fiscales le parent qui vous déclare a-t-il ?",
    },
    summary: "Parts fiscales de vos parents",
    help: {
      demandeur: "Sur leur avis d’impôt, près du revenu fiscal de référence, par exemple 2,5.",
      unParent: "Sur son avis d’impôt, près du revenu fiscal de référence, par exemple 2,5.",
    },
    privacy:
      "Le nombre de parts sert à calculer le quotient familial, puis il est effacé avec la simulation.",
    purpose: "calculer le quotient familial",
    more: true,
  },
];
