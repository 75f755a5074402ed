import type { Dit, Dits } from "./foyer.ts";

/** Ways of living; sums are euros a month, the place is what is typed in the search of communes. */
const habite =
  (statut: string) =>
  (depcom: string, loyer: Dit, suite: Dits = {}): Dits => ({
    statut_occupation_logement: statut,
    loyer,
    depcom,
    ...suite,
  });
export const loue = habite("Location vide");
export const meuble = habite("Location meublée");
export const residence = habite("Foyer ou résidence");
export const achete = habite("Propriété, premier achat");
export const possede = habite("Propriété");

const sansLoyer =
  (statut: string, fixe: Dits = {}) =>
  (depcom: string, suite: Dits = {}): Dits => ({
    statut_occupation_logement: statut,
    depcom,
    ...fixe,
    ...suite,
  });
/** Housed by someone else than the parents, who are the next one. */
export const heberge = sansLoyer("Hébergement sans loyer");
export const sansLogement = sansLoyer("Sans logement stable");
/** Of the applicant: whether those who house are the parents. */
export const chezSesParents: Dits = { habite_chez_parents: "Oui" };
export const chezQuelquUn: Dits = { habite_chez_parents: "Non" };

const vit =
  (activite: string) =>
  (date_naissance: string, suite: Dits = {}): Dits => ({ date_naissance, activite, ...suite });
export const salarie = vit("En emploi");
export const independant = vit("Travail indépendant");
export const volontaire = vit("En service civique");
export const retraite = vit("À la retraite");
export const inactif = vit("Autre situation");
export const chomeur = (date_naissance: string, date_debut_chomage: string, suite: Dits = {}): Dits => ({
  date_naissance,
  activite: "En recherche",
  date_debut_chomage,
  ...suite,
});

const etudie =
  (scolarite: string) =>
  (date_naissance: string, annee_etude: string, suite: Dits = {}): Dits => ({
    date_naissance,
    activite: "En études",
    scolarite,
    ...(annee_etude && { annee_etude }),
    ...suite,
  });
export const superieur = etudie("L’enseignement");
export const lycee = etudie("Un lycée");
/** Without a year of studies. */
export const college = (date_naissance: string, suite?: Dits) =>
  etudie("Un collège")(date_naissance, "", suite);
export const numerique = (date_naissance: string, suite?: Dits) =>
  etudie("Une grande école")(date_naissance, "", suite);
export const autresEtudes = (date_naissance: string, suite?: Dits) =>
  etudie("Autre")(date_naissance, "", suite);

/** Of the applicant who depends on the parents. */
export const aCharge: Dits = { enfant_a_charge: "Non" };
/** Of the applicant: yearly euros of the parents, and where they live. */
export const brutDesParents = (euros: number): Dits => ({
  bourse_criteres_sociaux_base_ressources_parentale: euros,
});
export const parentsA = (commune: string): Dits => ({
  _bourseCriteresSociauxCommuneDomicileFamilial: commune,
});
export const apprenti = (employeur: string): Dits => ({
  alternant: "Oui",
  _contrat_alternant: "Un contrat d’apprentissage",
  categorie_salarie: employeur,
});
export const professionnalisation = (employeur: string): Dits => ({
  alternant: "Oui",
  _contrat_alternant: "Un contrat de professionnalisation",
  categorie_salarie: employeur,
});
export const handicape = (taux_incapacite: string, suite: Dits = {}): Dits => ({
  handicap: "Oui",
  taux_incapacite,
  ...suite,
});

/** Of the household: the parents; children in their care, of whom in higher education. */
export const parents = (situation: string, aLeurCharge?: number, dansLeSuperieur?: number): Dits => ({
  _situation: situation,
  ...(aLeurCharge !== undefined && { bourse_criteres_sociaux_nombre_enfants_a_charge: aLeurCharge }),
  ...(dansLeSuperieur !== undefined && {
    bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: dansLeSuperieur,
  }),
});
