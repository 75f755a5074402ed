import type { SousQuestion } from "./sous-question.ts";

const LOGEMENT = "/simulation/menage/statut_occupation_logement";
const NI_L_UN_NI_L_AUTRE = { habitat_mobile: false, sort_de_prison: false, detenu: false };

/** What is asked under the dwelling of whoever has none, or lives in a residence. */
export const sousQuestionsDuLogement: readonly SousQuestion[] = [
  {
    nom: "sans-logement",
    sous: LOGEMENT,
    ouverte: (value) => value === "sans_domicile",
    question: "Est-ce l’une de ces situations ?",
    aide: "Chacune a ses démarches. Vous pouvez passer cette question.",
    choix: [
      {
        label: "Je vis en caravane ou dans un camion aménagé",
        hint: "Sur une aire d’accueil, un terrain familial ou ailleurs",
        precisions: { ...NI_L_UN_NI_L_AUTRE, habitat_mobile: true },
      },
      {
        label: "Je suis en prison",
        hint: "La sortie se prépare, avec un toit, de l’argent et quelqu’un",
        precisions: { ...NI_L_UN_NI_L_AUTRE, sort_de_prison: true, detenu: true },
      },
      {
        label: "J’en suis sorti ou sortie depuis moins de six mois",
        hint: "Ou en semi-liberté, sous bracelet, en placement extérieur",
        precisions: { ...NI_L_UN_NI_L_AUTRE, sort_de_prison: true },
      },
      { label: "Ni l’une ni l’autre", precisions: NI_L_UN_NI_L_AUTRE },
    ],
  },
  {
    nom: "residence",
    sous: LOGEMENT,
    ouverte: (value) => value === "locataire_foyer",
    question: "Quelle résidence est-ce ?",
    aide: "L’aide au logement ne s’y calcule pas de la même façon. Vous pouvez passer cette question.",
    choix: [
      {
        label: "Habitat Jeunes (FJT) ou une résidence sociale",
        precisions: { residence_sociale: true, residence_etudiante: false },
      },
      {
        label: "Une résidence étudiante",
        hint: "Un studio ou un appartement, du Crous ou privé",
        precisions: { residence_sociale: false, residence_etudiante: true },
      },
      {
        label: "Une chambre du Crous, ou un autre foyer",
        precisions: { residence_sociale: false, residence_etudiante: false },
      },
      { label: "Je ne sais pas", precisions: { residence_sociale: null, residence_etudiante: null } },
    ],
  },
];
