import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { type NomDuRevenu, partDesAccidents } from "../communs/definitions-du-revenu.ts";
import * as d from "../communs/donnees.ts";
import { indemnites_journalieres } from "../communs/revenus.ts";
import { chomage_imposable } from "./net.ts";

/** Part of what an accident at work or an occupational disease brings that is not taxed (CGI, art. 81, 8°). */
const PART_EXONEREE = 0.5;

/** What stands for wages and is taxed as they are; the amount received is held for the taxable one. */
export const indemnites_imposables = variable.individu.nombre(
  {
    nom: "indemnites_imposables",
    libelle: "indemnités journalières, de chômage partiel et de formation imposables",
    article: "CGI, art. 79, 80 quinquies et 81, 8°",
    unite: "€",
  },
  (c, individu, mois) =>
    indemnites_journalieres(c, individu, mois) -
    PART_EXONEREE *
      (d.indemnites_journalieres_accident_travail(c, individu, mois) +
        d.indemnites_journalieres_maladie_professionnelle(c, individu, mois)) +
    d.indemnites_chomage_partiel(c, individu, mois) +
    d.revenus_stage_formation_pro(c, individu, mois),
);

/** What a definition of income counts of work-accident pay beyond its taxable half, euros of a month. */
export const accidentsEnPlus =
  (revenu: NomDuRevenu) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
    (partDesAccidents(revenu) - (1 - PART_EXONEREE)) *
    (d.indemnites_journalieres_accident_travail(c, individu, mois) +
      d.indemnites_journalieres_maladie_professionnelle(c, individu, mois));

/** Taxable euros of a month for who lost a job: the benefit, or the one of a « contrat de sécurisation professionnelle ». */
export const chomageDuMois = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  chomage_imposable(c, individu, mois) + d.allocation_securisation_professionnelle(c, individu, mois);
