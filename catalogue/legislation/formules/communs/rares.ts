import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { entree } from "../../moteur/variable.ts";

/** Given data that few benefits read: declared only, or not asked at all. */

/** Years; not asked. */
export const duree_possession_titre_sejour = entree<IndividuDeLaLoi, number>(
  "duree_possession_titre_sejour",
  "années de titre de séjour",
  0,
  { unite: "ans" },
);

/** The parents are dead or without authority. */
export const orphelin = entree<IndividuDeLaLoi, boolean>("orphelin", "sans parents pour l’entretenir", false);
export const sous_contrat_engagement_jeune = entree<IndividuDeLaLoi, boolean>(
  "sous_contrat_engagement_jeune",
  "en contrat d’engagement jeune",
  false,
);
/** `agricole` or `non_agricole`. */
export const secteur_activite_employeur = entree<IndividuDeLaLoi, string>(
  "secteur_activite_employeur",
  "secteur de l’employeur",
  "non_agricole",
);

const declaree = (nom: string, libelle: string) =>
  entree<FamilleDeLaLoi, number>(nom, libelle, 0, { unite: "€" });

export const paje_clca = declaree("paje_clca", "complément de libre choix d’activité");
export const paje_prepare = declaree("paje_prepare", "prestation partagée d’éducation de l’enfant");
/** Not asked. */
export const ada = declaree("ada", "allocation pour demandeur d’asile");
