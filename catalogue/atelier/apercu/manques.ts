/** What an entry may lack, and how an editor reads it. */
export const champsQuiManquent = {
  source: "Source",
  verifie_le: "Vérifiée le",
  adresse: "Adresse pour demander",
  link: "Page d’information",
  papiers: "Papiers à réunir",
  conditions: "Conditions à vérifier soi-même",
  delai_reponse: "Délai de réponse",
  montant: "Montant",
} as const;
export type ChampQuiManque = keyof typeof champsQuiManquent;
