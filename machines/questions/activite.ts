import { compare } from "../../catalogue/conditions/predicate/condition.ts";
import type { Question } from "../kinds/kinds.ts";

export const activite: readonly Question[] = [
  {
    kind: "enum",
    entity: "individu",
    field: "activite",
    title: {
      demandeur: "Quelle est votre activité principale en ce moment ?",
      conjoint: "Quelle est l’activité principale de votre conjoint ou conjointe ?",
    },
    summary: "Activité",
    help: "Études et travail à la fois : choisissez les études.",
    purpose: "repérer les aides liées aux études, au travail ou au chômage",
    choices: [
      {
        value: "etudiant",
        label: "En études ou en alternance",
        hint: "Collège, lycée, études supérieures, apprentissage",
      },
      { value: "salarie", label: "En emploi salarié", hint: "CDI, CDD, intérim, même à temps partiel" },
      {
        value: "independant",
        label: "Travail indépendant",
        hint: "Micro-entreprise, profession libérale, exploitation agricole",
      },
      { value: "service_civique", label: "En service civique" },
      { value: "chomeur", label: "En recherche d’emploi", hint: "Avec ou sans allocation chômage" },
      { value: "retraite", label: "À la retraite", condition: compare("personne.age", ">", 30) },
      {
        value: "inactif",
        label: "Autre situation",
        hint: "Au foyer, ou en pause",
      },
    ],
    more: true,
  },
  {
    kind: "date",
    entity: "individu",
    field: "date_debut_chomage",
    min: "1900-01-02",
    title: {
      demandeur: "Depuis quelle date êtes-vous sans emploi ?",
      conjoint: "Depuis quelle date la personne avec qui vous vivez en couple est-elle sans emploi ?",
    },
    summary: "Début du chômage",
    help: {
      demandeur:
        "Le lendemain de votre dernier contrat ou, si vous n’avez jamais travaillé, le jour de votre inscription à France Travail.",
      conjoint:
        "Le lendemain de son dernier contrat ou, sans emploi avant, le jour de son inscription à France Travail.",
    },
    purpose: "savoir quels revenus d’avant le chômage comptent encore",
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "ass_precondition_remplie",
    title: {
      demandeur:
        "Avez-vous travaillé au moins 5 ans au cours des 10 années avant la fin de votre dernier contrat ?",
      conjoint:
        "La personne avec qui vous vivez en couple a-t-elle travaillé au moins 5 ans au cours des 10 années avant la fin de son dernier contrat ?",
    },
    summary: "5 ans de travail en 10 ans",
    help: "Additionnez tous les jours couverts par un contrat de travail, week-ends compris : il en faut 1 825. Les dates figurent sur les contrats et les attestations d’employeur.",
    purpose: "savoir si l’allocation de solidarité spécifique (ASS) est possible",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "inapte_travail",
    title: {
      demandeur: "Êtes-vous inapte au travail, d’après un avis de la médecine du travail ?",
      conjoint: "La médecine du travail a-t-elle déclaré votre conjoint ou conjointe inapte au travail ?",
    },
    summary: "Inaptitude au travail",
    help: "Seul un avis écrit de la médecine du travail compte. Sans avis, répondez non.",
    privacy:
      "Cette réponse sert à vérifier les aides ouvertes aux personnes qui ne peuvent plus travailler. Elle n’est pas conservée après la simulation.",
    purpose: "vérifier les aides réservées aux personnes inaptes au travail",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "rsa_jeune_condition_heures_travail_remplie",
    title: "Avez-vous travaillé au moins 3 214 heures au cours des 3 dernières années ?",
    summary: "3 214 heures de travail en 3 ans",
    help: "C’est environ 2 ans à temps plein. Additionnez les heures inscrites sur vos fiches de paie.",
    purpose: "savoir si vous avez droit au RSA jeune",
    more: true,
  },
];
