/** How a criterion stands: held, held in part or not, without object on this site. */
export type EtatDeCritere = "tenu" | "pas entièrement" | "sans objet";

export interface Critere {
  numero: string;
  quoi: string;
  etat: EtatDeCritere;
  /** How we know, or what is missing. */
  constat: string;
}

export interface Thematique {
  nom: string;
  criteres: readonly Critere[];
}

/** The states, as the lists write them. */
export const [T, P, O] = ["tenu", "pas entièrement", "sans objet"] as const;

/** Criteria of a theme, numbered in order. */
export const thematique = (
  rang: number,
  nom: string,
  lignes: readonly (readonly [quoi: string, etat: EtatDeCritere, constat: string])[],
): Thematique => ({
  nom,
  criteres: lignes.map(([quoi, etat, constat], i) => ({ numero: `${rang}.${i + 1}`, quoi, etat, constat })),
});
