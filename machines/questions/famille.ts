import type { Question } from "../kinds/kinds.ts";

export const famille: readonly Question[] = [
  {
    kind: "children",
    entity: "enfants",
    field: "",
    title: "Avez-vous des enfants à charge ?",
    summary: "Enfants à charge",
    help: "Ceux dont vous vous occupez, que vous soyez ou non leur parent de naissance.",
    purpose: "calculer les aides pour les familles",
    more: true,
  },
  {
    kind: "enum",
    entity: "famille",
    field: "en_couple",
    also: (situation) => {
      if (situation.famille.en_couple === true) {
        situation.conjoint ??= { id: "conjoint", _role: "conjoint", enfant_a_charge: {} };
      } else {
        delete situation.conjoint;
        situation.demandeur.statut_marital = "celibataire";
      }
    },
    title: "Vivez-vous en couple ?",
    summary: "Vie en couple",
    help: "Vous vivez ensemble, avec ou sans mariage. Une colocation n’est pas un couple.",
    purpose: "savoir si les revenus de deux personnes comptent",
    choices: [
      { value: false, label: "Je vis seul·e", hint: "Ou chez vos parents, ou en colocation" },
      { value: true, label: "Je vis en couple" },
    ],
  },
  {
    kind: "yesno",
    entity: "famille",
    field: "rsa_isolement_recent",
    title: "Êtes-vous sans conjoint ni conjointe depuis moins de 18 mois ?",
    summary: "Séparation de moins de 18 mois",
    help: "Comptez à partir de la séparation, du divorce ou du décès de la personne avec qui vous viviez.",
    purpose: "savoir si le revenu minimum (RSA) peut être augmenté",
    more: true,
  },
  {
    kind: "yesno",
    entity: "famille",
    field: "proprietaire_proche_famille",
    title: "Votre logement appartient-il à l’un de vos parents, grands-parents ou enfants ?",
    summary: "Location à un membre de la famille",
    help: "Toute la ligne directe compte, la vôtre et celle de votre couple ; ni les frères et sœurs, ni les oncles et tantes.",
    purpose: "savoir si l’aide au logement est possible",
  },
  {
    kind: "yesno",
    entity: "famille",
    field: "parisien",
    title: "Avez-vous habité à Paris au moins 3 ans au cours des 5 dernières années ?",
    summary: "3 ans à Paris sur les 5 derniers",
    help: "Les 3 ans peuvent être en plusieurs fois.",
    purpose: "vérifier les aides de la ville de Paris",
  },
  {
    kind: "yesno",
    entity: "famille",
    field: "bourse_lycee",
    title: "Recevez-vous une bourse de lycée cette année ?",
    summary: "Bourse de lycée",
    help: "Elle figure sur un courrier du lycée ou du rectorat.",
    purpose: "savoir si vous avez droit à l’aide pour changer d’académie après le bac",
    more: true,
  },
  {
    kind: "number",
    entity: "famille",
    field: "bourse_criteres_sociaux_nombre_enfants_a_charge",
    number: "count",
    min: 1,
    max: 20,
    unit: "enfants",
    title: {
      demandeur: "Combien d’enfants vos parents ont-ils à charge, en vous comptant ?",
      unParent: "Combien d’enfants le parent qui vous déclare a-t-il à charge, en vous comptant ?",
    },
    summary: "Enfants à charge de vos parents",
    help: {
      demandeur: "Le nombre figure sur leur avis d’impôt.",
      unParent: "Le nombre figure sur son avis d’impôt.",
    },
    purpose: "calculer votre bourse étudiante",
    more: true,
  },
  {
    kind: "number",
    entity: "famille",
    field: "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
    number: "count",
    min: 0,
    max: 20,
    partDe: { champ: "bourse_criteres_sociaux_nombre_enfants_a_charge", quoi: "à charge en tout" },
    unit: "enfants",
    title: {
      demandeur: "Combien d’enfants à charge de vos parents font des études supérieures, en vous comptant ?",
      unParent: "Combien d’enfants à charge de ce parent font des études supérieures, en vous comptant ?",
    },
    summary: "Enfants en études supérieures",
    help: "Comptez les enfants à charge qui étudient après le bac : université, BTS, BUT, classe préparatoire, école.",
    purpose: "calculer votre bourse étudiante",
  },
];
