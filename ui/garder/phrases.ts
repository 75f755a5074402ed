import { LinkRefused, type WhyRefused } from "../../machines/session/carried.ts";

const RECOPIER = "Recopiez-le en entier, ou demandez-en un autre là où vous avez répondu.";

/** Why a private link does not open: what happened, then what to do. */
export const pourquoiFerme: Record<WhyRefused, readonly [string, string]> = {
  "sans chiffrement": [
    "Cette page n’est pas ouverte en https : votre navigateur n’y déchiffre rien.",
    "Remplacez « http » par « https » au début de l’adresse de votre lien.",
  ],
  "sans compression": [
    "Votre navigateur est trop ancien pour lire ce lien.",
    "Ouvrez-le dans un navigateur à jour, sur cet appareil ou sur un autre.",
  ],
  "trop long": ["Ce lien est trop long : ce n’est pas un des nôtres.", RECOPIER],
  incomplet: ["Ce lien n’est pas entier : il en manque une partie.", RECOPIER],
  abîmé: ["Ce lien est abîmé : il en manque la fin, ou des lettres y ont changé.", RECOPIER],
  "autre forme": [
    "Ce lien vient d’une version de Cap Aides que celle-ci ne sait pas lire.",
    "Demandez-en un autre là où vous avez répondu, ou recommencez : dix minutes suffisent.",
  ],
  illisible: ["Ce lien s’ouvre, mais ne contient pas de réponses au questionnaire.", RECOPIER],
};

/** Why one is not made; the other reasons are of links that exist. */
export const pourquoiPasFait: Partial<Record<WhyRefused, string>> = {
  "sans chiffrement": "Cette page n’est pas ouverte en https : votre navigateur n’y chiffre rien.",
  "sans compression": "Votre navigateur est trop ancien pour faire ce lien.",
  "trop long": "Vos réponses sont trop nombreuses pour tenir dans un lien.",
};

/** The reason of a refusal; a failure of the browser itself is told as what it could not do. */
export const refusDe = (error: unknown): WhyRefused =>
  error instanceof LinkRefused ? error.why : "sans chiffrement";
