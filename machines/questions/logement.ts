import { is, startsWith } from "../../catalogue/conditions/predicate/condition.ts";
import type { Question } from "../kinds/kinds.ts";

// Texte d’origine (docs/specification.md#controle).
const codesPostauxFrancais =
  "Le simulateur n’accepte que les codes postaux français. Si vous vivez à l’étranger, ce simulateur n’est pas encore adapté à votre situation.";

export const logement: readonly Question[] = [
  {
    kind: "housing",
    entity: "menage",
    field: "statut_occupation_logement",
    title: "Quel logement avez-vous en ce moment ?",
    summary: "Logement",
    help: "Celui où vous passez le plus de temps dans l’année.",
    purpose: "trouver les aides au logement",
    types: [
      {
        value: "locataire",
        label: "Je loue",
        hint: "Chambre, colocation, foyer ou résidence aussi",
      },
      {
        value: "proprietaire",
        label: "J’en suis propriétaire",
        hint: "Avec ou sans prêt",
      },
      {
        value: "heberge",
        label: "On m’héberge",
        hint: "Sans loyer : parents, famille, amis, employeur",
      },
      {
        value: "sansDomicile",
        label: "Je n’ai pas de logement stable",
        hint: "À la rue, à l’hôtel d’urgence, d’un canapé à l’autre, en caravane, en prison ou à peine dehors",
      },
    ],
    firstTime: {
      title: "Est-ce le premier logement que vous achetez ?",
      yes: "Oui, c’est le premier",
      no: "Non, j’en ai déjà eu un autre",
    },
    lease: {
      title: "Quel type de location avez-vous ?",
      choices: [
        { value: "nonmeuble", label: "Un logement vide", hint: "Sans meubles fournis" },
        {
          value: "meublehotel",
          label: "Un logement meublé ou un hôtel",
          hint: "D’après le bail",
        },
        {
          value: "foyer",
          label: "Un foyer ou une résidence",
          hint: "Résidence étudiante, foyer de jeunes travailleurs, résidence sociale",
        },
      ],
    },
    choices: [
      { value: "primo_accedant", label: "Propriété, premier achat" },
      { value: "proprietaire", label: "Propriété" },
      { value: "locataire_vide", label: "Location vide" },
      { value: "locataire_meuble", label: "Location meublée ou hôtel" },
      { value: "locataire_foyer", label: "Foyer ou résidence" },
      { value: "loge_gratuitement", label: "Hébergement sans loyer" },
      { value: "sans_domicile", label: "Sans logement stable" },
    ],
    more: true,
  },
  {
    kind: "enum",
    entity: "menage",
    field: "_nombreMoisEntreeLogement",
    title: "Entrez-vous bientôt dans un logement, ou venez-vous d’y entrer ?",
    summary: "Entrée dans un logement",
    help: "Un déménagement, ou un premier logement.",
    purpose: "vérifier les aides à l’entrée dans un logement",
    choices: [
      { value: 12, label: "Oui, bientôt" },
      {
        value: -2,
        label: "Oui, depuis moins de 3 mois",
        condition: startsWith("menage.statut_occupation_logement", "locataire"),
      },
      { value: -12, label: "Non" },
    ],
  },
  {
    kind: "yesno",
    entity: "menage",
    field: "coloc",
    title: "Votre logement est-il une colocation ?",
    summary: "Colocation",
    help: "Plusieurs personnes paient le loyer sans être en couple.",
    purpose: "calculer l’aide au logement",
  },
  {
    kind: "yesno",
    entity: "menage",
    field: "logement_chambre",
    title: "Votre logement est-il une simple chambre ?",
    summary: "Chambre",
    help: "Une pièce sans toilettes à l’intérieur. Un studio avec ses toilettes n’en est pas une.",
    purpose: "calculer l’aide au logement",
  },
  {
    kind: "rent",
    entity: "menage",
    field: "loyer",
    title: "Combien payez-vous chaque mois pour votre logement ?",
    summary: "Loyer et charges",
    help: "Avant l’aide au logement (APL) : le montant du bail, de la quittance ou du prêt.",
    conditionalHelp: {
      condition: is("menage.statut_occupation_logement", "locataire_meuble"),
      text: "Pour un logement meublé, indiquez le loyer avec les charges.",
    },
    purpose: "calculer l’aide au logement",
    rentLabel: "Loyer par mois",
    loanLabel: "Mensualité du prêt",
    shareLabel: "Votre part du loyer par mois",
    chargesLabel: "Charges par mois",
    more: true,
  },
  {
    kind: "yesno",
    entity: "menage",
    field: "participation_frais",
    title: "Participez-vous aux frais du logement ?",
    summary: "Participation aux frais",
    help: "Par exemple l’électricité, le chauffage, le téléphone, internet ou les courses.",
    purpose: "savoir si le logement compte comme un avantage dans vos ressources",
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "habite_chez_parents",
    title: "Vivez-vous chez vos parents ?",
    summary: "Logement chez vos parents",
    help: "Répondez oui si vous vivez chez l’un des deux, même avec des nuits ailleurs.",
    purpose: "vérifier les aides qui dépendent du logement familial",
  },
  {
    kind: "commune",
    entity: "menage",
    field: "depcom",
    prefix: "",
    title: "Dans quelle commune habitez-vous, ou dormez-vous le plus souvent ?",
    summary: "Commune",
    help: codesPostauxFrancais,
    purpose: "trouver les aides de votre commune, de votre département et de votre région",
  },
  {
    kind: "commune",
    entity: "individu",
    field: "_bourseCriteresSociauxCommuneDomicileFamilial",
    prefix: "_bourseCriteresSociauxCommuneDomicileFamilial",
    title: {
      demandeur: "Dans quelle commune habitent vos parents ?",
      unParent: "Dans quelle commune habite le parent qui vous déclare ?",
    },
    summary: "Commune de vos parents",
    purpose: "calculer votre bourse étudiante, qui augmente avec la distance",
  },
];
