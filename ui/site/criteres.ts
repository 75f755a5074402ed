import tableau from "./accessibilite.md?raw";

/** How a criterion stands: held, held in part or not, without object on this site. */
type EtatDeCritere = "tenu" | "pas entièrement" | "sans objet";

interface Critere {
  numero: string;
  quoi: string;
  etat: EtatDeCritere;
  /** How we know, or what is missing. */
  constat: string;
}

const LIGNE = /^\| *(\d+\.\d+) *\| *(.*?) *\| *(tenu|pas entièrement|sans objet) *\| *(.*?) *\|$/gm;

/** Day the site was last read against the criteria, `YYYY-MM-DD`. */
export const RELU_LE = /^# .*(\d{4}-\d\d-\d\d)$/m.exec(tableau)?.[1] ?? "";

/** The 106 criteria of RGAA 4.1 (référentiel général d’amélioration de l’accessibilité), by theme. */
export const thematiques = tableau
  .split(/^## /m)
  .slice(1)
  .map((partie) => ({
    nom: partie.split("\n", 1)[0] ?? "",
    criteres: [...partie.matchAll(LIGNE)].map(([, numero = "", quoi = "", etat, constat = ""]): Critere => ({
      numero,
      quoi,
      etat: etat as EtatDeCritere,
      constat,
    })),
  }));

/** Criteria in a state, all themes together. */
export const criteresDansLEtat = (etat: EtatDeCritere): Critere[] =>
  thematiques.flatMap(({ criteres }) => criteres.filter((un) => un.etat === etat));
