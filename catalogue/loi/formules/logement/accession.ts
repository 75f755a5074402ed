import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { bareme } from "../../moteur/bareme.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { aide_logement_date_pret_conventionne, loyer } from "../communs/donnees.ts";
import { zone_apl } from "../communs/lieux.ts";
import { age } from "../communs/personnes.ts";
import { aide_logement_base_ressources } from "./base.ts";
import { aide_logement_charges, compositionDe } from "./locatif.ts";
import { logementDe, regimeDe } from "./statut.ts";

const AL = "prestations_sociales.aides_logement.allocations_logement.";
const K = `${AL}foyer.k_coef_prise_en_charge.`;
const MENSUALITES = `${AL}accession.formule.l_mensualite_eligible.al.`;
const LOYERS_DE_FOYER = `${AL}foyer.al.formule.l_plafonds_loyers.`;
const LOYER_MINIMAL = `${AL}foyer.apl.formule.e0_equiv_loyers_minimale.apl2.`;

/** Age from which residents of a home have the ceiling of the elderly (CSS, art. L161-17-2). */
const AGE_EN_FOYER = `${AL}ressources.personnes_a_charge.age_minimal.ascendants_invalides`;

/** Parts of the family. */
export const aides_logement_nb_part = variable.famille.nombre(
  {
    nom: "aides_logement_nb_part",
    libelle: "parts de la famille pour l’aide en accession ou en foyer",
    article: "CCH, art. D832-25, 2°",
    unite: "parts",
  },
  (c, famille, mois) => {
    const { enfants, couple } = compositionDe(c, famille, mois);
    const p = (nom: string) => c.p(`${K}n_nombre_parts.al.${nom}`, mois);
    if (enfants === 0) return p(couple ? "menage_0_personnes_a_charge" : "isole_0_personne_a_charge");
    if (enfants === 1) return p("1_personne_a_charge");
    return p(`${Math.min(enfants, 4)}_personnes_a_charge`) + positif(enfants - 4) * p("maj_par_pac_supp");
  },
);

/** Share of the cost that the aid bears: less as yearly resources per part grow. */
const coefficient = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  plafond: number,
  diviseur: number,
): number =>
  Math.min(
    plafond,
    plafond -
      aide_logement_base_ressources(c, famille, mois) / (diviseur * aides_logement_nb_part(c, famille, mois)),
  );

/** The rate of loans under a convention goes with the date of the loan, which says that there is one. */
export const aides_logement_primo_accedant_k = variable.famille.nombre(
  {
    nom: "aides_logement_primo_accedant_k",
    libelle: "part de la mensualité prise en charge",
    article: "CCH, art. D832-11, 1° ; arrêté du 27 septembre 2019, art. 22",
  },
  (c, famille, mois) => {
    const conventionne = aide_logement_date_pret_conventionne(c, logementDe(c, famille), mois) !== "";
    return coefficient(
      c,
      famille,
      mois,
      c.p(`${K}plafonds.${conventionne ? "plafond_apl1" : "plafond_apl2_et_al"}`, mois),
      c.p(`${K}cm_et_r.${conventionne ? "cm3_apl3" : "cm2_apl2_et_al"}`, mois),
    );
  },
);

export const aides_logement_foyer_k_al = variable.famille.nombre(
  {
    nom: "aides_logement_foyer_k_al",
    libelle: "part de la redevance prise en charge",
    article: "CCH, art. D832-25, 2°",
  },
  (c, famille, mois) =>
    coefficient(
      c,
      famille,
      mois,
      c.p(`${K}plafonds.plafond_apl2_et_al`, mois),
      c.p(`${K}cm_et_r.cm2_apl2_et_al`, mois),
    ),
);

/** What stays to pay each month before any aid. */
export const aides_logement_loyer_minimal = variable.famille.nombre(
  {
    nom: "aides_logement_loyer_minimal",
    libelle: "loyer minimal à payer",
    article: "Arrêté du 27 septembre 2019, art. 31",
    unite: "€",
  },
  (c, famille, mois) => {
    const parts = aides_logement_nb_part(c, famille, mois);
    const parPart = aide_logement_base_ressources(c, famille, mois) / parts;
    return (
      (bareme(c.bareme(`${LOYER_MINIMAL}bareme`, mois), parPart) * parts +
        c.p(`${LOYER_MINIMAL}majoration`, mois)) /
      12
    );
  },
);

/** The ceiling of the loan’s monthly cost, by zone and family. */
export const aides_logement_primo_accedant_plafond_mensualite = variable.famille.nombre(
  {
    nom: "aides_logement_primo_accedant_plafond_mensualite",
    libelle: "plafond de la mensualité",
    article: "Arrêté du 27 septembre 2019, art. 33",
    unite: "€",
  },
  (c, famille, mois) => {
    const { enfants, couple } = compositionDe(c, famille, mois);
    const zone = zone_apl(c, logementDe(c, famille), mois);
    const p = (nom: string) => c.p(`${MENSUALITES}${zone}.${nom}`, mois);
    if (enfants === 0) return p(couple ? "menage_seul" : "personne_isolee_sans_enfant");
    const avec = Math.min(enfants, 5);
    return (
      p(`menage_ou_isole_avec_${avec}_enfant${avec > 1 ? "s" : ""}`) +
      positif(enfants - 5) * p("menage_ou_isole_par_enfant_en_plus")
    );
  },
);

export const aides_logement_foyer_personne_agee_eligibilite = variable.famille.booleen(
  {
    nom: "aides_logement_foyer_personne_agee_eligibilite",
    libelle: "plafond des personnes âgées en foyer",
    article: "Arrêté du 27 septembre 2019, art. 43",
  },
  (c, famille, mois) => age(c, famille.parents[0] as IndividuDeLaLoi, mois) >= c.p(AGE_EN_FOYER, mois),
  false,
);

/** A home is counted at its ceiling, whatever the real fee. Rooms not renovated are not asked about. */
export const aides_logement_foyer_plafond_mensualite = variable.famille.nombre(
  {
    nom: "aides_logement_foyer_plafond_mensualite",
    libelle: "plafond de la redevance en foyer",
    article: "Arrêté du 27 septembre 2019, art. 43",
    unite: "€",
  },
  (c, famille, mois) => {
    const table = aides_logement_foyer_personne_agee_eligibilite(c, famille, mois)
      ? "personnes_agees"
      : "etudiants_en_chambre_rehabilitee";
    const { couple } = compositionDe(c, famille, mois);
    return c.p(`${LOYERS_DE_FOYER}${table}.${couple ? "couple" : "personne_isolee"}`, mois);
  },
);

/** Monthly cost that counts: the loan’s within the ceiling, or the home’s ceiling. */
function coutRetenu(c: Calcul, famille: FamilleDeLaLoi, mois: number, accession: boolean): number {
  if (!accession) return aides_logement_foyer_plafond_mensualite(c, famille, mois);
  return Math.min(
    aides_logement_primo_accedant_plafond_mensualite(c, famille, mois),
    loyer(c, logementDe(c, famille), mois),
  );
}

export const aides_logement_accedant_et_foyer = variable.famille.nombre(
  {
    nom: "aides_logement_accedant_et_foyer",
    libelle: "aide calculée en accession ou en foyer",
    article: "CCH, art. D832-10 et D832-24",
    unite: "€",
  },
  (c, famille, mois) => {
    const regime = regimeDe(c, famille, mois);
    if (regime !== "accession" && regime !== "foyer") return 0;
    const cout = coutRetenu(c, famille, mois, regime === "accession");
    if (cout <= 0) return 0;
    const k =
      regime === "accession"
        ? aides_logement_primo_accedant_k(c, famille, mois)
        : aides_logement_foyer_k_al(c, famille, mois);
    const reste =
      cout + aide_logement_charges(c, famille, mois) - aides_logement_loyer_minimal(c, famille, mois);
    return positif(k) * positif(reste);
  },
);
