import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, positif, variable } from "../../moteur/variable.ts";
import { coloc, logement_chambre, loyer } from "../communs/donnees.ts";
import { residence_aides_logement_outre_mer, zone_apl } from "../communs/lieux.ts";
import { al_couple, al_nb_personnes_a_charge } from "./personnes.ts";
import { logementDe, statutDe } from "./statut.ts";

const FORMULE = "prestations_sociales.aides_logement.allocations_logement.locatif.formule.";
const COEFFICIENTS = `${FORMULE}l_plafonds_loyers.coef_chambre_et_colocation.`;

/** Share of the rent of a furnished dwelling that counts (CCH, art. D823-16 ; arrêté du 27 septembre 2019). */
const PART_DU_LOYER_MEUBLE = 2 / 3;

/** Monthly ceiling of rent in a zone for a family, flat-share and room apart. */
export function plafondDeZone(
  c: Calcul,
  mois: number,
  { zone, enfants, couple }: { zone: string; enfants: number; couple: boolean },
): number {
  const p = (nom: string) => c.p(`${FORMULE}l_plafonds_loyers.par_zone.${zone}.${nom}`, mois);
  if (enfants > 0) return p("un_enfant") + (enfants - 1) * p("majoration_par_enf_supp");
  return p(couple ? "couples" : "personnes_seules");
}

/** Dependants and couple, as the scales of the housing aids read them. */
export const compositionDe = (c: Calcul, famille: FamilleDeLaLoi, mois: number) => ({
  enfants: al_nb_personnes_a_charge(c, famille, mois),
  couple: al_couple(c, famille, mois),
});

export const aide_logement_loyer_plafond = variable.famille.nombre(
  {
    nom: "aide_logement_loyer_plafond",
    libelle: "loyer plafond de l’aide au logement",
    article: "Arrêté du 27 septembre 2019, art. 7, 8 et 16",
    unite: "€",
  },
  (c, famille, mois) => {
    const logement = logementDe(c, famille);
    const chambre = logement_chambre(c, logement, mois);
    const seul = { enfants: 0, couple: false };
    const base = plafondDeZone(c, mois, {
      zone: zone_apl(c, logement, mois),
      ...(chambre ? seul : compositionDe(c, famille, mois)),
    });
    const colocation = coloc(c, logement, mois) ? c.p(`${COEFFICIENTS}coef_colocation`, mois) : 1;
    return arrondi(base * colocation * (chambre ? c.p(`${COEFFICIENTS}coef_chambre`, mois) : 1), 2);
  },
);

/** Rent without charges; two thirds of it for a furnished dwelling. */
export const aide_logement_loyer_reel = variable.famille.nombre(
  {
    nom: "aide_logement_loyer_reel",
    libelle: "loyer pris en compte",
    article: "CCH, art. D823-16",
    unite: "€",
  },
  (c, famille, mois) => {
    const part = statutDe(c, famille, mois) === "locataire_meuble" ? PART_DU_LOYER_MEUBLE : 1;
    return arrondi(loyer(c, logementDe(c, famille), mois) * part);
  },
);

export const aide_logement_loyer_retenu = variable.famille.nombre(
  {
    nom: "aide_logement_loyer_retenu",
    libelle: "loyer retenu, dans la limite du plafond",
    article: "CCH, art. D823-16",
    unite: "€",
  },
  (c, famille, mois) =>
    Math.min(aide_logement_loyer_reel(c, famille, mois), aide_logement_loyer_plafond(c, famille, mois)),
);

/** Flat amount of charges, whatever they really are. */
export const aide_logement_charges = variable.famille.nombre(
  {
    nom: "aide_logement_charges",
    libelle: "forfait de charges",
    article: "Arrêté du 27 septembre 2019, art. 9, 16 et 46",
    unite: "€",
  },
  (c, famille, mois) => {
    const logement = logementDe(c, famille);
    const { enfants, couple } = compositionDe(c, famille, mois);
    const partage = coloc(c, logement, mois);
    const outreMer = residence_aides_logement_outre_mer(c, logement, mois);
    const table = outreMer
      ? partage
        ? "dom_colocataires"
        : "dom"
      : partage
        ? "cas_colocataires"
        : "cas_general";
    const p = (nom: string) => c.p(`${FORMULE}c_forfait_charges.${table}.${nom}`, mois);
    const base = partage ? (couple ? "couple_sans_enfant" : "beneficiaire_isole") : "cas_general";
    return p(base) + enfants * p("majoration_par_enfant");
  },
);

/** 1 up to a rent of some times the ceiling, then falling to 0: 3.4 and 4 times in zone 1, 2.5 and 3.1 elsewhere. */
export function degressivite(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const zone = zone_apl(c, logementDe(c, famille), mois);
  const plafond = aide_logement_loyer_plafond(c, famille, mois);
  const seuil = (nom: string) =>
    arrondi(
      plafond *
        c.p(
          `prestations_sociales.aides_logement.allocations_logement.locatif.coefficients_degressivite_suppression.${zone}.${nom}`,
          mois,
        ),
      2,
    );
  const [debut, fin] = [seuil("degressivite"), seuil("suppression")];
  return Math.min(1, positif(1 - (aide_logement_loyer_reel(c, famille, mois) - debut) / (fin - debut)));
}
