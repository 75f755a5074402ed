import { montantDuBareme } from "../../moteur/bareme.ts";
import { janvier } from "../../mois.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { garde_alternee, statut_occupation_logement } from "../communs/donnees.ts";
import { foyersDuMenage, rfrDuMenage } from "./foyers.ts";
import { estLocataire, estProprietaire } from "./statut.ts";
import { nes } from "../communs/personnes.ts";

const CHEQUE = "prestations_sociales.solidarite_insertion.autre_solidarite.cheque_energie.";
const ARTICLE = "C. énergie, art. L124-1 et R124-1";

/** A child in alternating custody counts as half a person. */
const PART_EN_GARDE_ALTERNEE = 0.5;

/** Units of consumption of a dwelling, a year. */
export const cheque_energie_unites_consommation = variable.menage.parAn.nombre(
  {
    nom: "cheque_energie_unites_consommation",
    libelle: "unités de consommation du logement",
    article: ARTICLE,
  },
  (c, menage, annee) => {
    const membres = nes(c, menage.membres, annee);
    const alternes = membres.filter((membre) => garde_alternee(c, membre, janvier(annee)));
    const personnes = membres.length - PART_EN_GARDE_ALTERNEE * alternes.length;
    const p = (nom: string) => c.p(`${CHEQUE}unites_consommation.${nom}`, annee);
    return (
      Math.min(personnes, 1) * p("premiere_personne") +
      Math.min(positif(personnes - 1), 1) * p("deuxieme_personne") +
      positif(personnes - 2) * p("autres_personnes")
    );
  },
);

const baremeDe = (unites: number): string => {
  if (unites <= 1) return "une_uc";
  return unites < 2 ? "une_uc_a_deux_uc" : "plus_de_deux_ucs";
};

/** Yearly euros, dwelling apart: by the reference income of two years ago. */
export const cheque_energie_montant = variable.menage.parAn.nombre(
  {
    nom: "cheque_energie_montant",
    libelle: "montant du chèque énergie selon les revenus",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, annee) => {
    const unites = cheque_energie_unites_consommation(c, menage, annee);
    const bareme = c.bareme(`${CHEQUE}baremes.${baremeDe(unites)}`, annee);
    return montantDuBareme(bareme, rfrDuMenage(c, menage, annee - 2) / unites);
  },
);

/** Yearly euros: for a dwelling that a taxpayer owns or rents at the time of the campaign, residences apart; it is sent for every month of the year. */
export const cheque_energie = variable.menage.parAn.nombre(
  { nom: "cheque_energie", libelle: "chèque énergie", article: ARTICLE, unite: "€", protectionSociale: true },
  (c, menage, annee) => {
    const statut = statut_occupation_logement(c, menage, janvier(annee));
    const logement = estLocataire(statut) || estProprietaire(statut);
    return logement && foyersDuMenage(c, menage).length > 0 ? cheque_energie_montant(c, menage, annee) : 0;
  },
);
