import {
  a25AnsOuMoins,
  a60AnsOuPlus,
  aUnContratDeTravail,
  aUneSpecialite,
  aUnEtablissement,
  debuteDansLeSuperieur,
  estAuLyceeOuDansLeSuperieur,
  estEnAlternance,
  estEnEtudes,
  peutDemanderLeRsaJeune,
  peutEtreEnAlternance,
} from "../../predicates.ts";
import { type Chapter, de, group, individu } from "../spec.ts";
import {
  chomage,
  grossesse,
  handicap,
  inaptitude,
  naissance,
  rattachement,
  restrictionEmploi,
} from "./personne.ts";

const etudes = group(
  "études",
  { condition: estEnEtudes },
  de("demandeur", [
    individu("scolarite"),
    individu("annee_etude", { condition: estAuLyceeOuDansLeSuperieur }),
    individu("statuts_etablissement_scolaire", { condition: aUnEtablissement }),
    individu("mention_baccalaureat", { condition: debuteDansLeSuperieur }),
    individu("stagiaire"),
  ]),
);

const contrat = de("demandeur", [
  individu("alternant", { condition: peutEtreEnAlternance }),
  individu("_contrat_alternant", { condition: estEnAlternance }),
  individu("categorie_salarie", { condition: estEnAlternance }),
  individu("groupe_specialites_formation", { condition: aUneSpecialite }),
  individu("_nombreMoisDebutContratDeTravail", { condition: aUnContratDeTravail }),
]);

/** « Parlez-nous de vous » : the applicant. */
export const profil: Chapter = {
  name: "profil",
  items: [
    ...de("demandeur", [...naissance, individu("activite")]),
    etudes,
    ...contrat,
    ...de("demandeur", [
      ...chomage,
      ...inaptitude,
      ...handicap,
      ...restrictionEmploi,
      rattachement,
      individu("rsa_jeune_condition_heures_travail_remplie", { condition: peutDemanderLeRsaJeune }),
      individu("gir", { condition: a60AnsOuPlus }),
      individu("regime_securite_sociale", { condition: a25AnsOuMoins }),
      grossesse,
    ]),
  ],
};
