import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { decembre, estUneAnnee, janvier, moisDe, precedents } from "../../mois.ts";
import { somme, variable, type Variable } from "../../moteur/variable.ts";
import { STATUTS_MARITAUX } from "./codes.ts";
import * as d from "./donnees.ts";

/** Hours of the monthly minimum wage that the family code counts (CSS R512-2). */
const HEURES_MENSUELLES = 169;

/** Age of somebody whose birth nobody gave: no condition of age holds. */
const INCONNU = -9999;
const JOUR = 86_400_000;
const jours = (jour: string) =>
  Date.UTC(Number(jour.slice(0, 4)), Number(jour.slice(5, 7)) - 1, Number(jour.slice(8, 10))) / JOUR;
const premierDuMois = (mois: number) => Date.UTC(Math.floor(mois / 12), mois % 12, 1) / JOUR;

/** Whole years on the first of the month; given at the date of value for the four recent months. */
export const age = variable.individu.nombre(
  { nom: "age", libelle: "âge", unite: "ans" },
  (c, individu, mois) => {
    const naissance = d.date_naissance(c, individu, mois);
    return naissance ? Math.floor((premierDuMois(mois) - jours(naissance) + 1) / 365.2425) : INCONNU;
  },
  INCONNU,
);

/** Whole months on the first of the month; before the recent months, the known figure moved back. */
export const age_en_mois: Variable<IndividuDeLaLoi, number> = variable.individu.nombre(
  { nom: "age_en_mois", libelle: "âge en mois", unite: "mois" },
  (c, individu, mois) => {
    const naissance = d.date_naissance(c, individu, mois);
    if (!naissance) return INCONNU;
    for (let ecart = 1; ecart <= 24; ecart += 1) {
      for (const voisin of [mois + ecart, mois - ecart]) {
        if (c.estDonnee("age_en_mois", individu, voisin))
          return age_en_mois(c, individu, voisin) + mois - voisin;
      }
    }
    return Math.floor((premierDuMois(mois) - jours(naissance) + 1) / 30.436875);
  },
  INCONNU,
);

export const majeur = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  age(c, individu, mois) >= 18;

export const etudiant = variable.individu.booleen(
  { nom: "etudiant", libelle: "en études" },
  (c, individu, mois) => d.activite(c, individu, mois) === "etudiant",
);

/** In work-study: said, or under one of its two contracts. */
export const alternant = variable.individu.booleen(
  { nom: "alternant", libelle: "en alternance", article: "C. trav., art. L6221-1 et L6325-1" },
  (c, individu, mois) => d.apprenti(c, individu, mois) || d.professionnalisation(c, individu, mois),
);

/** Said; two people on one return whose status is not are held for partners, anybody else for single. */
export const statut_marital = variable.individu.code(
  { nom: "statut_marital", libelle: "statut marital", article: "CGI, art. 6", codes: STATUTS_MARITAUX },
  (c, individu) => {
    const { declarants } = c.foyerFiscalDe(individu);
    return declarants.length > 1 && declarants.includes(individu) ? "pacse" : "celibataire";
  },
  "celibataire",
);

/** Paid the allowance of the civic service this month. */
export const service_civique = variable.individu.booleen(
  { nom: "service_civique", libelle: "en service civique", article: "C. serv. nat., art. L120-18" },
  (c, individu, mois) => d.indemnites_volontariat(c, individu, mois) > 0,
  false,
);

/** Two adults in the family: given, or counted. */
export const en_couple = variable.famille.booleen(
  { nom: "en_couple", libelle: "en couple" },
  (_, famille) => famille.parents.length > 1,
  false,
);

/** A child whose own earnings, over the last six months, exceed 55 % of the minimum wage (CSS R512-2). */
export const autonomie_financiere = variable.individu.booleen(
  { nom: "autonomie_financiere", libelle: "autonomie financière", article: "CSS, art. R512-2" },
  (c, individu, mois) => {
    const moyenne = somme(precedents(6, mois), (m) => d.salaire_net(c, individu, m)) / 6;
    const plafond =
      c.p("prestations_sociales.prestations_familiales.def_pac.revenu_plafond_pac_non_scolaire", mois) *
      HEURES_MENSUELLES *
      c.p("marche_travail.salaire_minimum.smic.smic_b_horaire", mois);
    return moyenne >= plafond;
  },
);

/** Attached to somebody’s tax return in a year: said, or a dependant born by its end who was a minor on 1 January or is disabled. */
export const enfant_a_charge = variable.individu.parAn.booleen(
  { nom: "enfant_a_charge", libelle: "à charge fiscalement" },
  (c, individu, annee) =>
    c.foyerFiscalDe(individu).personnesACharge.includes(individu) &&
    estNe(c, individu, annee) &&
    (!majeur(c, individu, janvier(annee)) || d.handicap(c, individu, janvier(annee) + 11)),
  false,
);

export const ressortissant_eee = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  c.liste("geopolitique.eee", mois).includes(d.nationalite(c, individu, mois));

/** Born by the end of a month or of a year; a birth that nobody told is past. */
export const estNe = (c: Calcul, individu: IndividuDeLaLoi, periode: number): boolean => {
  const mois = estUneAnnee(periode) ? decembre(periode) : periode;
  const naissance = d.date_naissance(c, individu, mois);
  if (naissance) return moisDe(naissance) <= mois;
  const ans = age(c, individu, mois);
  return ans >= 0 || ans === INCONNU;
};

/** Those of some people who are born by the end of a month or of a year: nobody counts before. */
export const nes = (c: Calcul, gens: readonly IndividuDeLaLoi[], periode: number): IndividuDeLaLoi[] =>
  gens.filter((un) => estNe(c, un, periode));

/** A parent of the family is expecting or, where no parent answered, its youngest child is not born yet. */
export const enceinte_fam = variable.famille.booleen(
  { nom: "enceinte_fam", libelle: "grossesse dans la famille" },
  (c, famille, mois) => {
    if (famille.parents.some((parent) => d.enceinte(c, parent, mois))) return true;
    if (famille.parents.some((parent) => c.estDonnee("enceinte", parent))) return false;
    const plusJeune = Math.min(...famille.enfants.map((enfant) => age_en_mois(c, enfant, mois)));
    return plusJeune > -6 && plusJeune < 0;
  },
);

/** Married or in a civil partnership on 1 January. */
export const mariesOuPacses = (c: Calcul, foyer: FoyerFiscal, annee: number): boolean => {
  const [declarant] = foyer.declarants;
  const statut = declarant && statut_marital(c, declarant, janvier(annee));
  return statut === "marie" || statut === "pacse";
};
