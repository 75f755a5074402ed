import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { zone_apl } from "../communs/lieux.ts";
import { aide_logement_base_ressources } from "./base.ts";
import { compositionDe } from "./locatif.ts";
import { enResidenceSociale, logement_conventionne, logementDe } from "./statut.ts";

const RLS = "prestations_sociales.aides_logement.reduction_loyer_solidarite.";

/** Figure of a table by zone and family, whose rows of dependants go up to `dernier`. */
function figure(c: Calcul, famille: FamilleDeLaLoi, mois: number, table: string, dernier: number): number {
  const { enfants, couple } = compositionDe(c, famille, mois);
  const zone = zone_apl(c, logementDe(c, famille), mois);
  const p = (nom: string) => c.p(`${RLS}${table}.par_zone.${zone}.${nom}`, mois);
  if (enfants === 0) return p(couple ? "couples" : "personnes_seules");
  return (
    p(`famille_${Math.min(enfants, dernier)}pac`) + positif(enfants - dernier) * p("majoration_par_pac_supp")
  );
}

/** Monthly euros. */
export const reduction_loyer_solidarite_plafond_ressources = variable.famille.nombre(
  {
    nom: "reduction_loyer_solidarite_plafond_ressources",
    libelle: "plafond de ressources de la réduction de loyer de solidarité",
    article: "CCH, art. L442-2-1 ; arrêté du 27 février 2018",
    unite: "€",
  },
  (c, famille, mois) => figure(c, famille, mois, "plafond_ressources", 6),
);

export const reduction_loyer_solidarite_montant = variable.famille.nombre(
  {
    nom: "reduction_loyer_solidarite_montant",
    libelle: "montant de la réduction de loyer de solidarité",
    article: "CCH, art. L442-2-1 ; arrêté du 27 février 2018",
    unite: "€",
  },
  (c, famille, mois) => figure(c, famille, mois, "montant", 1),
);

/** In social housing only, not in a residence (CCH, art. L442-2-1): what the landlord takes off the rent. */
export const reduction_loyer_solidarite = variable.famille.nombre(
  {
    nom: "reduction_loyer_solidarite",
    libelle: "réduction de loyer de solidarité",
    article: "CCH, art. L442-2-1 ; arrêté du 27 février 2018",
    unite: "€",
  },
  (c, famille, mois) =>
    !enResidenceSociale(c, logementDe(c, famille), mois) &&
    logement_conventionne(c, logementDe(c, famille), mois) &&
    aide_logement_base_ressources(c, famille, mois) / 12 <
      reduction_loyer_solidarite_plafond_ressources(c, famille, mois)
      ? reduction_loyer_solidarite_montant(c, famille, mois)
      : 0,
);

/** Part of the reduction that the housing aid goes down by. */
export const baisseParRls = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number => {
  const reduction = reduction_loyer_solidarite(c, famille, mois);
  return reduction && c.p(`${RLS}fraction_baisse_aide_logement`, mois) * reduction;
};
