import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, en_couple, nes } from "../communs/personnes.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { rfrDuCouple } from "../impot/couple.ts";
import { chomage_imposable, retraite_imposable, salaire_imposable } from "../impot/index.ts";
import { premierParent, residence } from "./communs.ts";

const ANTONY = "communes.antony.";
const PLAFONDS = `${ANTONY}plafonds_revenus.`;
const ENFANTS_AU_PLAFOND = 7;
const TRIMESTRE = 3;
const TRIMESTRES_PAR_AN = 4;
const SCOLARISES: ReadonlySet<string> = new Set(["college", "lycee"]);
const BOURSES = "Ville d’Antony, bourses communales";
const SEJOURS = "Ville d’Antony, aide aux séjours adaptés";

const PERSONNELLES = [
  salaire_imposable,
  retraite_imposable,
  chomage_imposable,
  d.pensions_invalidite,
  lointaine<IndividuDeLaLoi, number>("indemnites_journalieres"),
  lointaine<IndividuDeLaLoi, number>("aah"),
  d.pensions_alimentaires_percues,
];
const FAMILIALES = [
  ...["af", "cf", "asf", "aeeh", "rsa", "ppa", "paje_base"].map((nom) =>
    lointaine<FamilleDeLaLoi, number>(nom),
  ),
  // The other parts of the PAJE, declared only.
  paje_clca,
  paje_prepare,
];

export const antony_eligibilite_residence = residence(
  "antony_eligibilite_residence",
  "logement à Antony",
  "92002",
);

const aAntony = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  antony_eligibilite_residence(c, c.menageDe(premierParent(famille)), mois);

/** Euros of a quarter: the lower, above 0, of the last three months and of a quarter of the reference income. */
export const antony_base_ressources = variable.famille.nombre(
  {
    nom: "antony_base_ressources",
    libelle: "ressources du trimestre pour les aides d’Antony",
    article: BOURSES,
    unite: "€",
  },
  (c, famille, mois) => {
    const recentes = somme(
      precedents(TRIMESTRE, mois),
      (m) =>
        somme(famille.membres, (membre) => somme(PERSONNELLES, (une) => une(c, membre, m))) +
        somme(FAMILIALES, (une) => une(c, famille, m)),
    );
    const fiscales = rfrDuCouple(c, premierParent(famille), anneeDe(mois) - 2) / TRIMESTRES_PAR_AN;
    return recentes > 0 && fiscales > 0 ? Math.min(recentes, fiscales) : Math.max(recentes, fiscales, 0);
  },
);

const ressourcesMensuelles = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  antony_base_ressources(c, famille, mois) / TRIMESTRE;

/** Monthly resources under a ceiling by the number of children, or of adults. */
export const antony_eligibilite_ressources = variable.famille.booleen(
  {
    nom: "antony_eligibilite_ressources",
    libelle: "condition de ressources des aides d’Antony",
    article: BOURSES,
  },
  (c, famille, mois) => {
    const enfants = Math.min(nes(c, famille.enfants, mois).length, ENFANTS_AU_PLAFOND);
    const plafond = enfants
      ? montantDuBareme(c.bareme(`${PLAFONDS}bareme_enfants.bareme_ressources_par_enfant`, mois), enfants)
      : c.p(`${PLAFONDS}${en_couple(c, famille, mois) ? "couple" : "personne_seule"}`, mois);
    return ressourcesMensuelles(c, famille, mois) < plafond;
  },
  false,
);

const droit = (
  nom: string,
  libelle: string,
  condition: (c: Calcul, famille: FamilleDeLaLoi, mois: number) => boolean,
) =>
  variable.famille.booleen(
    { nom, libelle, article: BOURSES, pourSoi: true },
    (c, famille, mois) => aAntony(c, famille, mois) && condition(c, famille, mois),
    false,
  );

export const antony_noel_pour_tous = droit(
  "antony_noel_pour_tous",
  "Solidarité de Noël d’Antony",
  (c, famille, mois) =>
    antony_eligibilite_ressources(c, famille, mois) &&
    age(c, premierParent(famille), mois) < c.p(`${ANTONY}noel_pour_tous.age_maximum`, mois),
);

/** A child at the collège or at the lycée. */
export const antony_bourse_communale = droit(
  "antony_bourse_communale",
  "bourse communale d’Antony",
  (c, famille, mois) =>
    antony_eligibilite_ressources(c, famille, mois) &&
    famille.enfants.some((enfant) => SCOLARISES.has(d.scolarite(c, enfant, mois))),
);

export const antony_bourse_conservatoire = droit(
  "antony_bourse_conservatoire",
  "bourse du conservatoire d’Antony",
  (c, famille, mois) =>
    antony_eligibilite_ressources(c, famille, mois) &&
    nes(c, famille.enfants, mois).some(
      (enfant) => age(c, enfant, mois) < c.p(`${ANTONY}bourse_conservatoire.age_maximum`, mois),
    ),
);

/** A third child or more in its first year, whatever the resources. */
export const antony_bourse_famille_nombreuse = droit(
  "antony_bourse_famille_nombreuse",
  "bourse pour les familles nombreuses d’Antony",
  (c, famille, mois) => {
    const bourse = `${ANTONY}bourse_famille_nombreuse.`;
    const enfants = nes(c, famille.enfants, mois);
    return (
      enfants.length >= c.p(`${bourse}nb_enfants_minimum`, mois) &&
      enfants.some((enfant) => age(c, enfant, mois) < c.p(`${bourse}age_maximum`, mois))
    );
  },
);

/** Euros for each disabled child, by two ceilings on monthly resources. */
export const antony_aide_depart_sejour_adapte_montant_individuel = variable.famille.nombre(
  {
    nom: "antony_aide_depart_sejour_adapte_montant_individuel",
    libelle: "aide au séjour par enfant handicapé",
    article: SEJOURS,
    unite: "€",
  },
  (c, famille, mois) => {
    const ressources = ressourcesMensuelles(c, famille, mois);
    const sejour = `${PLAFONDS}sejour_adapte.`;
    const tranche = [1, 2].find((n) => ressources < c.p(`${sejour}tranches.tranche_${n}`, mois));
    return tranche ? c.p(`${sejour}montants.montant_tranche_${tranche}`, mois) : 0;
  },
);

/** Euros a year. */
export const antony_aide_depart_sejour_adapte = variable.famille.nombre(
  {
    nom: "antony_aide_depart_sejour_adapte",
    libelle: "aide d’Antony aux départs en séjour adapté",
    article: SEJOURS,
    unite: "€",
  },
  (c, famille, mois) =>
    aAntony(c, famille, mois) && antony_eligibilite_ressources(c, famille, mois)
      ? antony_aide_depart_sejour_adapte_montant_individuel(c, famille, mois) *
        nes(c, famille.enfants, mois).filter((enfant) => d.handicap(c, enfant, mois)).length
      : 0,
);
