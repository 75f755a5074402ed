import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { alternant, etudiant } from "../communs/personnes.ts";
import { ada } from "../communs/rares.ts";
import { aideDuLieu, ageEntre, quotientFamilial, quotientMensuel } from "./communs.ts";

const REGION = "regions.nouvelle_aquitaine.";
const PERMIS = `${REGION}aide_permis.`;
const CARTE = `${REGION}carte_solidaire.`;
const ARTICLE_PERMIS = "Région Nouvelle-Aquitaine, aide au passage du permis de conduire B";
const ARTICLE_CARTE = "Région Nouvelle-Aquitaine, carte Solidaire des transports";
/** What the schools of adapted teaching (EREA) prepare: the other pupils are left out (social.linked.fr, 2024). */
const EN_CAP: ReadonlySet<string> = new Set(["cap_1", "cap_2"]);

const aah = lointaine<IndividuDeLaLoi, number>("aah");

const enNouvelleAquitaine = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
  dansLaRegion(c, menage, mois, "nouvelle_aquitaine");

/** Euros a year by tax share. */
const quotientAnnuel = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  12 * quotientMensuel(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2);

export const eligibilite_age_nouvelle_aquitaine_aide_permis = variable.individu.booleen(
  {
    nom: "eligibilite_age_nouvelle_aquitaine_aide_permis",
    libelle: "condition d’âge de l’aide au permis de Nouvelle-Aquitaine",
    article: ARTICLE_PERMIS,
  },
  (c, individu, mois) =>
    ageEntre(c, individu, mois, [`${PERMIS}age.minimum_inclusif`, `${PERMIS}age.maximum_inclusif`]),
  false,
);

/** Out of school, in work-study, or in a CAP; a recent diploma, a Mission Locale, a civic service or an EREA is asked beside. */
export const eligibilite_profile_nouvelle_aquitaine_aide_permis = variable.individu.booleen(
  {
    nom: "eligibilite_profile_nouvelle_aquitaine_aide_permis",
    libelle: "situation qui ouvre droit à l’aide au permis de Nouvelle-Aquitaine",
    article: ARTICLE_PERMIS,
  },
  (c, individu, mois) =>
    !etudiant(c, individu, mois) ||
    alternant(c, individu, mois) ||
    (d.scolarite(c, individu, mois) === "lycee" && EN_CAP.has(d.annee_etude(c, individu, mois))),
  false,
);

/** Euros, by the yearly quotient. */
export const montant_nouvelle_aquitaine_aide_permis = variable.individu.nombre(
  {
    nom: "montant_nouvelle_aquitaine_aide_permis",
    libelle: "montant de l’aide au permis de Nouvelle-Aquitaine",
    article: ARTICLE_PERMIS,
    unite: "€",
  },
  (c, individu, mois) => {
    const table = alternant(c, individu, mois)
      ? "montant_en_fonction_du_quotient_familial_pour_alternants"
      : "montant_en_fonction_du_quotient_familial";
    return montantDuBareme(c.bareme(`${PERMIS}${table}`, mois), quotientAnnuel(c, individu, mois));
  },
);

/** Euros, once. */
export const nouvelle_aquitaine_aide_permis = aideDuLieu(
  {
    nom: "nouvelle_aquitaine_aide_permis",
    libelle: "aide au permis de conduire de Nouvelle-Aquitaine",
    article: ARTICLE_PERMIS,
  },
  enNouvelleAquitaine,
  (c, individu, mois) =>
    eligibilite_age_nouvelle_aquitaine_aide_permis(c, individu, mois) &&
    eligibilite_profile_nouvelle_aquitaine_aide_permis(c, individu, mois)
      ? montant_nouvelle_aquitaine_aide_permis(c, individu, mois)
      : 0,
);

/** A ceiling on the monthly quotient; none for two allowances. */
export const nouvelle_aquitaine_carte_solidaire_eligibilite_financiere = variable.individu.booleen(
  {
    nom: "nouvelle_aquitaine_carte_solidaire_eligibilite_financiere",
    libelle: "condition de ressources de la carte Solidaire",
    article: ARTICLE_CARTE,
  },
  (c, individu, mois) =>
    quotientFamilial(c, individu, mois) < c.p(`${CARTE}plafond`, mois) ||
    aah(c, individu, mois) > 0 ||
    ada(c, c.familleDe(individu), mois) > 0,
  false,
);

/** Euros a month by tax share, of a year. */
export const nouvelle_aquitaine_carte_solidaire_quotient_familial = variable.foyerFiscal.parAn.nombre(
  {
    nom: "nouvelle_aquitaine_carte_solidaire_quotient_familial",
    libelle: "quotient familial mensuel",
    article: ARTICLE_CARTE,
    unite: "€",
  },
  quotientMensuel,
);

/** Per cent off. */
export const nouvelle_aquitaine_carte_solidaire = variable.individu.nombre(
  {
    nom: "nouvelle_aquitaine_carte_solidaire",
    libelle: "carte Solidaire des transports de Nouvelle-Aquitaine",
    article: ARTICLE_CARTE,
    unite: "%",
  },
  (c, individu, mois) =>
    enNouvelleAquitaine(c, c.menageDe(individu), mois) &&
    nouvelle_aquitaine_carte_solidaire_eligibilite_financiere(c, individu, mois)
      ? c.p(`${CARTE}reduction`, mois)
      : 0,
);
