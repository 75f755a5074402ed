import type { CheminLu } from "../../parametres/parametres.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, janvier } from "../../mois.ts";
import { arrondi, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { nes } from "../communs/personnes.ts";
import { BMAF } from "../famille/ressources.ts";
import { foyersDuCouple, rfrDuCouple } from "../impot/couple.ts";

const BOURSES = "prestations_sociales.education.bourses.bourses_education.";
const SMIC_HORAIRE = "marche_travail.salaire_minimum.smic.smic_b_horaire";
/** The scales have a column for each number of children, the last for eight and more. */
const COLONNES = 8;
const TRIMESTRES = 3;

/** Year in which the school year of a month began: from September on, that of the month. */
const rentreeDe = (mois: number): number => anneeDe(mois - 8);

/**
 * Year of the incomes read: the year before the school year began, which its tax notice tells (C. éduc., art.
 * D531-4 and D531-20). From September to December somebody may know the notice of the year before only.
 */
function anneeDesRevenus(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const annee = rentreeDe(mois) - 1;
  const foyers = foyersDuCouple(c, famille.membres[0] as IndividuDeLaLoi);
  const donne = (une: number) => foyers.some((foyer) => c.estDonnee("rfr", foyer, une));
  return !donne(annee) && donne(anneeDe(mois) - 2) ? anneeDe(mois) - 2 : annee;
}

/** Euros a year: both people in charge of the pupils, married or not. */
const rfrDeLaFamille = (c: Calcul, famille: FamilleDeLaLoi, annee: number): number =>
  rfrDuCouple(c, famille.membres[0] as IndividuDeLaLoi, annee);

/** A pupil of the parents’ household, who answers for oneself: without work-study nor child of one’s own. */
const estEleveAttache = (c: Calcul, famille: FamilleDeLaLoi, mois: number, un: IndividuDeLaLoi): boolean =>
  famille.membres.length === 1 &&
  c.foyerFiscalDe(un).personnesACharge.includes(un) &&
  !d.apprenti(c, un, mois);

/** Children of the household that the pupils are in: the parents’, told by a pupil who answers for oneself. */
function enfantsDuFoyer(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const [seul] = famille.parents;
  return seul && estEleveAttache(c, famille, mois, seul)
    ? d.bourse_criteres_sociaux_nombre_enfants_a_charge(c, famille, mois)
    : nes(c, famille.enfants, mois).length;
}

/** False for a pupil whose parents’ income was not told: nothing is guessed of it. */
function revenuConnu(c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean {
  const [seul] = famille.parents;
  return (
    !seul ||
    !estEleveAttache(c, famille, mois, seul) ||
    c.estDonnee("rfr", c.foyerFiscalDe(seul), anneeDesRevenus(c, famille, mois))
  );
}

/** Highest step whose ceiling holds, 0 for none; ceilings are in hours of the minimum wage of July of the year read. */
function echelon(c: Calcul, famille: FamilleDeLaLoi, mois: number, chemin: string, maximal: number): number {
  if (!revenuConnu(c, famille, mois)) return 0;
  const enfants = enfantsDuFoyer(c, famille, mois);
  const colonne = Math.min(Math.max(enfants, 1), COLONNES);
  const annee = anneeDesRevenus(c, famille, mois);
  const smic = c.p(SMIC_HORAIRE, janvier(annee) + 6);
  const revenu = rfrDeLaFamille(c, famille, annee);
  for (let n = maximal; n >= 1; n -= 1) {
    if (revenu <= arrondi(c.p(`${chemin}apres_2016.echelon_${n}.plafond_${colonne}e`, mois) * smic)) return n;
  }
  return 0;
}

/** Amount of a year for the pupils of a family: three terms, each rounded to the euro. */
function montant<C extends string>(
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  scolarite: string,
  taux: CheminLu<C>,
): number {
  const eleves = [
    ...famille.enfants,
    ...famille.parents.filter((un) => estEleveAttache(c, famille, mois, un)),
  ].filter((un) => d.scolarite(c, un, mois) === scolarite).length;
  if (eleves === 0) return 0;
  const annuel = c.p(taux, mois) * c.p(BMAF, janvier(rentreeDe(mois)));
  return eleves * TRIMESTRES * arrondi(annuel / TRIMESTRES);
}

export const bourse_college_echelon = variable.famille.nombre(
  {
    nom: "bourse_college_echelon",
    libelle: "échelon de la bourse de collège",
    article: "C. éduc., art. D531-4 et D531-5",
  },
  (c, famille, mois) => echelon(c, famille, mois, `${BOURSES}bourse_college.`, 3),
);

/** Euros a school year. */
export const bourse_college = variable.famille.nombre(
  {
    nom: "bourse_college",
    libelle: "bourse de collège",
    article: "C. éduc., art. L531-1 et D531-7",
    unite: "€",
  },
  (c, famille, mois) => {
    const rang = bourse_college_echelon(c, famille, mois);
    return rang ? montant(c, famille, mois, "college", `${BOURSES}bourse_college.montant_taux_${rang}`) : 0;
  },
);

export const bourse_lycee_echelon = variable.famille.nombre(
  {
    nom: "bourse_lycee_echelon",
    libelle: "échelon de la bourse de lycée",
    article: "C. éduc., art. D531-21",
  },
  (c, famille, mois) => echelon(c, famille, mois, `${BOURSES}bourse_lycee.`, 6),
);

/** Euros a school year. */
export const bourse_lycee = variable.famille.nombre(
  {
    nom: "bourse_lycee",
    libelle: "bourse de lycée",
    article: "C. éduc., art. L531-4 et D531-29",
    unite: "€",
  },
  (c, famille, mois) => {
    const rang = bourse_lycee_echelon(c, famille, mois);
    const taux = `${BOURSES}bourse_lycee.apres_2016.echelon_${rang}.montant` as const;
    return rang ? montant(c, famille, mois, "lycee", taux) : 0;
  },
);
