import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, positif, variable } from "../../moteur/variable.ts";
import { handicap } from "../communs/donnees.ts";
import { en_couple, nes } from "../communs/personnes.ts";
import { BREST_METROPOLE } from "./communes.ts";
import { chezLesSiens, premierParent, quotientFamilial, residence } from "./communs.ts";

const ARTICLE = "Brest métropole, tarification solidaire des transports";
/** Highest monthly quotient and price, euros a month. */
const TARIFS = [
  [482, 6.2],
  [573, 15],
] as const;
/** Price of those whose health cover is free, whatever the quotient. */
const TARIF_COMPLEMENTAIRE_SANTE = 15;
const DERNIER_PLAFOND = 728;
const DERNIER_TARIF = 22.5;

const af_nbenf = lointaine<FamilleDeLaLoi, number>("af_nbenf");
const cmu_c = lointaine<FamilleDeLaLoi, boolean>("cmu_c");
const prestations_familiales_base_ressources = lointaine<FamilleDeLaLoi, number>(
  "prestations_familiales_base_ressources",
);

export const brest_metropole_residence_menage = residence(
  "brest_metropole_residence_menage",
  "logement dans Brest métropole",
  ...BREST_METROPOLE,
);

export const residence_brest_metropole = variable.individu.booleen(
  { nom: "residence_brest_metropole", libelle: "habite Brest métropole", article: ARTICLE },
  (c, individu, mois) => brest_metropole_residence_menage(c, c.menageDe(individu), mois),
  false,
);

/** Two for the adults, a half for each of the first two children, one for the third, a half after; a half more with a disability. */
export const quotient_familial_caf_parts = variable.famille.nombre(
  { nom: "quotient_familial_caf_parts", libelle: "parts du quotient familial de la CAF", article: ARTICLE },
  (c, famille, mois) => {
    const enfants = af_nbenf(c, famille, mois);
    const adultes = en_couple(c, famille, mois) || enfants >= 1 ? 2 : 1;
    const premiers = 0.5 * Math.min(enfants, 2) + (enfants >= 3 ? 1 : 0);
    // The first child of a lone parent already gives the second adult’s share.
    const dejaComptee = !en_couple(c, famille, mois) && enfants >= 1 ? 0.5 : 0;
    const handicapes = nes(c, famille.enfants, mois).filter((enfant) => handicap(c, enfant, mois)).length;
    return adultes + premiers - dejaComptee + 0.5 * positif(enfants - 3) + 0.5 * handicapes;
  },
);

/** Euros a month by share. */
export const quotient_familial_caf = variable.famille.nombre(
  { nom: "quotient_familial_caf", libelle: "quotient familial de la CAF", article: ARTICLE, unite: "€" },
  (c, famille, mois) =>
    prestations_familiales_base_ressources(c, famille, mois) /
    12 /
    quotient_familial_caf_parts(c, famille, mois),
);

/** The quotient is that of the parents, for who is still counted in their household. */
function tarif(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const quotient = chezLesSiens(c, premierParent(famille), mois)
    ? quotientFamilial(c, premierParent(famille), mois)
    : quotient_familial_caf(c, famille, mois);
  const premier = TARIFS.find(([plafond]) => quotient <= plafond);
  if (premier) return premier[1];
  if (cmu_c(c, famille, mois)) return TARIF_COMPLEMENTAIRE_SANTE;
  return quotient <= DERNIER_PLAFOND ? DERNIER_TARIF : 0;
}

export const brest_metropole_transport_montant = variable.famille.nombre(
  {
    nom: "brest_metropole_transport_montant",
    libelle: "prix de l’abonnement selon le quotient familial",
    article: ARTICLE,
    unite: "€",
  },
  tarif,
);

/** Price, euros a month. */
export const brest_metropole_transport = variable.individu.nombre(
  {
    nom: "brest_metropole_transport",
    libelle: "abonnement de transport de Brest métropole",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) =>
    residence_brest_metropole(c, individu, mois)
      ? brest_metropole_transport_montant(c, c.familleDe(individu), mois)
      : 0,
);
