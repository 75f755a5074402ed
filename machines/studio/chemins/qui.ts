import type { activites, Code } from "../../../catalogue/situation/vocabulaire.ts";
import type { Gens } from "./population.ts";

/** What people are, as the described population tells them apart: one fact each, of the household told so far. */

export type Activite = Code<typeof activites>;

export const enfantsDe = ({ situation: { enfants } }: Gens) => enfants ?? [];
export const aUnEnfant = (gens: Gens) => enfantsDe(gens).length > 0;
export const enCouple = ({ situation: { conjoint } }: Gens) => conjoint !== undefined;
export const estConjoint = ({ personne }: Gens) => personne._role === "conjoint";

/** Somebody of whom the activity is not asked goes to school. */
export const estActif =
  (...parmi: readonly Activite[]) =>
  ({ personne }: Gens) =>
    parmi.includes(personne.activite ?? "etudiant");
export const alterne = ({ personne }: Gens) => personne.alternant === true;
export const etudie =
  (...ou: readonly string[]) =>
  ({ personne }: Gens) =>
    ou.includes(personne.scolarite ?? "");
export const thesard = ({ personne }: Gens) => personne.annee_etude?.startsWith("doctorat") === true;

/** One of the couple has wages. */
export const unSalaire = ({ situation: { demandeur, conjoint } }: Gens) =>
  [demandeur, conjoint].some((un) => un?.activite === "salarie" || un?.alternant === true);

/** Lives in one of these. */
export const dans =
  (...statuts: readonly string[]) =>
  ({ situation: { menage } }: Gens) =>
    statuts.includes(menage.statut_occupation_logement ?? "");
