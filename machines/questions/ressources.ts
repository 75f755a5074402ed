import { compare } from "../../catalogue/conditions/predicate/condition.ts";
import { type CategorieRessources, COMPANION } from "../../catalogue/situation/ressources.ts";
import type { Question } from "../kinds/kinds.ts";
import type { Words } from "../kinds/question.ts";

/** Age from which a child may have wages of its own. */
const GAGNE_SA_VIE = 14;

const douzeMois = "Comptez ce mois-ci et les 12 mois précédents.";

/** « Combien avez-vous reçu de … ? », for each person whose amounts are asked. */
const montants = (
  field: CategorieRessources,
  quoi: string,
  summary: string,
  help: Words,
  privacy: string,
  companion?: typeof COMPANION,
): Question => ({
  kind: "amounts",
  entity: "individu",
  field,
  title: {
    demandeur: `Combien avez-vous reçu ${quoi} ?`,
    conjoint: `Quel montant a été versé à votre conjoint ou conjointe ${quoi} ?`,
    enfant: `Quel montant a été versé {à prénom} ${quoi} ?`,
  },
  summary,
  help,
  privacy,
  companion,
  purpose: "comparer les revenus aux plafonds des aides",
});

export const ressources: readonly Question[] = [
  {
    kind: "childrenYesNo",
    entity: "individu",
    field: "_hasRessources",
    title: "Vos enfants ont-ils eu de l’argent à leur nom depuis un an ?",
    summary: "Enfants avec des ressources",
    help: "Par exemple une pension, un loyer ou une rente. L’argent de poche ne compte pas.",
    conditionalHelp: {
      condition: compare("enfants.eligibles", ">", 0, { age_min: GAGNE_SA_VIE }),
      text: "Comptez aussi un salaire d’apprentissage, un job d’été, une bourse.",
    },
    privacy:
      "Ces réponses servent à calculer les aides de la famille. Nous ne les gardons pas après la simulation.",
    purpose: "savoir si les revenus d’un enfant comptent dans vos aides",
  },
  {
    kind: "resourceTypes",
    entity: "individu",
    field: "ressources",
    title: {
      demandeur: "Quels types de revenus avez-vous eus depuis un an ?",
      conjoint: "Quels types de revenus ont été versés à votre conjoint ou conjointe depuis un an ?",
      enfant: "Quels types de revenus ont été versés {à prénom} depuis un an ?",
    },
    summary: "Types de ressources",
    help: "Cochez tout ce qui a été versé, même une fois.",
    privacy:
      "Les revenus servent à savoir quelles aides sont possibles et pour quel montant. Ils ne sont pas conservés après la simulation.",
    purpose: "demander seulement les montants utiles",
    none: "Aucun de ces revenus",
    more: true,
  },
  montants(
    "revenusActivite",
    "pour un travail, un stage ou une formation",
    "Revenus d’activité",
    `${douzeMois} Le montant est en bas de la fiche de paie : net à payer avant impôt.`,
    "Les salaires servent à estimer le montant des aides. Ils ne sont plus accessibles après la simulation.",
  ),
  montants(
    "rpns",
    "pour une activité indépendante l’an dernier",
    "Revenus d’activité indépendante",
    "Comptez l’année civile entière : le chiffre d’affaires d’une micro-entreprise, le bénéfice dans les autres cas. Les deux figurent sur les déclarations à l’Urssaf, à la MSA ou aux impôts.",
    "Ces montants servent à vérifier les plafonds des aides. Ils ne sont pas conservés après la simulation.",
    COMPANION,
  ),
  montants(
    "allocations",
    "en allocations",
    "Allocations",
    `${douzeMois} Les versements sont dans l’espace personnel de la CAF, de la MSA ou de France Travail.`,
    "Connaître les allocations déjà versées évite de les proposer deux fois. Cette réponse n’est pas gardée après la simulation.",
  ),
  montants(
    "indemnites",
    "en indemnités",
    "Indemnités",
    `${douzeMois} Les montants sont sur les relevés de l’assurance maladie ou de l’organisme qui paie.`,
    "Les indemnités servent à compléter le calcul des revenus, et rien d’autre. Elles sont oubliées après la simulation.",
  ),
  montants(
    "pensions",
    "en pensions",
    "Pensions",
    `${douzeMois} Prenez le montant net versé, avant impôt.`,
    "Les pensions servent au calcul des aides. Leur montant n’est pas conservé après la simulation.",
  ),
  montants(
    "autre",
    "en bourses ou en gains ponctuels",
    "Bourses et autres revenus",
    `${douzeMois} Si une bourse est versée en une fois, notez-la au mois du versement.`,
    "Ces sommes servent à vérifier les plafonds de revenus. Nous les effaçons avec la simulation.",
  ),
  montants(
    "patrimoine",
    "en loyers ou en intérêts d’épargne",
    "Revenus du patrimoine",
    `${douzeMois} Les intérêts figurent sur le relevé annuel de la banque.`,
    "Les revenus du patrimoine servent seulement au calcul des aides. Ils ne restent pas après la simulation.",
  ),
];
