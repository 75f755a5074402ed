import { variable } from "../../moteur/variable.ts";
import { majeur, nes } from "../communs/personnes.ts";
import { premierParent, quotientFamilial, residence } from "./communs.ts";

const ARTICLE = "CCAS d’Illkirch-Graffenstaden, coupon Arts et Sports 2021";

/** Euros of coupons up to a monthly family quotient, included (notice 2021 of the CCAS). */
const COUPONS: readonly (readonly [quotient: number, euros: number])[] = [
  [500, 150],
  [600, 100],
  [750, 50],
];

export const illkirch_graffenstaden_eligibilite_residence = residence(
  "illkirch_graffenstaden_eligibilite_residence",
  "logement à Illkirch-Graffenstaden",
  "67218",
);

export const illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_enfant = variable.individu.booleen(
  {
    nom: "illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_enfant",
    libelle: "moins de 18 ans",
    article: ARTICLE,
  },
  (c, individu, mois) => !majeur(c, individu, mois),
);

/** Somebody of the family, parents included, is a minor. */
export const illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_famille = variable.famille.booleen(
  {
    nom: "illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_famille",
    libelle: "une personne de la famille a moins de 18 ans",
    article: ARTICLE,
  },
  (c, famille, mois) =>
    nes(c, famille.membres, mois).some((membre) =>
      illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_enfant(c, membre, mois),
    ),
);

export const illkirch_graffenstaden_coupon_arts_et_sports_quotient_familial = variable.famille.nombre(
  {
    nom: "illkirch_graffenstaden_coupon_arts_et_sports_quotient_familial",
    libelle: "quotient familial mensuel",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => quotientFamilial(c, premierParent(famille), mois),
);

export const illkirch_graffenstaden_coupon_arts_et_sports_montant = variable.famille.nombre(
  {
    nom: "illkirch_graffenstaden_coupon_arts_et_sports_montant",
    libelle: "montant des coupons selon le quotient familial",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => {
    const quotient = illkirch_graffenstaden_coupon_arts_et_sports_quotient_familial(c, famille, mois);
    return COUPONS.find(([plafond]) => quotient <= plafond)?.[1] ?? 0;
  },
);

/** One amount for the family, however many children it has. */
export const illkirch_graffenstaden_coupon_arts_et_sports = variable.famille.nombre(
  {
    nom: "illkirch_graffenstaden_coupon_arts_et_sports",
    libelle: "coupons Arts et Sports d’Illkirch-Graffenstaden",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) =>
    illkirch_graffenstaden_eligibilite_residence(c, c.menageDe(premierParent(famille)), mois) &&
    illkirch_graffenstaden_coupon_arts_et_sports_eligibilite_famille(c, famille, mois)
      ? illkirch_graffenstaden_coupon_arts_et_sports_montant(c, famille, mois)
      : 0,
);
