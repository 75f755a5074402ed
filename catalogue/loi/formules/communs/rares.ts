import { entree } from "../../moteur/variable.ts";

/** Given data that few benefits read: declared only, or not asked at all. */

/** Holds a visa or a permit « étudiant »; not said, it is held for true of a student from outside Europe. */
export const titre_etudiant = entree.individu.code(
  { nom: "titre_etudiant", libelle: "titre de séjour « étudiant »", codes: ["inconnu", "oui", "non"] },
  "inconnu",
);
/** Refugee, stateless, or under subsidiary protection. */
export const protection_asile = entree.individu.booleen({
  nom: "protection_asile",
  libelle: "protection au titre de l’asile",
});
/** Years; those that the person said to have passed, at least. */
export const duree_possession_titre_sejour = entree.individu.nombre({
  nom: "duree_possession_titre_sejour",
  libelle: "années de titre de séjour",
  unite: "ans",
});

/** The parents are dead or without authority. */
export const orphelin = entree.individu.booleen({
  nom: "orphelin",
  libelle: "sans parents pour l’entretenir",
});
export const sous_contrat_engagement_jeune = entree.individu.booleen({
  nom: "sous_contrat_engagement_jeune",
  libelle: "en contrat d’engagement jeune",
});
export const secteur_activite_employeur = entree.individu.code(
  {
    nom: "secteur_activite_employeur",
    libelle: "secteur de l’employeur",
    codes: ["agricole", "non_agricole"],
  },
  "non_agricole",
);

const declaree = (nom: string, libelle: string) => entree.famille.nombre({ nom, libelle, unite: "€" });

export const paje_clca = declaree("paje_clca", "complément de libre choix d’activité");
export const paje_prepare = declaree("paje_prepare", "prestation partagée d’éducation de l’enfant");
/** Not asked. */
export const ada = declaree("ada", "allocation pour demandeur d’asile");
