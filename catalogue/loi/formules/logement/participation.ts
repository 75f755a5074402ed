import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { residence_aides_logement_outre_mer, residence_saint_pierre_et_miquelon } from "../communs/lieux.ts";
import { aide_logement_base_ressources } from "./base.ts";
import {
  aide_logement_charges,
  aide_logement_loyer_retenu,
  compositionDe,
  plafondDeZone,
} from "./locatif.ts";
import { logementDe } from "./statut.ts";

const PP = "prestations_sociales.aides_logement.allocations_logement.locatif.formule.pp_particip_perso.";
const ZONE_DE_REFERENCE = "zone_2";

export const aide_logement_participation_minimale = variable.famille.nombre(
  {
    nom: "aide_logement_participation_minimale",
    libelle: "participation minimale au loyer",
    article: "Arrêté du 27 septembre 2019, art. 13",
    unite: "€",
  },
  (c, famille, mois) =>
    Math.max(
      c.p(`${PP}p0_particip_min.p0_taux`, mois) *
        (aide_logement_loyer_retenu(c, famille, mois) + aide_logement_charges(c, famille, mois)),
      c.p(`${PP}p0_particip_min.p0_forfait`, mois),
    ),
);

/** Yearly euros. */
export const aide_logement_R0 = variable.famille.nombre(
  {
    nom: "aide_logement_R0",
    libelle: "ressources qui ne réduisent pas l’aide au logement",
    article: "Arrêté du 27 septembre 2019, art. 15, 46 et 47",
    unite: "€",
  },
  (c, famille, mois) => {
    const logement = logementDe(c, famille);
    const { enfants, couple } = compositionDe(c, famille, mois);
    if (enfants === 1 && residence_aides_logement_outre_mer(c, logement, mois))
      return c.p(`${PP}r0_abattement.outre_mer.taux1pac`, mois);
    const aSaintPierre = residence_saint_pierre_et_miquelon(c, logement, mois);
    // Saint-Pierre-et-Miquelon has its own figures since July 2022.
    const p = (nom: string) =>
      (aSaintPierre
        ? c.siEnVigueur(`${PP}r0_abattement.saint_pierre_et_miquelon.${nom}`, mois)
        : undefined) ?? c.p(`${PP}r0_abattement.cas_general.${nom}`, mois);
    if (enfants === 0) return p(couple ? "taux_couple" : "taux_seul");
    return p(`taux${Math.min(enfants, 6)}pac`) + positif(enfants - 6) * p("taux_pac_supp");
  },
);

/** Yearly euros. */
export const aide_logement_ressources_apres_abattement = variable.famille.nombre(
  {
    nom: "aide_logement_ressources_apres_abattement",
    libelle: "ressources qui réduisent l’aide au logement",
    article: "CCH, art. D823-17",
    unite: "€",
  },
  (c, famille, mois) =>
    positif(aide_logement_base_ressources(c, famille, mois) - aide_logement_R0(c, famille, mois)),
);

export const aide_logement_taux_famille = variable.famille.nombre(
  {
    nom: "aide_logement_taux_famille",
    libelle: "taux selon la taille de la famille",
    article: "Arrêté du 27 septembre 2019, art. 14 et 46",
  },
  (c, famille, mois) => {
    const outreMer = residence_aides_logement_outre_mer(c, logementDe(c, famille), mois);
    const taux = `${PP}tp_taux.tf_taille_famille.${outreMer ? "dom" : "metropole"}.` as const;
    const p = (nom: string) => c.p(`${taux}${nom}`, mois);
    const { enfants, couple } = compositionDe(c, famille, mois);
    if (enfants === 0) return p(couple ? "couples_0_enfant" : "personnes_isolees");
    const dernier = outreMer ? 7 : 6;
    const table = Math.min(enfants, dernier);
    // Overseas, nothing more beyond the seventh child before January 2023.
    const parEnfant = c.siEnVigueur(`${taux}maj_par_enf_supp`, mois) ?? 0;
    return p(`avec_${table}_enfant${table > 1 ? "s" : ""}`) + positif(enfants - dernier) * parEnfant;
  },
);

/** The rent against the ceiling of zone 2, flat-share and room apart. */
export const aide_logement_taux_loyer = variable.famille.nombre(
  {
    nom: "aide_logement_taux_loyer",
    libelle: "taux selon le loyer",
    article: "Arrêté du 27 septembre 2019, art. 14",
  },
  (c, famille, mois) => {
    const reference = plafondDeZone(c, mois, {
      zone: ZONE_DE_REFERENCE,
      ...compositionDe(c, famille, mois),
    });
    const rapport = aide_logement_loyer_retenu(c, famille, mois) / reference;
    const p = (nom: string) => c.p(`${PP}tp_taux.tl_loyer.${nom}`, mois);
    const [seuil1, seuil2] = [p("seuils.seuil_1"), p("seuils.seuil_2")];
    return (
      Math.min(rapport, seuil1) * p("taux.tl_taux_1") +
      positif(Math.min(rapport, seuil2) - seuil1) * p("taux.tl_taux_2") +
      positif(rapport - seuil2) * p("taux.tl_taux_3")
    );
  },
);

export const aide_logement_taux_participation_personnelle = variable.famille.nombre(
  {
    nom: "aide_logement_taux_participation_personnelle",
    libelle: "taux de participation personnelle",
    article: "CCH, art. D823-17",
  },
  (c, famille, mois) =>
    aide_logement_taux_famille(c, famille, mois) + aide_logement_taux_loyer(c, famille, mois),
);

export const aide_logement_participation_ressources = variable.famille.nombre(
  {
    nom: "aide_logement_participation_ressources",
    libelle: "participation au loyer selon les ressources",
    article: "CCH, art. D823-17",
    unite: "€",
  },
  (c, famille, mois) =>
    aide_logement_ressources_apres_abattement(c, famille, mois) *
    aide_logement_taux_participation_personnelle(c, famille, mois),
);

export const aide_logement_participation_personnelle = variable.famille.nombre(
  {
    nom: "aide_logement_participation_personnelle",
    libelle: "participation personnelle au loyer",
    article: "CCH, art. D823-17",
    unite: "€",
  },
  (c, famille, mois) =>
    aide_logement_participation_minimale(c, famille, mois) +
    aide_logement_participation_ressources(c, famille, mois),
);

/** Rent and charges less what the household pays of them; a dwelling lent for nothing is not rented (C. civ., art. 1709). */
export function aideLocative(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const retenu = aide_logement_loyer_retenu(c, famille, mois);
  if (retenu <= 0) return 0;
  return positif(
    retenu +
      aide_logement_charges(c, famille, mois) -
      aide_logement_participation_personnelle(c, famille, mois),
  );
}
