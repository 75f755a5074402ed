/** Days within which a person is called back, and after which what she left is erased. */
export const RAPPEL_SOUS_JOURS = 7;

/** When one would rather be called. */
export const moments = ["matin", "midi", "apres_midi", "soir", "toujours"] as const;
export type MomentDAppel = (typeof moments)[number];

export const motsDesMoments: Readonly<Record<MomentDAppel, string>> = {
  matin: "Le matin",
  midi: "Entre midi et deux",
  apres_midi: "L’après-midi",
  soir: "En fin de journée",
  toujours: "Quand vous voulez",
};
