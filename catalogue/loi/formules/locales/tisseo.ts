import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, etudiant } from "../communs/personnes.ts";
import { TISSEO } from "./communes.ts";
import { quotientMensuel, residence } from "./communs.ts";

const SMIC = "marche_travail.salaire_minimum.smic.";
const AAH = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.montant";
const ARTICLE = "Tisséo, tarification solidaire et tarifs réduits";
/** Net minimum wage over the gross one, hourly, in 2018. */
const SMIC_NET_SUR_BRUT = 7.82 / 9.88;

/** Per cent off: free, eight tenths, seven tenths, a half. */
const [GRATUITE, FORTE, FAIBLE, MOITIE] = [100, 80, 70, 50];
const TISSEO_SEUILS = "metropoles.toulouse.tisseo.";
const SCOLAIRE: ReadonlySet<string> = new Set(["college", "lycee"]);
const AGES = { premier: 4, majorite: 20, finJeunesse: 26, finBourse: 35, retraite: 65 };
const DERNIER_ECHELON = 7;
const [INCAPACITE_MOYENNE, INCAPACITE_FORTE] = [0.5, 0.8];

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const echelon = lointaine<IndividuDeLaLoi, number>("bourse_criteres_sociaux_echelon");
const cmu_c_plafond = lointaine<FamilleDeLaLoi, number>("cmu_c_plafond");

export const tisseo_ressort_territorial = residence(
  "tisseo_ressort_territorial",
  "logement dans le périmètre de Tisséo",
  ...TISSEO,
);

/** Euros a month by tax share, of a year. */
export const tisseo_transport_reduction_ressources_fiscales = variable.foyerFiscal.parAn.nombre(
  {
    nom: "tisseo_transport_reduction_ressources_fiscales",
    libelle: "revenu fiscal mensuel par part",
    article: ARTICLE,
    unite: "€",
  },
  quotientMensuel,
);

export const tisseo_transport_reduction_plafond_smic_net = variable.individu.nombre(
  {
    nom: "tisseo_transport_reduction_plafond_smic_net",
    libelle: "Smic net mensuel",
    article: ARTICLE,
    unite: "€",
  },
  (c, _, mois) =>
    SMIC_NET_SUR_BRUT * c.p(`${SMIC}smic_b_horaire`, mois) * c.p(`${SMIC}nb_heures_travail_mensuel`, mois),
);

const quotient = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  tisseo_transport_reduction_ressources_fiscales(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2);

/** Free up to a ceiling, less off up to the net minimum wage, less again above, and half since September 2022. */
function selonRessources(
  c: Calcul,
  individu: IndividuDeLaLoi,
  mois: number,
  [ressources, plafond]: readonly [number, number],
): number {
  if (ressources <= plafond) return GRATUITE;
  if (ressources <= tisseo_transport_reduction_plafond_smic_net(c, individu, mois)) return FORTE;
  const haut = c.siEnVigueur(`${TISSEO_SEUILS}ressources_demi_tarif`, mois) ?? Infinity;
  return ressources > haut ? MOITIE : FAIBLE;
}

const selonLeQuotient = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  selonRessources(c, individu, mois, [quotient(c, individu, mois), c.p(AAH, mois)]);

/** Since July 2023 a scholarship opens the lowest price from 11 on; before, studies or less than 20 years did. */
const sansLaBourse = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  age(c, individu, mois) >= (c.siEnVigueur(`${TISSEO_SEUILS}age_minimal_bourse`, mois) ?? Infinity) &&
  !boursier(c, individu, mois);

const reduction = (
  public_: string,
  libelle: string,
  taux: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number,
) =>
  variable.individu.nombre(
    { nom: `tisseo_transport_${public_}_reduction`, libelle, article: ARTICLE, unite: "%" },
    taux,
  );

export const tisseo_transport_jeune_reduction = reduction(
  "jeune",
  "réduction des jeunes",
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    if (ans < AGES.premier || ans >= AGES.finJeunesse) return 0;
    return ans < AGES.majorite && !sansLaBourse(c, individu, mois) ? FORTE : FAIBLE;
  },
);

export const tisseo_transport_etudiant_reduction = reduction(
  "etudiant",
  "réduction des élèves et des étudiants",
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    const estEtudiant = etudiant(c, individu, mois);
    if (
      estEtudiant &&
      ans < AGES.finBourse &&
      boursier(c, individu, mois) &&
      echelon(c, individu, mois) === DERNIER_ECHELON
    )
      return GRATUITE;
    const enEtudes = estEtudiant || SCOLAIRE.has(d.scolarite(c, individu, mois));
    if (sansLaBourse(c, individu, mois)) return 0;
    return enEtudes && ans >= AGES.majorite && ans < AGES.finJeunesse ? FORTE : 0;
  },
);

/** By the unemployment benefits of last month. */
export const tisseo_transport_demandeur_emploi_indemnise_reduction = reduction(
  "demandeur_emploi_indemnise",
  "réduction des demandeurs d’emploi indemnisés",
  (c, individu, mois) => {
    const allocation = d.chomage_net(c, individu, mois - 1);
    if (allocation <= 0) return 0;
    return selonRessources(c, individu, mois, [
      allocation,
      cmu_c_plafond(c, c.familleDe(individu), mois) / 12,
    ]);
  },
);

export const tisseo_transport_demandeur_emploi_non_indemnise_reduction = reduction(
  "demandeur_emploi_non_indemnise",
  "réduction des demandeurs d’emploi",
  (c, individu, mois) =>
    d.activite(c, individu, mois) === "chomeur" &&
    quotient(c, individu, mois) <= tisseo_transport_reduction_plafond_smic_net(c, individu, mois)
      ? FORTE
      : 0,
);

export const tisseo_transport_retraite_reduction = reduction(
  "retraite",
  "réduction des retraités",
  (c, individu, mois) =>
    d.activite(c, individu, mois) === "retraite" || age(c, individu, mois) >= AGES.retraite
      ? selonLeQuotient(c, individu, mois)
      : 0,
);

export const tisseo_transport_invalide_reduction = reduction(
  "invalide",
  "réduction des personnes handicapées",
  (c, individu, mois) => {
    const taux = d.taux_incapacite(c, individu, mois);
    if (taux < INCAPACITE_MOYENNE) return 0;
    return taux >= INCAPACITE_FORTE ? GRATUITE : selonLeQuotient(c, individu, mois);
  },
);

/** Per cent off: the best of those that a person has. */
export const tisseo_transport_reduction = variable.individu.nombre(
  {
    nom: "tisseo_transport_reduction",
    libelle: "réduction sur les transports de Toulouse",
    article: ARTICLE,
    unite: "%",
  },
  (c, individu, mois) =>
    tisseo_ressort_territorial(c, c.menageDe(individu), mois)
      ? Math.max(
          tisseo_transport_jeune_reduction(c, individu, mois),
          tisseo_transport_etudiant_reduction(c, individu, mois),
          tisseo_transport_demandeur_emploi_indemnise_reduction(c, individu, mois),
          tisseo_transport_demandeur_emploi_non_indemnise_reduction(c, individu, mois),
          tisseo_transport_retraite_reduction(c, individu, mois),
          tisseo_transport_invalide_reduction(c, individu, mois),
        )
      : 0,
);
