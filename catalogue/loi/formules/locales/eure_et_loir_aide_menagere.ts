import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, en_couple } from "../communs/personnes.ts";
import { chomage_imposable, retraite_imposable, salaire_imposable } from "../impot/net.ts";
import { beneficeDuMois, droitDuLieu } from "./communs.ts";
import { eure_et_loir_eligibilite_residence } from "./eure_et_loir.ts";
import { apa_domicile } from "./eure_et_loir_autonomie.ts";

const AIDE = "departements.eure_et_loir.aide_menagere.";
const REGLEMENT = "Règlement départemental d’aide sociale d’Eure-et-Loir, ";

/** Ceiling of social aid at home, euros a year: that of the minimum for old age (CASF, art. L231-2 and R231-2). */
const PLAFOND = "prestations_sociales.solidarite_insertion.minimum_vieillesse.aspa.montant_maximum_annuel.";
const PLAFOND_ARTICLE = "CASF, art. L231-2, L241-1 et R231-2";

/** All that comes in but family benefits and housing aid (same articles). */
const PERSONNELLES = [
  ...["aah", "asi", "ass", "indemnites_journalieres"].map((nom) => lointaine<IndividuDeLaLoi, number>(nom)),
  salaire_imposable,
  beneficeDuMois,
  chomage_imposable,
  retraite_imposable,
  d.pensions_invalidite,
  d.pensions_alimentaires_percues,
  d.revenus_stage_formation_pro,
];
const FAMILIALES = ["aspa", "rsa", "ppa"].map((nom) => lointaine<FamilleDeLaLoi, number>(nom));

/** Last month’s resources of the person or of the couple, euros. */
export const eure_et_loir_aide_menagere_ressources = variable.famille.nombre(
  {
    nom: "eure_et_loir_aide_menagere_ressources",
    libelle: "ressources prises en compte pour l’aide ménagère d’Eure-et-Loir",
    article: PLAFOND_ARTICLE,
    unite: "€",
  },
  (c, famille, mois) =>
    somme(famille.parents, (parent) => somme(PERSONNELLES, (une) => une(c, parent, mois - 1))) +
    somme(FAMILIALES, (une) => une(c, famille, mois - 1)),
);

const sousLePlafond = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const famille = c.familleDe(individu);
  const plafond = c.p(`${PLAFOND}${en_couple(c, famille, mois) ? "couples" : "personnes_seules"}`, mois) / 12;
  return eure_et_loir_aide_menagere_ressources(c, famille, mois) <= plafond;
};

/** Old enough, or earlier for one who cannot work. */
const estAgee = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const ages = `${AIDE}age_minimal_personne_agee_`;
  const ans = age(c, individu, mois);
  return (
    ans >= c.p(`${ages}apte_travail`, mois) ||
    (ans >= c.p(`${ages}inapte_travail`, mois) && d.inapte_travail(c, individu, mois))
  );
};

/** Help for those whom the APA leaves out. A foreigner’s stay is a question of the results (`sejour.ts`), here and below. */
export const eure_et_loir_eligibilite_aide_menagere_personne_agee = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_aide_menagere_personne_agee",
    libelle: "aide ménagère aux personnes âgées d’Eure-et-Loir",
    article: `${REGLEMENT}titre 2, art. 23`,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    estAgee(c, individu, mois) &&
    ["gir_5", "gir_6"].includes(d.gir(c, individu, mois)) &&
    sousLePlafond(c, individu, mois) &&
    apa_domicile(c, individu, mois - 1) <= 0,
);

/** High rate of disability, or from 50 % a lasting restriction in access to work (CSS, art. L821-1, L821-2 and D821-1). */
const incapaciteRemplie = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const taux = d.taux_incapacite(c, individu, mois);
  const seuil = (nom: string) => c.p(`${AIDE}taux_incapacite_${nom}`, mois);
  return (
    taux >= seuil("superieur") ||
    (taux >= seuil("minimum_restriction_acces_emploi") &&
      d.aah_restriction_substantielle_durable_acces_emploi(c, individu, mois))
  );
};

export const eure_et_loir_eligibilite_aide_menagere_personne_handicap = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_aide_menagere_personne_handicap",
    pourSoi: true,
    libelle: "aide ménagère aux personnes handicapées d’Eure-et-Loir",
    article: `${REGLEMENT}titre 3, art. 94-1 et 94-4`,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    incapaciteRemplie(c, individu, mois) &&
    age(c, individu, mois) <= c.p(`${AIDE}age_minimal_personne_handicap`, mois) &&
    sousLePlafond(c, individu, mois),
);
