import { oneOf } from "../../catalogue/predicate/condition.ts";
import { fiche, link, list, paragraph } from "./blocs.ts";
import type { Question } from "./question.ts";

export const bourses: readonly Question[] = [
  {
    kind: "number",
    entity: "individu",
    field: "bourse_criteres_sociaux_base_ressources_parentale",
    number: "amount",
    min: 0,
    max: 9_999_999,
    unit: "€ par an",
    title: "Quel est le revenu brut global de vos parents ?",
    summary: "Revenu brut global de vos parents",
    help: "Prenez leur avis d’impôt sur les revenus d’il y a deux ans, ligne « revenu brut global ». La bourse étudiante se calcule sur ce montant.",
    conditionalHelp: {
      condition: oneOf("parents._situation", ["separes", "celibataire"]),
      text: "Comptez seulement le parent dont la déclaration de revenus vous mentionne. Sans jugement ni accord écrit prévoyant une pension alimentaire de l’autre parent, additionnez les deux.",
    },
    privacy:
      "Le revenu de vos parents sert au calcul de la bourse, et à rien d’autre. Nous ne le gardons pas après la simulation.",
    purpose: "calculer votre bourse étudiante",
    more: [
      paragraph(
        "Le revenu brut global est le total des revenus de la famille avant les réductions et les déductions. Il est en première page ou dans le détail de l’avis d’impôt.",
      ),
      list(
        "Bourse de l’année qui vient ou en cours : ce sont les revenus d’il y a deux ans qui comptent.",
        "Un seul parent vous a sur sa déclaration, et l’autre doit une pension alimentaire d’après un jugement ou un accord : un seul revenu compte.",
        "Vos parents sont séparés sans jugement ni accord : les deux revenus s’additionnent.",
        "Un parent veuf ou une mère ou un père seul : son revenu suffit.",
      ),
      paragraph("L’avis est dans l’espace particulier de vos parents, sur le site des impôts."),
      fiche("La bourse sur critères sociaux sur service-public.fr", "F12214"),
    ],
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "sortie_academie",
    title: "Allez-vous étudier dans une autre académie que la vôtre après le bac ?",
    summary: "Départ vers une autre académie",
    help: "L’académie est la zone scolaire de votre domicile ; elle est écrite sur votre dossier Parcoursup.",
    purpose: "vérifier l’aide à la mobilité Parcoursup",
    more: [
      paragraph(
        "La France est divisée en académies, qui regroupent en général plusieurs départements. Partir étudier dans une autre peut donner droit à une aide, si vous avez une bourse de lycée.",
      ),
      paragraph("Vous n’avez pas encore de réponse à vos vœux ? Répondez selon celui que vous préférez."),
      fiche("L’aide à la mobilité Parcoursup sur service-public.fr", "F34643"),
    ],
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "sortie_region_academique",
    title: "Allez-vous étudier dans une autre région académique que la vôtre ?",
    summary: "Départ vers une autre région académique",
    help: "La région académique est celle de l’établissement où vous avez préparé, ou préparez, votre licence ; elle suit presque toujours les limites de la région.",
    purpose: "vérifier l’aide à la mobilité en master",
    more: [
      paragraph(
        "Changer de région académique entre la licence et le master peut donner droit à une aide, si vous recevez une bourse sur critères sociaux.",
      ),
      list(
        "Comparez la région de votre licence et celle de votre master.",
        "Changer de ville ou d’université dans la même région ne compte pas.",
      ),
      fiche("L’aide à la mobilité en master sur service-public.fr", "F34343"),
      link(
        "L’aide à la mobilité en master sur etudiant.gouv.fr",
        "https://www.etudiant.gouv.fr/fr/aide-la-mobilite-en-master-1504",
      ),
    ],
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
    more: [
      paragraph(
        "L’échelon va de 0 bis à 7 : plus il est haut, plus la bourse est élevée. Le Crous l’écrit sur la notification de bourse.",
      ),
      list(
        "Les revenus de vos parents, d’après l’avis d’impôt d’il y a deux ans.",
        "Le nombre d’enfants à leur charge et d’enfants en études supérieures.",
        "La distance entre leur domicile et votre établissement.",
      ),
      fiche("La bourse sur critères sociaux sur service-public.fr", "F12214"),
      link(
        "Le dossier social étudiant sur etudiant.gouv.fr",
        "https://www.etudiant.gouv.fr/fr/bourse-et-logement-constituez-votre-dossier-social-etudiant-dse-409#item4",
      ),
    ],
  },
];
