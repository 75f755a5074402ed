import { ecrireJour } from "../../../fiches/phrases/jours.ts";
import { autreDocument } from "./types-de-document.ts";

/** Why nothing is taken from a code. */
export type RefusDAvis =
  | { raison: "autre code" | "sans signature" | "signature fausse" | "sans revenu" | "mal écrit" }
  | { raison: "autre document"; type: string }
  | { raison: "certificat inconnu"; liste: string }
  | { raison: "certificat hors dates"; signe: string }
  | { raison: "autre année"; annee: number; voulue: number };

const MOTS: { readonly [R in RefusDAvis["raison"]]: (refus: Extract<RefusDAvis, { raison: R }>) => string } =
  {
    "autre code": () => "Ce code carré n’est pas celui d’un avis d’impôt.",
    "autre document": ({ type }) => `Ce code est celui ${autreDocument(type)}, pas d’un avis d’impôt.`,
    "sans signature": () => "Ce code n’est pas signé : rien n’en est repris.",
    "certificat inconnu": ({ liste }) =>
      `Notre liste de certificats, celle du ${ecrireJour(liste)}, ne connaît pas celui qui a signé ce code : rien n’en est repris.`,
    "certificat hors dates": ({ signe }) =>
      `Le certificat qui a signé ce code n’était pas valable le ${ecrireJour(signe)} : rien n’en est repris.`,
    "signature fausse": () =>
      "La signature ne va pas avec ce code, qui est abîmé ou a été changé : rien n’en est repris.",
    "mal écrit": () => "Ce code est signé, mais nous ne savons pas le lire en entier : rien n’en est repris.",
    "sans revenu": () => "Le code de cet avis ne porte pas de revenu fiscal de référence.",
    "autre année": ({ annee, voulue }) =>
      `Cet avis porte sur les revenus de ${annee} : il faut celui sur les revenus de ${voulue}, reçu en ${voulue + 1}.`,
  };

/** Why nothing is taken, in one sentence. */
export const direLeRefus = <R extends RefusDAvis["raison"]>(
  refus: Extract<RefusDAvis, { raison: R }>,
): string => MOTS[refus.raison as R](refus);
