import type { FicheInstitution } from "../../catalogue/fiches/institution.ts";

/** What each kind of institution is, for who reads its page. */
export const typesDInstitutionEnMots: Readonly<Record<FicheInstitution["type"], string>> = {
  national: "Organisme national",
  europeen: "Institution européenne",
  region: "Région",
  departement: "Département",
  caf: "Caisse d’allocations familiales (Caf) locale",
  msa: "Mutualité sociale agricole (MSA) locale",
  epci: "Intercommunalité",
  commune: "Commune",
  banque: "Banque partenaire : ce qu’elle propose est une offre commerciale",
  guichet: "Service qui reçoit les demandes",
  autre: "Organisme local ou spécialisé",
};
