import type { CheminDeLaLoi } from "../../parametres/parametres.ts";
import { bareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, moisDeLAnnee } from "../../mois.ts";
import { lointaine, positif, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";

const CSG = "prelevements_sociaux.contributions_sociales.csg.";
const SEUILS = `${CSG}remplacement.seuils.`;
const CRDS = "prelevements_sociaux.contributions_sociales.crds";
const PSS = "prelevements_sociaux.pss.plafond_securite_sociale_mensuel";
const SMIC = "marche_travail.salaire_minimum.smic.";

/** What an employee pays on a gross wage under the social security ceiling, private sector. */
const COTISATIONS_SALARIALES =
  // Old age, up to the ceiling and on the whole wage (CSS, art. D242-4).
  0.069 +
  0.004 +
  // Supplementary pension and general balance (ANI du 17 novembre 2017, art. 37 et 38).
  0.0315 +
  0.0086;

const rfr = lointaine<FoyerFiscal, number>("rfr");
const nbptr = lointaine<FoyerFiscal, number>("nbptr");

/** Amount that the CSG bears on: 98,25 % of it up to four ceilings (CSS, art. L136-2). */
function assietteCsg(c: Calcul, brut: number, abattement: CheminDeLaLoi, mois: number): number {
  const pss = c.p(PSS, mois);
  return brut - pss * bareme(c.bareme(abattement, mois), brut / pss);
}

/** True for a month of a year before the one of the date of value, known by the ages that are given. */
const avantCetteAnnee = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  moisDeLAnnee(anneeDe(mois) + 1).some((suivant) => c.estDonnee("age", individu, suivant));

/**
 * Rank of the rate of CSG on replacement income, by the reference income of two years before: 0 exempt,
 * 1 reduced, 2 middle (pensions only), 3 full (CSS, art. L136-8 III). The return of three years ago is
 * not asked: unless it is given, what last year’s rate depends on counts as 0.
 */
function rangCsg(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const foyer = c.foyerFiscalDe(individu);
  const annee = anneeDe(mois) - 2;
  if (!c.estDonnee("rfr", foyer, annee) && avantCetteAnnee(c, individu, mois)) return 0;
  const [revenu, parts] = [rfr(c, foyer, annee), nbptr(c, foyer, annee)];
  return [1, 2, 3].filter((n) => {
    const seuil = `${SEUILS}seuil_rfr${n}.` as const;
    const demiParts = 2 * (parts - 1) * c.p(`${seuil}demi_part_suppl_rfr${n}`, mois);
    return revenu > c.p(`${seuil}seuil_rfr${n}`, mois) + demiParts;
  }).length;
}

/** Wages: given; computed from the gross where nothing else is known (an alternant’s past). */
export const salaire_imposable = variable.individu.nombre(
  { nom: "salaire_imposable", libelle: "salaire imposable", article: "CGI, art. 83", unite: "€" },
  (c, individu, mois) => {
    const brut = d.salaire_de_base(c, individu, mois);
    if (!brut) return 0;
    const csg =
      c.p(`${CSG}activite.deductible`, mois) * assietteCsg(c, brut, `${CSG}activite.abattement`, mois);
    return brut * (1 - COTISATIONS_SALARIALES) - csg;
  },
);

/** Unemployment benefits less the deductible CSG, which may not bring income under the minimum wage. */
export const chomage_imposable = variable.individu.nombre(
  {
    nom: "chomage_imposable",
    libelle: "allocations chômage imposables",
    article: "CSS, art. L136-8 et L136-1-2",
    unite: "€",
  },
  (c, individu, mois) => {
    const brut = d.chomage_brut(c, individu, mois);
    if (!brut) return 0;
    const rang = rangCsg(c, individu, mois);
    if (rang === 0) return brut;
    const chemin = `${CSG}remplacement.allocations_chomage.`;
    const base = assietteCsg(c, brut, `${chemin}abattement`, mois);
    const taux = (sorte: string) =>
      c.p(`${chemin}${sorte}.${rang === 1 ? "taux_reduit" : "taux_plein"}`, mois) * base;
    const plancher = c.p(`${SMIC}smic_b_horaire`, mois) * c.p(`${SMIC}nb_heures_travail_mensuel`, mois);
    const revenu = d.salaire_net(c, individu, mois) + brut;
    const retenue = (csg: number, reste: number) => positif(csg - positif(plancher - (reste - csg)));
    const imposable = retenue(taux("imposable"), revenu);
    return brut - retenue(taux("deductible"), revenu - imposable);
  },
);

/** CSG and CRDS on `brut` euros of unemployment benefits of a month, none under the first ceiling of income; floor apart. */
export function prelevementsSurLeChomage(
  c: Calcul,
  individu: IndividuDeLaLoi,
  mois: number,
  brut: number,
): number {
  const rang = rangCsg(c, individu, mois);
  if (rang === 0) return 0;
  const chemin = `${CSG}remplacement.allocations_chomage.`;
  const taux = (sorte: string) => c.p(`${chemin}${sorte}.${rang === 1 ? "taux_reduit" : "taux_plein"}`, mois);
  return (
    assietteCsg(c, brut, `${chemin}abattement`, mois) *
    (taux("deductible") + taux("imposable") + c.p(CRDS, mois))
  );
}

const TAUX_PENSIONS = ["", "taux_reduit", "taux_median", "taux_plein"];

/** Pensions less the deductible CSG. */
export const retraite_imposable = variable.individu.nombre(
  {
    nom: "retraite_imposable",
    libelle: "retraite imposable",
    article: "CSS, art. L136-8; CGI, art. 154 quinquies",
    unite: "€",
  },
  (c, individu, mois) => {
    const brut = d.retraite_brute(c, individu, mois);
    if (!brut) return 0;
    const taux = TAUX_PENSIONS[rangCsg(c, individu, mois)];
    if (!taux) return brut;
    return brut * (1 - c.p(`${CSG}remplacement.pensions_retraite_invalidite.deductible.${taux}`, mois));
  },
);
