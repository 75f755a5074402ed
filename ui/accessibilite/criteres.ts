import { contenus } from "./criteres-contenus.ts";
import { navigationEtConsultation } from "./criteres-navigation.ts";
import { presentationEtFormulaires } from "./criteres-presentation.ts";
import type { Critere, EtatDeCritere } from "./thematique.ts";

/** Day the site was last read against the criteria, `YYYY-MM-DD`. */
export const RELU_LE = "2026-11-23";

/** The 106 criteria of RGAA 4.1 (référentiel général d’amélioration de l’accessibilité), by theme. */
export const thematiques = [...contenus, ...presentationEtFormulaires, ...navigationEtConsultation];

/** Criteria in a state, all themes together. */
export const criteresDansLEtat = (etat: EtatDeCritere): Critere[] =>
  thematiques.flatMap(({ criteres }) => criteres.filter((un) => un.etat === etat));
