import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../../moteur/entites.ts";
import { anneeDe } from "../../../mois.ts";
import { lointaine, variable } from "../../../moteur/variable.ts";
import * as d from "../../communs/donnees.ts";
import { age, enfant_a_charge, estNe } from "../../communs/personnes.ts";

export const PARIS = "paris.";
export const REGLEMENT = "Ville de Paris, règlement des prestations d’aide sociale facultative";

const AGES = `${PARIS}personnes_agees.personnes_agees.`;
const DECISION = { article: REGLEMENT };

const aah = lointaine<IndividuDeLaLoi, number>("aah");
const aspa_eligibilite = lointaine<IndividuDeLaLoi, boolean>("aspa_eligibilite");

/** A child of the family, not placed, who is somebody’s dependant for the tax. */
export const paris_enfant = variable.individu.booleen(
  { nom: "paris_enfant", libelle: "enfant compté pour les aides de Paris", ...DECISION },
  (c, individu, mois) =>
    c.familleDe(individu).enfants.includes(individu) &&
    estNe(c, individu, mois) &&
    !d.enfant_place(c, individu, mois) &&
    enfant_a_charge(c, individu, anneeDe(mois)),
  false,
);

export const paris_enfant_handicape = variable.individu.booleen(
  { nom: "paris_enfant_handicape", libelle: "enfant handicapé compté pour les aides de Paris", ...DECISION },
  (c, individu, mois) => paris_enfant(c, individu, mois) && d.handicap(c, individu, mois),
  false,
);

export const paris_enfant_garde_alternee = variable.individu.booleen(
  {
    nom: "paris_enfant_garde_alternee",
    libelle: "enfant en garde alternée compté pour les aides de Paris",
    ...DECISION,
  },
  (c, individu, mois) => paris_enfant(c, individu, mois) && d.garde_alternee(c, individu, mois),
  false,
);

const combien = (famille: FamilleDeLaLoi, vrai: (individu: IndividuDeLaLoi) => boolean): number =>
  famille.membres.filter(vrai).length;

export const paris_nb_enfants = variable.famille.nombre(
  { nom: "paris_nb_enfants", libelle: "enfants comptés pour les aides de Paris", ...DECISION },
  (c, famille, mois) => combien(famille, (un) => paris_enfant(c, un, mois)),
);

export const paris_nb_enfants_handicapes = variable.famille.nombre(
  {
    nom: "paris_nb_enfants_handicapes",
    libelle: "enfants handicapés comptés pour les aides de Paris",
    ...DECISION,
  },
  (c, famille, mois) => combien(famille, (un) => paris_enfant_handicape(c, un, mois)),
);

/** Children in alternating custody, all of them or the disabled ones. */
export const enAlternance = (c: Calcul, famille: FamilleDeLaLoi, mois: number, handicapes = false): number =>
  combien(
    famille,
    (un) => paris_enfant_garde_alternee(c, un, mois) && (!handicapes || d.handicap(c, un, mois)),
  );

/** 65, or 60 if unfit for work, or entitled to the old-age allowance. */
export const paris_personne_agee = variable.individu.booleen(
  { nom: "paris_personne_agee", libelle: "personne âgée au sens des aides de Paris", ...DECISION },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      ans >= c.p(`${AGES}age_min`, mois) ||
      (d.inapte_travail(c, individu, mois) && ans >= c.p(`${AGES}age_min_si_inaptitude`, mois)) ||
      aspa_eligibilite(c, individu, mois)
    );
  },
  false,
);

/** Paid for a disability last month: the titles of the regulation are pensions and allowances, a disability that is only said is none. */
export const paris_personne_handicapee = variable.individu.booleen(
  {
    nom: "paris_personne_handicapee",
    libelle: "personne handicapée au sens des aides de Paris",
    ...DECISION,
  },
  (c, individu, mois) =>
    d.pch(c, individu, mois - 1) > 0 ||
    d.pensions_invalidite(c, individu, mois - 1) > 0 ||
    aah(c, individu, mois - 1) > 0,
  false,
);

/** Somebody old in the family. */
export const compteUnePersonneAgee = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  famille.membres.some((un) => paris_personne_agee(c, un, mois));

/** Disabled people of the family, children included. */
export const personnesHandicapees = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  combien(famille, (un) => paris_personne_handicapee(c, un, mois));
