import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { taux_incapacite } from "../communs/donnees.ts";
import { age, etudiant, majeur } from "../communs/personnes.ts";
import { EUROMETROPOLE_STRASBOURG } from "./communes.ts";
import { quotientFamilial, residence } from "./communs.ts";

const ARTICLE = "Eurométropole de Strasbourg, tarification solidaire des transports en commun";
/** Half price up to the first age and from the second one. */
const [DERNIER_AGE_JEUNE, AGE_SENIOR] = [25, 65];
const TAUX_INCAPACITE = 0.8;

/** Quotient that a scholarship stands for: lowest step, euros a month. */
const QUOTIENTS_BOURSIERS = [
  [5, 355],
  [3, 560],
] as const;
const QUOTIENT_ETUDIANT = 765;

/** Highest quotient, full price and half price, euros a month. */
const TARIFS = [
  [356, 5.8, 3.4],
  [560, 13.4, 7.3],
] as const;
/** Under this quotient, the third price; from it on, no price of solidarity. */
const DERNIER_PLAFOND = 765;
const DERNIER_TARIF = [25.7, 13.6] as const;
const AUCUN_TARIF = [0, 0] as const;

const PREFIXE = "eurometropole_strasbourg_tarification_solidaire_transport_";

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const echelon = lointaine<IndividuDeLaLoi, number>("bourse_criteres_sociaux_echelon");

export const eurometropole_strasbourg_tarification_solidaire_transport_eligibilite_geographique = residence(
  `${PREFIXE}eligibilite_geographique`,
  "logement dans l’Eurométropole de Strasbourg",
  ...EUROMETROPOLE_STRASBOURG,
);

/** Young, old, or largely disabled: each pays the lower of the two series. */
export const eurometropole_strasbourg_tarification_solidaire_transport_eligible_tarif_reduit =
  variable.individu.booleen(
    {
      nom: `${PREFIXE}eligible_tarif_reduit`,
      libelle: "moitié prix : 25 ans et moins, 65 ans et plus, ou incapacité de 80 %",
      article: ARTICLE,
    },
    (c, individu, mois) => {
      const ans = age(c, individu, mois);
      return (
        ans <= DERNIER_AGE_JEUNE || ans >= AGE_SENIOR || taux_incapacite(c, individu, mois) >= TAUX_INCAPACITE
      );
    },
    false,
  );

function quotientEtudiant(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  if (!etudiant(c, individu, mois)) return 0;
  if (!boursier(c, individu, mois)) return QUOTIENT_ETUDIANT;
  const rang = echelon(c, individu, mois);
  return QUOTIENTS_BOURSIERS.find(([minimum]) => rang >= minimum)?.[1] ?? QUOTIENT_ETUDIANT;
}

/** Euros a month: what a scholarship stands for. */
export const eurometropole_strasbourg_tarification_solidaire_transport_quotient_familial_etudiant =
  variable.individu.nombre(
    {
      nom: `${PREFIXE}quotient_familial_etudiant`,
      libelle: "quotient familial retenu pour un étudiant",
      article: ARTICLE,
      unite: "€",
    },
    quotientEtudiant,
  );

export const eurometropole_strasbourg_tarification_solidaire_transport_quotient_familial =
  variable.individu.nombre(
    {
      nom: `${PREFIXE}quotient_familial`,
      libelle: "quotient familial retenu",
      article: ARTICLE,
      unite: "€",
    },
    (c, individu, mois) =>
      etudiant(c, individu, mois)
        ? eurometropole_strasbourg_tarification_solidaire_transport_quotient_familial_etudiant(
            c,
            individu,
            mois,
          )
        : quotientFamilial(c, individu, mois),
  );

function tarifs(quotient: number): readonly [plein: number, reduit: number] {
  const tarif = TARIFS.find(([plafond]) => quotient <= plafond);
  if (tarif) return [tarif[1], tarif[2]];
  return quotient < DERNIER_PLAFOND ? DERNIER_TARIF : AUCUN_TARIF;
}

/** Price, euros a month; 0 for those who have no reduced price, and for minors, who pay nothing since September 2021. */
export const eurometropole_strasbourg_tarification_solidaire_transport_montant = variable.individu.nombre(
  {
    nom: `${PREFIXE}montant`,
    libelle: "abonnement de transport de Strasbourg",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => {
    const logement = c.menageDe(individu);
    if (
      !majeur(c, individu, mois) ||
      !eurometropole_strasbourg_tarification_solidaire_transport_eligibilite_geographique(c, logement, mois)
    )
      return 0;
    const [plein, reduit] = tarifs(
      eurometropole_strasbourg_tarification_solidaire_transport_quotient_familial(c, individu, mois),
    );
    const moitie = eurometropole_strasbourg_tarification_solidaire_transport_eligible_tarif_reduit;
    return moitie(c, individu, mois) ? reduit : plein;
  },
);
