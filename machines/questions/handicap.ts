import { defaultParameters } from "../../catalogue/situation/context.ts";
import type { Question } from "../kinds/kinds.ts";

/** Rate from which the allowance for disabled adults is due without other condition. */
const SEUIL_AAH =
  defaultParameters[
    "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite"
  ];

/** Rate that opens the restriction of access to employment. */
const SEUIL_RSDAE = 0.5;

/** Middle of a band, to the thousandth. */
const milieu = (bas: number, haut: number) => Math.round((bas + haut) * 500) / 1000;

const pourCent = (taux: number) => `${Math.round(taux * 100)}\u00a0%`;

export const handicap: readonly Question[] = [
  {
    kind: "yesno",
    entity: "individu",
    field: "handicap",
    title: {
      demandeur: "Vivez-vous avec un handicap ?",
      conjoint: "La personne avec qui vous vivez en couple a-t-elle un handicap ?",
      enfant: "Est-ce que {prénom} vit avec un handicap ?",
    },
    summary: "Handicap",
    help: "Un handicap peut être visible ou non : physique, mental, psychique, trouble de l’apprentissage, maladie invalidante.",
    privacy:
      "Cette information sert seulement à trouver les aides liées au handicap. Votre réponse n’est pas conservée après la simulation.",
    purpose: "vérifier les aides liées au handicap",
    more: true,
  },
  {
    kind: "enum",
    entity: "individu",
    field: "taux_incapacite",
    title: {
      demandeur: "Quel taux d’incapacité la MDPH vous a-t-elle reconnu ?",
      conjoint: "Quel taux d’incapacité la MDPH a-t-elle reconnu à votre conjoint ou conjointe ?",
      enfant: "Quel taux d’incapacité la MDPH a-t-elle reconnu {à prénom} ?",
    },
    summary: "Taux d’incapacité",
    help: "La MDPH est la maison départementale des personnes handicapées. Le taux est écrit sur sa lettre de décision.",
    privacy:
      "Le taux sert à calculer les allocations liées au handicap. Il est oublié une fois la simulation terminée.",
    purpose: "calculer les allocations liées au handicap",
    choices: [
      { value: 0.3, label: `Moins de ${pourCent(SEUIL_RSDAE)}` },
      {
        value: milieu(SEUIL_RSDAE, SEUIL_AAH),
        label: `De ${pourCent(SEUIL_RSDAE)} à moins de ${pourCent(SEUIL_AAH)}`,
      },
      { value: milieu(SEUIL_AAH, 1), label: `${pourCent(SEUIL_AAH)} ou plus` },
    ],
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "aah_restriction_substantielle_durable_acces_emploi",
    title: {
      demandeur: "La MDPH vous a-t-elle reconnu une restriction durable pour accéder à l’emploi (RSDAE) ?",
      conjoint:
        "La MDPH a-t-elle reconnu à votre conjoint ou conjointe une restriction durable pour accéder à l’emploi (RSDAE) ?",
    },
    summary: "Restriction d’accès à l’emploi (RSDAE)",
    help: "Elle est écrite sur la décision de la MDPH. Ce n’est pas la reconnaissance de travailleur handicapé (RQTH).",
    privacy:
      "La réponse sert uniquement à vérifier le droit à l’AAH ; nous ne la gardons pas après la simulation.",
    purpose: "savoir si l’allocation aux adultes handicapés (AAH) est possible",
    more: true,
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "enfant_place",
    title: "Est-ce que {prénom} vit en établissement spécialisé ou en famille d’accueil ?",
    summary: "Placement",
    help: "Répondez oui si un juge, l’aide sociale à l’enfance (ASE) ou la MDPH a décidé de cet accueil.",
    privacy:
      "Nous l’utilisons seulement pour le calcul des aides liées au handicap d’un enfant. Cette réponse n’est pas gardée après la simulation.",
    purpose: "vérifier les aides versées pour un enfant qui vit chez vous",
  },
];
