import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, autonomie_financiere } from "../communs/personnes.ts";
import { af_nbenf, enMetropole, outreMer, prestations_familiales_enfant_a_charge } from "./enfants.ts";
import { BMAF, prestations_familiales_base_ressources } from "./ressources.ts";

const AF = "prestations_sociales.prestations_familiales.prestations_generales.af.";
const DOM = `${AF}af_maj_dom.`;

/** CSS, art. D521-1: a child born before this day keeps the former age of the increase. */
const FIN_ANCIEN_AGE = "2012-03-01";
const ANCIEN_AGE_MAJORATION = 14;

const estALaCharge = (c: Calcul, famille: FamilleDeLaLoi, mois: number): IndividuDeLaLoi[] =>
  famille.enfants.filter((enfant) => prestations_familiales_enfant_a_charge(c, enfant, mois));

const plafond = (c: Calcul, tranche: 1 | 2, nbEnfants: number, mois: number): number =>
  c.p(`${AF}af_cond_ress.plafond_tranche_${tranche}_base`, mois) +
  nbEnfants * c.p(`${AF}af_cond_ress.majoration_plafond_par_enfant_supplementaire`, mois);

/** Part of the amounts that is paid, by the family’s resources: all, half or a quarter. */
function modulation(c: Calcul, famille: FamilleDeLaLoi, mois: number, nbEnfants: number): number {
  const ressources = prestations_familiales_base_ressources(c, famille, mois);
  const tranche = 1 + ([1, 2] as const).filter((n) => ressources > plafond(c, n, nbEnfants, mois)).length;
  return c.p(`${AF}af_cm.modulation.taux_tranche_${tranche}`, mois);
}

/** Monthly excess of the resources over the last ceiling that they pass. */
function depassement(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const ressources = prestations_familiales_base_ressources(c, famille, mois);
  const nbEnfants = af_nbenf(c, famille, mois);
  const second = plafond(c, 2, nbEnfants, mois);
  return positif(ressources - (ressources > second ? second : plafond(c, 1, nbEnfants, mois))) / 12;
}

export const af_eligibilite_base = variable.famille.booleen(
  { nom: "af_eligibilite_base", libelle: "au moins deux enfants à charge", article: "CSS, art. L521-1" },
  (c, famille, mois) =>
    enMetropole(c, famille, mois) &&
    af_nbenf(c, famille, mois) >= c.p(`${AF}af_cm.nb_enfants_min_pour_allocation`, mois),
);

export const af_eligibilite_dom = variable.famille.booleen(
  {
    nom: "af_eligibilite_dom",
    libelle: "au moins un enfant à charge, outre-mer",
    article: "CSS, art. L755-11",
  },
  (c, famille, mois) => outreMer(c, famille, mois) && af_nbenf(c, famille, mois) >= 1,
);

const estEligible = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  af_eligibilite_base(c, famille, mois) || af_eligibilite_dom(c, famille, mois);

/** A child in alternating custody counts half. */
export const af_coeff_garde_alternee = variable.famille.nombre(
  {
    nom: "af_coeff_garde_alternee",
    libelle: "part due pour la résidence alternée",
    article: "CSS, art. L521-2",
  },
  (c, famille, mois) => {
    const enfants = estALaCharge(c, famille, mois);
    const alternes = enfants.filter((enfant) => d.garde_alternee(c, enfant, mois)).length;
    if (alternes === 0) return 1;
    return 1 - ((1 - c.p(`${AF}af_cm.facteur_garde_alternee`, mois)) * alternes) / enfants.length;
  },
  1,
);

export const af_base = variable.famille.nombre(
  {
    nom: "af_base",
    libelle: "allocations familiales, avant les majorations pour l’âge",
    article: "CSS, art. L521-1, D521-1 et D755-5",
    unite: "€",
  },
  (c, famille, mois) => {
    if (!estEligible(c, famille, mois)) return 0;
    const nbEnfants = af_nbenf(c, famille, mois);
    const taux =
      nbEnfants === 1
        ? c.p(`${DOM}allocations_familiales_un_enfant`, mois)
        : c.p(`${AF}af_cm.taux.enf2`, mois) + (nbEnfants - 2) * c.p(`${AF}af_cm.taux.enf3`, mois);
    return (
      arrondi(taux * c.p(BMAF, mois), 2) *
      af_coeff_garde_alternee(c, famille, mois) *
      modulation(c, famille, mois, nbEnfants)
    );
  },
);

/** Rate of the increase for the age of one child, in parts of the monthly base. */
function tauxMajoration(c: Calcul, enfant: IndividuDeLaLoi, mois: number, nbEnfants: number): number {
  const ans = age(c, enfant, mois);
  if (nbEnfants === 1) {
    const debut = (tranche: string) => c.p(`${DOM}tranches_age.age_debut_${tranche}_tranche`, mois);
    if (ans >= debut("deuxieme")) return c.p(`${DOM}majoration_premier_enfant.taux_tranche_2`, mois);
    return ans >= debut("premiere") ? c.p(`${DOM}majoration_premier_enfant.taux_tranche_1`, mois) : 0;
  }
  const requis =
    d.date_naissance(c, enfant, mois) < FIN_ANCIEN_AGE
      ? ANCIEN_AGE_MAJORATION
      : c.p(`${AF}af_maj.maj_age_deux_enfants.age1`, mois);
  return ans >= requis ? c.p(`${AF}af_maj.maj_age_deux_enfants.taux1`, mois) : 0;
}

/** The elder of two, by the day of birth: one alone, of twins too (CSS, art. L521-3). */
const estLAine = (c: Calcul, enfant: IndividuDeLaLoi, famille: FamilleDeLaLoi, mois: number): boolean => {
  const ne = (un: IndividuDeLaLoi) => d.date_naissance(c, un, mois);
  const [aine] = [...estALaCharge(c, famille, mois)].sort(
    (a, b) => ne(a).localeCompare(ne(b)) || age(c, b, mois) - age(c, a, mois),
  );
  return enfant === aine;
};

/** Increase for the age of a child, before the resources: not for the elder of two. */
export const af_majoration_enfant = variable.individu.nombre(
  {
    nom: "af_majoration_enfant",
    libelle: "majoration des allocations familiales pour l’âge d’un enfant",
    article: "CSS, art. L521-3 et D521-1",
    unite: "€",
  },
  (c, enfant, mois) => {
    const famille = c.familleDe(enfant);
    if (!prestations_familiales_enfant_a_charge(c, enfant, mois) || !af_base(c, famille, mois)) return 0;
    const nbEnfants = af_nbenf(c, famille, mois);
    if (nbEnfants === 2 && estLAine(c, enfant, famille, mois)) return 0;
    const part = d.garde_alternee(c, enfant, mois) ? c.p(`${AF}af_cm.facteur_garde_alternee`, mois) : 1;
    return tauxMajoration(c, enfant, mois, nbEnfants) * c.p(BMAF, mois) * part;
  },
);

export const af_majoration = variable.famille.nombre(
  {
    nom: "af_majoration",
    libelle: "majorations des allocations familiales pour l’âge des enfants",
    article: "CSS, art. L521-3",
    unite: "€",
  },
  (c, famille, mois) => {
    const entieres = somme(famille.enfants, (enfant) => af_majoration_enfant(c, enfant, mois));
    return entieres && entieres * modulation(c, famille, mois, af_nbenf(c, famille, mois));
  },
);

export const af_allocation_forfaitaire_nb_enfants = variable.famille.nombre(
  {
    nom: "af_allocation_forfaitaire_nb_enfants",
    libelle: "enfants de 20 ans encore à charge",
    article: "CSS, art. L521-1",
  },
  (c, famille, mois) =>
    famille.enfants.filter(
      (enfant) =>
        age(c, enfant, mois) === c.p(`${AF}af_cm.age3`, mois) && !autonomie_financiere(c, enfant, mois),
    ).length,
);

/** For a year after their 20th birthday, children of a family that had three. */
export const af_allocation_forfaitaire = variable.famille.nombre(
  {
    nom: "af_allocation_forfaitaire",
    libelle: "allocation forfaitaire pour les enfants de 20 ans",
    article: "CSS, art. L521-1 et D521-2",
    unite: "€",
  },
  (c, famille, mois) => {
    const ont20Ans = af_allocation_forfaitaire_nb_enfants(c, famille, mois);
    const nbEnfants = af_nbenf(c, famille, mois) + ont20Ans;
    const forfait = `${AF}af_maj.majoration_enfants.allocation_forfaitaire.`;
    if (!ont20Ans || nbEnfants < c.p(`${forfait}nb_enfants_min`, mois)) return 0;
    return (
      ont20Ans *
      arrondi(c.p(`${forfait}taux`, mois) * c.p(BMAF, mois), 2) *
      modulation(c, famille, mois, nbEnfants)
    );
  },
);

/** What softens the passing of a ceiling: the amount less the monthly excess of resources. */
const complement = (c: Calcul, famille: FamilleDeLaLoi, mois: number, montant: number): number => {
  if (montant === 0) return 0;
  const exces = depassement(c, famille, mois);
  return exces > 0 ? positif(montant - exces) : 0;
};

export const af_complement_degressif = variable.famille.nombre(
  {
    nom: "af_complement_degressif",
    libelle: "complément dégressif des allocations familiales",
    article: "CSS, art. L521-1 et D521-1",
    unite: "€",
  },
  (c, famille, mois) =>
    af_eligibilite_base(c, famille, mois)
      ? complement(c, famille, mois, af_base(c, famille, mois) + af_majoration(c, famille, mois))
      : 0,
);

export const af_allocation_forfaitaire_complement_degressif = variable.famille.nombre(
  {
    nom: "af_allocation_forfaitaire_complement_degressif",
    libelle: "complément dégressif de l’allocation forfaitaire",
    article: "CSS, art. L521-1 et D521-2",
    unite: "€",
  },
  (c, famille, mois) => complement(c, famille, mois, af_allocation_forfaitaire(c, famille, mois)),
);

/** Euros a month. */
export const af = variable.famille.nombre(
  {
    nom: "af",
    libelle: "allocations familiales",
    article: "CSS, art. L521-1 à L521-3",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    af_base(c, famille, mois) +
    af_majoration(c, famille, mois) +
    af_allocation_forfaitaire(c, famille, mois) +
    af_complement_degressif(c, famille, mois) +
    af_allocation_forfaitaire_complement_degressif(c, famille, mois),
);
