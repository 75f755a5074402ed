import type { Vue } from "../../machines/studio/graph/jeu.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { phraseDArete } from "./dessin/textes.ts";
import { etatA, noeudsParId } from "./parcours.ts";
import { direReponse } from "./reponses.ts";

const REFUSEE = "réponse refusée";

const gestes: Readonly<Record<JourneyEvent["type"], string>> = {
  ANSWER: "Réponse",
  "ANSWER.AT": "Réponse donnée à son adresse",
  "ANSWER.TOGETHER": "Réponses données ensemble",
  BACK: "Question précédente",
  GO: "Aller",
  EDIT: "Corriger",
  "CHILD.ADD": "Enfant ajouté",
  "CHILD.EDIT": "Enfant repris",
  "CHILD.REMOVE": "Enfant retiré",
  "CHILD.RESTORE": "Enfant remis",
  "TAX.SET": "Revenus fiscaux",
  "WEALTH.SET": "Patrimoine",
  "PRECISION.SET": "Précision",
  "AID.RECEIVED": "Aide reçue",
  "PARAMETERS.SET": "Seuils de la loi",
  "xstate.route": "Étape ouverte",
  "xstate.init": "Dossier repris d’un coup",
};

/** Guards that were true for it, in words, once each. */
export const gardesVraies = ({ passages }: Vue): string[] => [
  ...new Set(
    passages.flatMap(({ garde }) =>
      garde && garde !== REFUSEE ? [phraseDArete({ sorte: "saut", libelle: garde })] : [],
    ),
  ),
];

function geste({ evenement, posee, passages, parcours }: Vue): string {
  if (!evenement) return "Départ";
  if (evenement.type === "ANSWER" && posee) {
    const { nom, reponse } = direReponse(posee, parcours);
    return passages.some(({ garde }) => garde === REFUSEE) ? `${nom} : refusée` : `${nom} : ${reponse}`;
  }
  if (evenement.type === "GO" || evenement.type === "EDIT") {
    const { libelle = evenement.path } = noeudsParId.get(etatA(parcours, evenement.path)) ?? {};
    return `${gestes[evenement.type]} : ${libelle}`;
  }
  return gestes[evenement.type];
}

/** « Activité : en études (+3 questions, −1 question) » */
export function ligneDeVue(vue: Vue): string {
  const { apparues, disparues } = vue;
  const change = [
    apparues.length > 0 && `+${apparues.length} question${apparues.length > 1 ? "s" : ""}`,
    disparues.length > 0 && `−${disparues.length} question${disparues.length > 1 ? "s" : ""}`,
  ].filter(Boolean);
  return change.length ? `${geste(vue)} (${change.join(", ")})` : geste(vue);
}
