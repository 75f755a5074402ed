/** Days within which a person is called back, and after which what she left is erased. */
export const RAPPEL_SOUS_JOURS = 7;

/** When one would rather be called. */
export const moments = ["matin", "midi", "apres_midi", "soir", "toujours"] as const;
export type MomentDAppel = (typeof moments)[number];

export const motsDesMoments: Readonly<Record<MomentDAppel, string>> = {
  matin: "Le matin, de 9\u00a0h à 12\u00a0h",
  midi: "De 12\u00a0h à 14\u00a0h",
  apres_midi: "L’après-midi, de 14\u00a0h à 17\u00a0h",
  soir: "En fin de journée, de 17\u00a0h à 19\u00a0h",
  toujours: "Quand vous voulez",
};
