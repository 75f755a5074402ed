import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, nes, ressortissant_eee } from "../communs/personnes.ts";
import { retraite_imposable, salaire_imposable } from "../impot/net.ts";
import { droitDuLieu } from "./communs.ts";
import { eure_et_loir_eligibilite_residence } from "./eure_et_loir.ts";
import { apa_domicile } from "./eure_et_loir_autonomie.ts";

const AIDE = "departements.eure_et_loir.aide_menagere.";
const REGLEMENT = "Règlement départemental d’aide sociale d’Eure-et-Loir, ";

const aah = lointaine<IndividuDeLaLoi, number>("aah");
const aspa = lointaine<FamilleDeLaLoi, number>("aspa");
const asi_aspa_base_ressources_individu = lointaine<IndividuDeLaLoi, number>(
  "asi_aspa_base_ressources_individu",
);

/** Old enough, or earlier for one who cannot work. */
const estAgee = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const ages = `${AIDE}age_minimal_personne_agee_`;
  const ans = age(c, individu, mois);
  return (
    ans >= c.p(`${ages}apte_travail`, mois) ||
    (ans >= c.p(`${ages}inapte_travail`, mois) && d.inapte_travail(c, individu, mois))
  );
};

/** Help for those whom the APA leaves out; their resources are those of the minimum for old age. */
export const eure_et_loir_eligibilite_aide_menagere_personne_agee = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_aide_menagere_personne_agee",
    libelle: "aide ménagère aux personnes âgées d’Eure-et-Loir",
    article: `${REGLEMENT}titre 2, art. 23`,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    estAgee(c, individu, mois) &&
    ressortissant_eee(c, individu, mois) &&
    ["gir_5", "gir_6"].includes(d.gir(c, individu, mois)) &&
    asi_aspa_base_ressources_individu(c, individu, mois) <= aspa(c, c.familleDe(individu), mois) &&
    apa_domicile(c, individu, mois - 1) <= 0,
);

/** Resources of one person in a month, euros. */
const ressourcesDuMois = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  somme(
    [aah, salaire_imposable, retraite_imposable, d.pensions_invalidite, d.revenus_stage_formation_pro],
    (une) => une(c, individu, mois),
  );

/**
 * Last month’s resources, euros: everybody’s own count once for each person of the request, each
 * family’s minimum for old age once for each of its people. In fact the aid is for those without any.
 */
export const eure_et_loir_aide_menagere_personne_handicap_ressources = variable.individu.nombre(
  {
    nom: "eure_et_loir_aide_menagere_personne_handicap_ressources",
    libelle: "ressources prises en compte pour l’aide ménagère d’Eure-et-Loir",
    article: `${REGLEMENT}titre 3, art. 94-1`,
    unite: "€",
  },
  (c, _, mois) => {
    const individus = nes(c, c.entites.individus, mois);
    const deTous = somme(individus, (individu) => ressourcesDuMois(c, individu, mois - 1));
    return (
      individus.length * deTous + somme(individus, (individu) => aspa(c, c.familleDe(individu), mois - 1))
    );
  },
);

/** High rate of disability, or a middle one with a lasting restriction in access to work. */
const incapaciteRemplie = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const taux = d.taux_incapacite(c, individu, mois);
  const seuil = (nom: string) => c.p(`${AIDE}taux_incapacite_${nom}`, mois);
  return (
    taux >= seuil("superieur") ||
    (taux > seuil("minimum_restriction_acces_emploi") &&
      taux < seuil("maximum_restriction_acces_emploi") &&
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
    ressortissant_eee(c, individu, mois) &&
    eure_et_loir_aide_menagere_personne_handicap_ressources(c, individu, mois) <=
      aspa(c, c.familleDe(individu), mois),
);
