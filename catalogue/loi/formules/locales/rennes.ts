import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { arrondi, lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { en_couple, etudiant } from "../communs/personnes.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { revenus_non_salaries, rfr } from "../impot/index.ts";
import { RENNES_METROPOLE } from "./communes.ts";
import { chezLesSiens, residence } from "./communs.ts";

const RENNES = "metropoles.rennes.tarification_solidaire.";
const ARTICLE = "Rennes Métropole, tarification solidaire des transports";
const ANNEE = 12;
/** Ranks of the ceilings, and lowest steps of the scholarship that give the same reductions. */
const RANGS = [1, 2, 3] as const;
const ECHELONS: Readonly<Record<(typeof RANGS)[number], number>> = { 1: 5, 2: 3, 3: 2 };
const ELEVES: ReadonlySet<string> = new Set(["college", "lycee"]);
/** Shares of the second person and of each child. */
const [PART_SECONDE, PART_ENFANT] = [0.5, 0.3];
/** Amounts are sums of cents over twelve: under this, a base is nil. */
const NUL = 1e-6;

const personne = (nom: string) => lointaine<IndividuDeLaLoi, number>(nom);
const famille_ = (nom: string) => lointaine<FamilleDeLaLoi, number>(nom);

const aah = personne("aah");
const rsa = famille_("rsa");
const aspa = famille_("aspa");
const aide_logement = famille_("aide_logement");
const af_nbenf = famille_("af_nbenf");
const forfait_logement = famille_("css_cmu_forfait_logement_al");
const echelon = personne("bourse_criteres_sociaux_echelon");

const PERSONNELLES = [
  aah,
  personne("ass"),
  d.chomage_net,
  personne("indemnites_journalieres"),
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.retraite_combattant,
  d.retraite_nette,
  d.revenus_stage_formation_pro,
  d.revenus_capital,
  d.revenus_locatifs,
  d.salaire_net,
];
const FAMILIALES = [
  famille_("af"),
  aide_logement,
  famille_("asf"),
  aspa,
  famille_("cf"),
  famille_("paje_base"),
  paje_clca,
  paje_prepare,
  famille_("ppa"),
];

const surUnAn = <E>(
  c: Calcul,
  entite: E,
  mois: number,
  valeur: (c: Calcul, entite: E, mois: number) => number,
): number => somme(precedents(ANNEE, mois), (m) => valeur(c, entite, m));

/** Euros of twelve months, with the profits of last year, less the alimony paid. */
const ressourcesDe = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  somme(PERSONNELLES, (une) => surUnAn(c, individu, mois, une)) +
  revenus_non_salaries(c, individu, anneeDe(mois) - 1) -
  Math.abs(surUnAn(c, individu, mois, d.pensions_alimentaires_versees_individu));

/** A flat amount stands for the housing aid of people who live on the disabled adults’ or the old-age allowance. */
function avecForfaitLogement(c: Calcul, famille: FamilleDeLaLoi, mois: number, base: number): number {
  const aide = surUnAn(c, famille, mois, aide_logement) / ANNEE;
  const forfait = forfait_logement(c, famille, mois) / ANNEE;
  const horsRsa = arrondi(surUnAn(c, famille, mois, rsa) / ANNEE);
  const remplacer = (ressources: number, minimum: number): number =>
    Math.abs(ressources - aide - minimum / ANNEE - horsRsa) < NUL ? ressources - aide + forfait : ressources;
  const handicap = somme(famille.membres, (membre) => surUnAn(c, membre, mois, aah));
  return remplacer(remplacer(base, handicap), surUnAn(c, famille, mois, aspa));
}

/** Euros a month: a twelfth of the last twelve months. */
export const rennes_metropole_transport_base_ressource = variable.individu.nombre(
  {
    nom: "rennes_metropole_transport_base_ressource",
    libelle: "ressources prises en compte pour les transports de Rennes",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    if (chezLesSiens(c, individu, mois)) return rfr(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2) / ANNEE;
    const base =
      (somme(famille.membres, (membre) => ressourcesDe(c, membre, mois)) +
        somme(FAMILIALES, (une) => surUnAn(c, famille, mois, une)) +
        arrondi(surUnAn(c, famille, mois, rsa))) /
      ANNEE;
    return avecForfaitLogement(c, famille, mois, base);
  },
);

export const rennes_metropole_residence_menage = residence(
  "rennes_metropole_residence_menage",
  "logement dans Rennes Métropole",
  ...RENNES_METROPOLE,
);

export const residence_rennes_metropole = variable.individu.booleen(
  { nom: "residence_rennes_metropole", libelle: "habite Rennes Métropole", article: ARTICLE },
  (c, individu, mois) => rennes_metropole_residence_menage(c, c.menageDe(individu), mois),
  false,
);

/** One for the adult, a half for the second person, three tenths for each child: at home, for who is at the parents’. */
function parts(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const famille = c.familleDe(individu);
  const chezEux = chezLesSiens(c, individu, mois);
  const enfants = chezEux ? c.foyerFiscalDe(individu).personnesACharge.length : af_nbenf(c, famille, mois);
  return chezEux || en_couple(c, famille, mois) || enfants >= 1
    ? 1 + PART_SECONDE + PART_ENFANT * enfants
    : 1;
}

/** Rank of the reduction: by the scholarship for students, by resources for others, pupils among them. */
function rangDe(c: Calcul, individu: IndividuDeLaLoi, mois: number): number | undefined {
  if (etudiant(c, individu, mois) && !ELEVES.has(d.scolarite(c, individu, mois))) {
    const bourse = echelon(c, individu, mois);
    return RANGS.find((rang) => bourse >= ECHELONS[rang]);
  }
  const ressources = rennes_metropole_transport_base_ressource(c, individu, mois);
  const nombre = parts(c, individu, mois);
  return RANGS.find((rang) => ressources <= c.p(`${RENNES}seuil.seuil${rang}`, mois) * nombre);
}

/** Per cent off. */
export const rennes_metropole_transport = variable.individu.nombre(
  {
    nom: "rennes_metropole_transport",
    libelle: "réduction sur les transports de Rennes Métropole",
    article: ARTICLE,
    unite: "%",
  },
  (c, individu, mois) => {
    if (!residence_rennes_metropole(c, individu, mois)) return 0;
    const rang = rangDe(c, individu, mois);
    return rang ? c.p(`${RENNES}taux_reduction.taux${rang}`, mois) : 0;
  },
);
