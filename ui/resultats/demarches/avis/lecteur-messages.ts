/** What is asked of the worker that reads square codes: one picture, how hard to search, and where to answer. */
export interface DemandeAuLecteur {
  image: ImageData;
  /** Places that are tried. */
  places: number;
  retour: MessagePort;
}

/** What it found: each code, one letter an octet. */
export type ReponseDuLecteur = { codes: readonly string[] } | { erreur: string };
