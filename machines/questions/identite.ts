import type { Question } from "../kinds/kinds.ts";

export const identite: readonly Question[] = [
  {
    kind: "text",
    entity: "individu",
    field: "_firstName",
    maxLength: 40,
    title: "Quel est le prénom de votre enfant ?",
    summary: "Prénom",
    help: "Un surnom suffit : il sert seulement à savoir de quel enfant parlent les questions suivantes.",
    purpose: "nommer votre enfant dans les questions suivantes",
  },
  {
    kind: "date",
    entity: "individu",
    field: "date_naissance",
    min: "1900-01-02",
    ageMax: 119,
    pour: {
      de: 12,
      a: 30,
      avant:
        "Ce simulateur est fait pour les 12 à 30 ans. Pour un enfant plus jeune, mieux vaut qu’un de ses parents réponde, en l’ajoutant parmi ses enfants. Vous pouvez continuer.",
      apres:
        "Ce simulateur est fait pour les 12 à 30 ans et leur foyer. Après 30 ans, les aides nationales sont calculées de même, mais peu d’aides locales vous concerneront. Vous pouvez continuer.",
    },
    title: {
      demandeur: "Quelle est votre date de naissance ?",
      conjoint: "Quelle est la date de naissance de votre conjoint ou conjointe ?",
      enfant: "Quelle est la date de naissance {de prénom} ?",
    },
    summary: "Date de naissance",
    purpose: "vérifier la condition d’âge de chaque aide",
  },
  {
    kind: "enum",
    entity: "individu",
    field: "nationalite",
    title: {
      demandeur: "Quelle est votre nationalité ?",
      conjoint: "Quelle est la nationalité de votre conjoint ou conjointe ?",
      enfant: "Quelle est la nationalité {de prénom} ?",
    },
    summary: "Nationalité",
    help: "Double nationalité : la première de la liste qui convient.",
    purpose: "vérifier les conditions de nationalité et de séjour",
    choices: [
      { value: "FR", label: "Française" },
      {
        value: "DE",
        label: "D’un autre pays européen",
        hint: "Union européenne, Islande, Liechtenstein, Norvège ou Suisse",
      },
      { value: "AF", label: "D’un pays hors d’Europe", hint: "Ou sans nationalité" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "statut_marital",
    // Asked of the partner, true of both.
    also: ({ demandeur }, { statut_marital }) => {
      demandeur.statut_marital = statut_marital;
    },
    title: "Quel lien légal avez-vous avec votre conjoint ou conjointe ?",
    summary: "Lien avec le conjoint ou la conjointe",
    purpose: "savoir si vos impôts se calculent à deux",
    choices: [
      { value: "marie", label: "Le mariage" },
      { value: "pacse", label: "Le pacs" },
      {
        value: "celibataire",
        label: "Aucun : l’union libre",
        hint: "Vous vivez ensemble, sans mariage ni pacs",
      },
    ],
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "garde_alternee",
    title: "La garde {de prénom} est-elle partagée entre deux foyers ?",
    summary: "Garde alternée",
    help: "C’est le cas si {prénom} habite tour à tour chez ses deux parents.",
    purpose: "calculer la part des aides familiales qui vous revient",
  },
  {
    kind: "enum",
    entity: "individu",
    field: "enfant_a_charge",
    parAnnee: true,
    title: {
      demandeur: "Avez-vous fait votre propre déclaration de revenus aux impôts cette année ?",
      enfant: "Votre déclaration de revenus aux impôts compte-t-elle {prénom} ?",
    },
    summary: { demandeur: "Déclaration de revenus", enfant: "Présence sur votre déclaration de revenus" },
    help: {
      demandeur: "Elle se fait au printemps, sur impots.gouv.fr.",
      enfant:
        "Regardez les personnes à charge de votre dernière déclaration ; pour un bébé, dites ce que dira la prochaine.",
    },
    purpose: "savoir de quel foyer fiscal dépendent les revenus",
    choices: [
      {
        value: false,
        label: {
          demandeur: "Oui, j’ai fait ma propre déclaration",
          enfant: "Non, votre déclaration ne compte pas {prénom}",
        },
      },
      {
        value: true,
        label: {
          demandeur: "Non, je suis sur la déclaration de mes parents",
          enfant: "Oui, votre déclaration compte {prénom}",
        },
        hint: {
          demandeur: "Ou si vous n’avez jamais rien déclaré, ou ne savez pas",
          enfant: "Y compris en garde alternée",
        },
      },
    ],
    more: true,
  },
  {
    kind: "enum",
    entity: "individu",
    field: "gir",
    title: "Avez-vous besoin d’aide pour les gestes de tous les jours ?",
    summary: "Aide pour les gestes quotidiens",
    help: "Par exemple pour vous laver, vous habiller, manger ou vous déplacer chez vous.",
    purpose: "estimer les aides à l’autonomie après 60 ans",
    choices: [
      { value: "gir_6", label: "Jamais" },
      {
        value: "gir_5",
        label: "De temps en temps",
        hint: "Une aide ponctuelle, par exemple pour la toilette ou le ménage",
      },
      { value: "gir_1", label: "Régulièrement", hint: "Une aide tous les jours ou presque" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "regime_securite_sociale",
    title: "Qui gère votre sécurité sociale ?",
    summary: "Régime de sécurité sociale",
    help: "Le nom est sur votre attestation de droits. Encore sur la carte Vitale d’un parent : le même que lui.",
    purpose: "trouver les aides de votre caisse",
    choices: [
      {
        value: "regime_general",
        label: "L’assurance maladie (CPAM)",
        hint: "Celui de la plupart des gens",
      },
      {
        value: "regime_agricole",
        label: "La mutualité sociale agricole (MSA)",
        hint: "Métiers de l’agriculture",
      },
      { value: "autres_regimes", label: "Un autre régime", hint: "Par exemple SNCF, RATP, marine, mines" },
      { value: "inconnu", label: "Je ne sais pas" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "enceinte",
    title: {
      demandeur: "Êtes-vous enceinte ?",
      conjoint: "La personne avec qui vous vivez en couple attend-elle un enfant ?",
    },
    summary: "Grossesse",
    privacy:
      "Nous demandons cela seulement pour calculer les aides à la naissance et au revenu. Votre réponse n’est pas conservée après la simulation.",
    purpose: "vérifier les aides ouvertes pendant la grossesse",
    choices: [
      { value: "enceinte", label: "Oui" },
      { value: "pas_enceinte", label: "Non" },
      {
        value: "pas_concerne",
        label: { demandeur: "Je ne suis pas concerné ou concernée", conjoint: "La question ne se pose pas" },
      },
    ],
  },
];
