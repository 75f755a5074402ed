import type { Droit } from "../results.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

/** What the start of a school year may change, and that nobody knows before. */
const DE_LA_CLASSE = [
  "scolarite",
  "annee_etude",
  "statuts_etablissement_scolaire",
  "groupe_specialites_formation",
  "alternant",
  "_contrat_alternant",
  "stagiaire",
] as const satisfies readonly (keyof Individu)[];

const sans = <P extends Individu>(personne: P): P => {
  const reste = { ...personne };
  for (const champ of DE_LA_CLASSE) delete reste[champ];
  return reste;
};

/** The same household, in classes that are not known. */
export const sansClasse = ({ demandeur, conjoint, enfants, ...reste }: Situation): Situation => ({
  ...reste,
  demandeur: sans(demandeur),
  ...(conjoint && { conjoint: sans(conjoint) }),
  enfants: enfants && enfants.map(sans),
});

/** True if what opens an aid is a class one is in. */
export const tientALaClasse = ({ reasons }: Droit): boolean =>
  reasons.some(({ reads }) => reads.some((read) => DE_LA_CLASSE.some((champ) => read.endsWith(`.${champ}`))));
