import { entree } from "../../moteur/variable.ts";
import { STATUTS_LOGEMENT } from "./codes.ts";

/** What is said of a family and of its dwelling, known for the same months as what is said of a person. */
const deLaFamille = (nom: string, libelle: string, article?: string) =>
  entree.famille.booleen({ nom, libelle, ...(article && { article }) });
const combien = (nom: string, libelle: string) => entree.famille.nombre({ nom, libelle });
const duLogement = (nom: string, libelle: string) => entree.menage.booleen({ nom, libelle });

export const rsa_isolement_recent = deLaFamille("rsa_isolement_recent", "séparation récente");
export const proprietaire_proche_famille = deLaFamille(
  "proprietaire_proche_famille",
  "logement appartenant à un parent proche",
  "CCH, art. L822-3",
);
export const parisien = deLaFamille("parisien", "à Paris depuis trois ans");
export const bourse_criteres_sociaux_nombre_enfants_a_charge = combien(
  "bourse_criteres_sociaux_nombre_enfants_a_charge",
  "enfants à charge des parents",
);
export const bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur = combien(
  "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
  "enfants à charge des parents dans l’enseignement supérieur",
);

/** INSEE code of the commune. */
export const depcom = entree.menage.texte({ nom: "depcom", libelle: "commune" }, "");
export const statut_occupation_logement = entree.menage.code(
  {
    nom: "statut_occupation_logement",
    libelle: "statut d’occupation du logement",
    codes: STATUTS_LOGEMENT,
  },
  "non_renseigne",
);
export const loyer = entree.menage.nombre({ nom: "loyer", libelle: "loyer ou mensualité", unite: "€" });
export const charges_locatives = entree.menage.nombre({
  nom: "charges_locatives",
  libelle: "charges locatives",
  unite: "€",
});
export const coloc = duLogement("coloc", "colocation");
export const logement_chambre = duLogement("logement_chambre", "chambre");
export const logement_crous = duLogement("logement_crous", "logement du Crous");
/** The kind of a residence, said of a dwelling that is a `locataire_foyer`’s. */
export const residence_sociale = duLogement(
  "residence_sociale",
  "résidence Habitat Jeunes ou résidence sociale",
);
export const residence_etudiante = duLogement("residence_etudiante", "résidence étudiante");
export const participation_frais = duLogement("participation_frais", "participation aux frais du logement");
export const aide_logement_date_pret_conventionne = entree.menage.date(
  { nom: "aide_logement_date_pret_conventionne", libelle: "date du prêt" },
  "",
);
export const date_entree_logement = entree.menage.date(
  { nom: "date_entree_logement", libelle: "date d’entrée dans le logement" },
  "1870-01-01",
);
