import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../../moteur/entites.ts";
import { anneeDe, precedents } from "../../../mois.ts";
import { lointaine, somme, variable } from "../../../moteur/variable.ts";
import * as d from "../../communs/donnees.ts";
import { en_couple } from "../../communs/personnes.ts";
import {
  chomage_imposable,
  retraite_imposable,
  revenus_non_salaries,
  salaire_imposable,
} from "../../impot/index.ts";
import { premierParent } from "../communs.ts";
import { PARIS, REGLEMENT } from "./personnes.ts";

const DU_MOIS = [
  lointaine<IndividuDeLaLoi, number>("ass"),
  lointaine<IndividuDeLaLoi, number>("aah"),
  lointaine<IndividuDeLaLoi, number>("asi"),
  lointaine<IndividuDeLaLoi, number>("caah"),
  salaire_imposable,
  d.revenus_stage_formation_pro,
  chomage_imposable,
  d.allocation_securisation_professionnelle,
  lointaine<IndividuDeLaLoi, number>("indemnites_journalieres"),
  d.indemnites_chomage_partiel,
  d.indemnites_volontariat,
  d.prestation_compensatoire,
  d.pensions_invalidite,
];
const DE_LA_FAMILLE = [
  lointaine<FamilleDeLaLoi, number>("aeeh"),
  lointaine<FamilleDeLaLoi, number>("aspa"),
  lointaine<FamilleDeLaLoi, number>("rsa"),
];
const TRIMESTRE = 3;

/** A training allowance counts whole, or not at all above the net minimum wage. */
function stage(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const indemnites = d.indemnites_stage(c, individu, mois);
  return indemnites <= c.p(`${PARIS}smic_net_mensuel`, mois) ? indemnites : 0;
}

/** Euros of the month: pensions are averaged over the three before, profits over last year. */
export const paris_base_ressources_i = variable.individu.nombre(
  {
    nom: "paris_base_ressources_i",
    libelle: "ressources d’une personne pour les aides de Paris",
    article: REGLEMENT,
    unite: "€",
  },
  (c, individu, mois) =>
    somme(DU_MOIS, (une) => une(c, individu, mois)) +
    stage(c, individu, mois) +
    somme(precedents(TRIMESTRE, mois), (m) => retraite_imposable(c, individu, m)) / TRIMESTRE +
    revenus_non_salaries(c, individu, anneeDe(mois) - 1) / 12,
);

export const paris_base_ressources_famille = variable.famille.nombre(
  {
    nom: "paris_base_ressources_famille",
    libelle: "prestations de la famille comptées pour les aides de Paris",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => somme(DE_LA_FAMILLE, (une) => une(c, famille, mois)),
);

/** Everybody’s resources, children included. */
export const paris_base_ressources_foyer = variable.famille.nombre(
  {
    nom: "paris_base_ressources_foyer",
    libelle: "ressources du foyer pour les aides de Paris",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    somme(famille.membres, (un) => paris_base_ressources_i(c, un, mois)) +
    paris_base_ressources_famille(c, famille, mois),
);

/** The adults’ resources. */
export const paris_base_ressources_couple = variable.famille.nombre(
  {
    nom: "paris_base_ressources_couple",
    libelle: "ressources des adultes pour les aides de Paris",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const adultes = en_couple(c, famille, mois) ? famille.parents : [premierParent(famille)];
    return (
      somme(adultes, (un) => paris_base_ressources_i(c, un, mois)) +
      paris_base_ressources_famille(c, famille, mois)
    );
  },
);
