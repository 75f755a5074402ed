import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { premierJour } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, alternant } from "../communs/personnes.ts";
import { secteur_activite_employeur } from "../communs/rares.ts";
import { aide_logement } from "./aide.ts";
import { estLocataire } from "./statut.ts";

const MOBILI = "prestations_sociales.education.mobilite.mobili_jeune.";
const SMIC = "marche_travail.salaire_minimum.smic.";
const ARTICLE = "CCH, art. L313-3 ; directive Action Logement sur l’aide Mobili-Jeune";
const JOUR = 86_400_000;
const VENDREDI = 5;

/** Days from Monday to Friday between two days, the second left out. */
function joursOuvres(debut: string, fin: string): number {
  let total = 0;
  for (let jour = Date.parse(debut); jour < Date.parse(fin); jour += JOUR) {
    const rang = new Date(jour).getUTCDay();
    if (rang >= 1 && rang <= VENDREDI) total += 1;
  }
  return total;
}

/** Monthly minimum wage, for the days of the month after the start of the contract. */
function smicProratise(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const [premier, suivant] = [premierJour(mois), premierJour(mois + 1)];
  const contrat = d.contrat_de_travail_debut(c, individu, mois);
  const debut = contrat > premier ? contrat : premier;
  return (
    (c.p(`${SMIC}smic_b_horaire`, mois) *
      c.p(`${SMIC}nb_heures_travail_mensuel`, mois) *
      joursOuvres(debut, suivant)) /
    joursOuvres(premier, suivant)
  );
}

/** An alternant under 30, paid 1.2 times the minimum wage at most, who rents. */
export const mobili_jeune_eligibilite = variable.individu.booleen(
  { nom: "mobili_jeune_eligibilite", libelle: "conditions de l’aide Mobili-Jeune", article: ARTICLE },
  (c, individu, mois) => {
    const statut = d.statut_occupation_logement(c, c.menageDe(individu), mois);
    return (
      age(c, individu, mois) < c.p(`${MOBILI}age_maximum`, mois) &&
      alternant(c, individu, mois) &&
      d.peec_employeur(c, individu, mois) &&
      (estLocataire(statut) || statut === "locataire_foyer") &&
      d.salaire_de_base(c, individu, mois) <=
        c.p(`${MOBILI}part_du_smic`, mois) * smicProratise(c, individu, mois)
    );
  },
  false,
);

/** What is left of rent and charges after the housing aid; more for farm employers. */
export const mobili_jeune = variable.individu.nombre(
  {
    nom: "mobili_jeune",
    libelle: "aide Mobili-Jeune",
    article: ARTICLE,
    unite: "€",
    protectionSociale: true,
  },
  (c, individu, mois) => {
    if (!mobili_jeune_eligibilite(c, individu, mois)) return 0;
    const menage = c.menageDe(individu);
    const reste =
      d.loyer(c, menage, mois) +
      d.charges_locatives(c, menage, mois) -
      aide_logement(c, c.familleDe(individu), mois);
    if (reste < c.p(`${MOBILI}montant.minimum`, mois)) return 0;
    const agricole = secteur_activite_employeur(c, individu, mois) === "agricole";
    const plusHaut = agricole ? c.siEnVigueur(`${MOBILI}montant.maximum.secteur_agricole`, mois) : undefined;
    return Math.min(reste, plusHaut ?? c.p(`${MOBILI}montant.maximum.autres_secteurs`, mois));
  },
);
