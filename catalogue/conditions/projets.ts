import { all, compare, includes, is, named, not } from "./predicate/condition.ts";

/** What the applicant plans, and which simulator they use. */
export const projets = named({
  "a un projet d’études à l’étranger": is("demandeur._interetEtudesEtranger", true),
  "part dans une autre académie, sans déclarer de bourse de lycée": all(
    is("demandeur.sortie_academie", true),
    not(includes("demandeur.ressources", "bourse_lycee")),
  ),
  "part dans une autre région académique": is("demandeur.sortie_region_academique", true),
  "redoute au moins un événement": compare("demandeur.nombre_aleas", ">", 0),
  "simulateur de la banque partenaire": is("marque", "banque"),
});
