import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { bareme } from "../../moteur/bareme.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { charges_locatives, loyer } from "../communs/donnees.ts";
import { residence_dom, zone_apl } from "../communs/lieux.ts";
import { aides_logement_loyer_minimal, aides_logement_nb_part } from "./accession.ts";
import { aide_logement_base_ressources } from "./base.ts";
import { compositionDe } from "./locatif.ts";
import { aide_logement_condition_sejour } from "./sejour.ts";
import { enResidenceSociale, logementDe } from "./statut.ts";

/**
 * The APL of residents of a foyer under convention (CCH, art. D832-24 to D832-27 ; arrêté du 27 septembre 2019, art. 27 to
 * 32): K × (E − E0), less 5 €, so that 15 € stay to pay. Due from the first civil month whose whole fee is paid, and not from
 * the month after (art. R832-23): no month is computed here.
 *
 * Article D832-25 has two scales. The 2° is read in metropolitan France: Habitat Jeunes residences under convention since
 * October 1990, résidences sociales since 1995. Its 2nd paragraph keeps it for those of article R832-21, 1° (existing
 * buildings, no works); new and renovated ones have the 1°, which gives more to low incomes. How the building was paid for
 * is not asked. Overseas, the 1° alone exists (art. D861-21).
 */
const FOYER = "prestations_sociales.aides_logement.allocations_logement.foyer.";
const K = `${FOYER}k_coef_prise_en_charge.`;
const PARTS = `${K}n_nombre_parts.apl.`;
const PLAFONDS = `${FOYER}apl.formule.e_equiv_loyers_eligible.`;
const MINIMALE = `${FOYER}apl.formule.e0_equiv_loyers_minimale.apl1.`;
const CRDS = "prelevements_sociaux.contributions_sociales.crds";

/** What floating-point numbers leave under a whole number. */
const BRUIT = 1e-9;
const parDefaut = (x: number, decimales = 0): number =>
  Math.floor(x * 10 ** decimales + BRUIT) / 10 ** decimales;

/** The scale of article D832-25, 1°, if true; else that of its 2°. */
export const apl_foyer_premier_bareme = variable.famille.booleen(
  {
    nom: "apl_foyer_premier_bareme",
    libelle: "premier barème de l’APL en foyer",
    article: "CCH, art. D832-25 et D861-21",
  },
  (c, famille, mois) => residence_dom(c, logementDe(c, famille), mois),
  false,
);

/** N: parts of the family. */
export const apl_foyer_nb_part = variable.famille.nombre(
  {
    nom: "apl_foyer_nb_part",
    libelle: "parts de la famille pour l’APL en foyer",
    article: "CCH, art. D832-25",
    unite: "parts",
  },
  (c, famille, mois) => {
    if (!apl_foyer_premier_bareme(c, famille, mois)) return aides_logement_nb_part(c, famille, mois);
    const { enfants, couple } = compositionDe(c, famille, mois);
    const p = (nom: string) => c.p(`${PARTS}${nom}`, mois);
    if (enfants === 0) return p(couple ? "menage_0_personnes_a_charge" : "isole_0_personne_a_charge");
    if (enfants === 1) return p("1_personne_a_charge");
    return p(`${Math.min(enfants, 4)}_personnes_a_charge`) + positif(enfants - 4) * p("maj_par_pac_supp");
  },
);

/** K: share of the fee that the aid bears, rounded down to two decimals; negative for high incomes. */
export const apl_foyer_k = variable.famille.nombre(
  {
    nom: "apl_foyer_k",
    libelle: "part de la redevance prise en charge par l’APL",
    article: "CCH, art. D832-25 ; arrêté du 27 septembre 2019, art. 30",
  },
  (c, famille, mois) => {
    const parPart = aide_logement_base_ressources(c, famille, mois) / apl_foyer_nb_part(c, famille, mois);
    const p = (nom: string) => c.p(`${K}${nom}`, mois);
    if (!apl_foyer_premier_bareme(c, famille, mois))
      return parDefaut(p("plafonds.plafond_apl2_et_al") - parPart / p("cm_et_r.cm2_apl2_et_al"), 2);
    const reduction = positif(parPart - p("cm_et_r.r_apl1")) / p("cm_et_r.cm1_apl1");
    return parDefaut(p("plafonds.plafond_apl1") - reduction, 2);
  },
);

/** Monthly ceiling of the fee, by zone and family. */
export const apl_foyer_plafond = variable.famille.nombre(
  {
    nom: "apl_foyer_plafond",
    libelle: "plafond de la redevance pour l’APL en foyer",
    article: "Arrêté du 27 septembre 2019, art. 27",
    unite: "€",
  },
  (c, famille, mois) => {
    const { enfants, couple } = compositionDe(c, famille, mois);
    const zone = zone_apl(c, logementDe(c, famille), mois);
    const p = (nom: string) => c.p(`${PLAFONDS}${zone}.${nom}`, mois);
    if (enfants === 0) return p(couple ? "menage_seul" : "personne_isolee_sans_enfant");
    const avec = Math.min(enfants, 4);
    return (
      p(`menage_ou_isole_avec_${avec}_enfant${avec > 1 ? "s" : ""}`) +
      positif(enfants - 4) * p("menage_ou_isole_par_enfant_en_plus")
    );
  },
);

/**
 * E: the fee, within its ceiling, a month. The whole fee that was told stands for the share of it that is rent and charges
 * (art. R353-156 to R353-160): meals, laundry or furniture in it make the aid too high.
 */
export const apl_foyer_redevance = variable.famille.nombre(
  {
    nom: "apl_foyer_redevance",
    libelle: "redevance retenue pour l’APL en foyer",
    article: "CCH, art. D832-24, 3°",
    unite: "€",
  },
  (c, famille, mois) => {
    const logement = logementDe(c, famille);
    const redevance = loyer(c, logement, mois) + charges_locatives(c, logement, mois);
    return Math.min(redevance, apl_foyer_plafond(c, famille, mois));
  },
);

/** E0: what stays to pay each month before any aid; that of homes outside convention is the same as the 2nd paragraph’s. */
export const apl_foyer_redevance_minimale = variable.famille.nombre(
  {
    nom: "apl_foyer_redevance_minimale",
    libelle: "redevance minimale à payer",
    article: "CCH, art. D832-26 ; arrêté du 27 septembre 2019, art. 31",
    unite: "€",
  },
  (c, famille, mois) => {
    if (!apl_foyer_premier_bareme(c, famille, mois)) return aides_logement_loyer_minimal(c, famille, mois);
    const parts = apl_foyer_nb_part(c, famille, mois);
    const parPart = aide_logement_base_ressources(c, famille, mois) / parts;
    const tranches = bareme(c.bareme(`${MINIMALE}bareme`, mois), parPart);
    return ((tranches + c.p(`${MINIMALE}majoration`, mois)) * parts) / 12;
  },
);

/** Af = K × (E − E0), a month; 0 outside a residence under convention. */
export const apl_foyer_avant_retenues = variable.famille.nombre(
  {
    nom: "apl_foyer_avant_retenues",
    libelle: "APL en foyer avant les retenues",
    article: "CCH, art. D832-24",
    unite: "€",
  },
  (c, famille, mois) =>
    enResidenceSociale(c, logementDe(c, famille), mois) && aide_logement_condition_sejour(c, famille, mois)
      ? positif(apl_foyer_k(c, famille, mois)) *
        positif(apl_foyer_redevance(c, famille, mois) - apl_foyer_redevance_minimale(c, famille, mois))
      : 0,
);

/** What is left of an amount when 15 € of the fee, or 26.68 € in the first scale, stay to pay (art. D832-27). */
function gardantLeMinimum(c: Calcul, famille: FamilleDeLaLoi, mois: number, montant: number): number {
  const rang = apl_foyer_premier_bareme(c, famille, mois) ? "apl1" : "apl2";
  const minimum = c.p(`${FOYER}apl.minimum_depense_nette_logement.${rang}`, mois);
  return positif(Math.min(montant, apl_foyer_redevance(c, famille, mois) - minimum));
}

/** An amount before the CRDS, brought down so that what is paid after it is whole euros (art. D832-24, 10th paragraph). */
function netEnEuros(c: Calcul, mois: number, montant: number): number {
  const crds = montant * c.p(CRDS, mois);
  return parDefaut(montant - crds) + crds;
}

/**
 * The monthly APL of a residence under convention, before the CRDS, 10 € at least: a maximum as to the fee
 * (`apl_foyer_redevance`). `aide_logement` is this amount once the CRDS is taken from it.
 */
export const apl_foyer = variable.famille.nombre(
  {
    nom: "apl_foyer",
    libelle: "APL en résidence Habitat Jeunes ou résidence sociale",
    article: "CCH, art. D832-24 et D832-27 ; arrêté du 27 septembre 2019, art. 28, 29 et 32",
    unite: "€",
  },
  (c, famille, mois) => {
    const avant = apl_foyer_avant_retenues(c, famille, mois);
    if (avant === 0) return 0;
    const minore = positif(avant - c.p(`${FOYER}apl.minoration_forfaitaire`, mois));
    const montant = netEnEuros(c, mois, gardantLeMinimum(c, famille, mois, minore));
    return montant < c.p(`${FOYER}apl.seuil_minimum_versement`, mois) ? 0 : montant;
  },
);
