import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { decembre, janvier } from "../../mois.ts";
import { positif, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { enfant_a_charge, majeur, mariesOuPacses, statut_marital } from "../communs/personnes.ts";

/** CGI, art. 194, II. */
const DEMI_PART = 0.5;

const QUOTIENT = "impot_revenu.calcul_impot_revenu.plaf_qf.quotient_familial.cas_general.";

const mineursACharge = (
  c: Calcul,
  { personnesACharge }: FoyerFiscal,
  annee: number,
): readonly IndividuDeLaLoi[] => personnesACharge.filter((individu) => enfant_a_charge(c, individu, annee));

const enAlternance = (c: Calcul, individu: IndividuDeLaLoi, annee: number): boolean =>
  d.garde_alternee(c, individu, janvier(annee));

/** Children at charge in alternating custody. */
export const nbH = variable.foyerFiscal.parAn.nombre(
  {
    nom: "nbH",
    libelle: "enfants à charge en résidence alternée",
    article: "CGI, art. 194, I",
  },
  (c, foyer, annee) => mineursACharge(c, foyer, annee).filter((i) => enAlternance(c, i, annee)).length,
);

/** Adult dependants of the household, disability apart. */
const majeursRattaches = (c: Calcul, { personnesACharge }: FoyerFiscal, annee: number): number =>
  personnesACharge.filter(
    (individu) =>
      majeur(c, individu, janvier(annee)) &&
      !d.handicap(c, individu, decembre(annee)) &&
      !enfant_a_charge(c, individu, annee),
  ).length;

/** Dependants: children in full custody and attached adults. The taxpayers are not counted. */
export const nb_pac = variable.foyerFiscal.parAn.nombre(
  { nom: "nb_pac", libelle: "personnes à charge du foyer fiscal", article: "CGI, art. 196 et 196 A bis" },
  (c, foyer, annee) =>
    mineursACharge(c, foyer, annee).length - nbH(c, foyer, annee) + majeursRattaches(c, foyer, annee),
);

/** Taxpayers whose incomes are taxed together: 2 if married or in a civil partnership. */
export const nb_adult = variable.foyerFiscal.parAn.nombre(
  { nom: "nb_adult", libelle: "adultes du foyer fiscal", article: "CGI, art. 6" },
  (c, foyer, annee) => (mariesOuPacses(c, foyer, annee) ? 2 : 1),
);

/** Shares that the first `n` dependants give. */
function partsDesPersonnesACharge(c: Calcul, n: number, annee: number): number {
  const part = (nom: string) => c.p(`${QUOTIENT}${nom}`, annee);
  return (
    part("enf1") * Math.min(n, 1) +
    part("enf2") * Math.min(positif(n - 1), 1) +
    part("enf3_et_sup") * positif(n - 2)
  );
}

/** Of somebody who lives alone with children: half a share, a quarter for a single child in alternating custody. */
function demiPartDuParentIsole(
  c: Calcul,
  foyer: FoyerFiscal,
  annee: number,
  enfants: number,
  alternes: number,
) {
  const [declarant] = foyer.declarants;
  if (!declarant || statut_marital(c, declarant, janvier(annee)) === "veuf") return 0;
  if (nb_adult(c, foyer, annee) > 1 || c.familleDe(declarant).parents.length > 1) return 0;
  if (enfants > 0) return DEMI_PART;
  return Math.min(alternes, 2) * (DEMI_PART / 2);
}

/** Tax shares; a child in alternating custody counts half, after the others (CGI, art. 194, I). */
export const nbptr = variable.foyerFiscal.parAn.nombre(
  { nom: "nbptr", libelle: "parts fiscales", article: "CGI, art. 194", unite: "parts" },
  (c, foyer, annee) => {
    const pleines = nb_pac(c, foyer, annee);
    const alternees = nbH(c, foyer, annee);
    const seules = partsDesPersonnesACharge(c, pleines, annee);
    const toutes = partsDesPersonnesACharge(c, pleines + alternees, annee);
    const declarant = foyer.declarants[0];
    const veuf = declarant && statut_marital(c, declarant, janvier(annee)) === "veuf";
    const duVeuvage = veuf && pleines > 0 ? c.p(`${QUOTIENT}veuf`, annee) : 0;
    const conjoint = (nb_adult(c, foyer, annee) - 1) * c.p(`${QUOTIENT}conj`, annee);
    const isole = demiPartDuParentIsole(c, foyer, annee, pleines, alternees);
    return 1 + conjoint + duVeuvage + isole + seules + (toutes - seules) / 2;
  },
);
