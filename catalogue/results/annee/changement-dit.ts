import { quiRepond } from "../../fiches/logo.ts";
import { avecArticle } from "../../fiches/phrases/article.ts";
import { majuscule } from "../../fiches/phrases/casse.ts";
import { ecrireJour, nomDuMois, periodeEnMots } from "../../fiches/phrases/jours.ts";
import { enumerer } from "../../fiches/phrases/phrase.ts";
import { etatDe } from "../certitude.ts";
import { ecrireMontant } from "../ecrire-montant.ts";
import type { Droit } from "../results.ts";
import { subtractMonths } from "../../situation/periods.ts";
import type { ChangementDuFoyer } from "./changements.ts";

/** « à France Travail », « à la Caisse d’allocations familiales »; nothing for the State, which answers nobody. */
function aQui(label = ""): string {
  if (!label) return "";
  return /^(?:Caisse|Mutualité|Région|Mission|Maison|Préfecture)/.test(label)
    ? ` à la ${label}`
    : ` à ${label}`;
}

/** « l’allocation de solidarité spécifique à France Travail (environ 580 € par mois) ». */
function aDemander(droit: Droit): string {
  const verifier = etatDe(droit) === "à vérifier" ? ", à vérifier" : "";
  return `${avecArticle(droit)}${aQui(quiRepond(droit)?.label)} (environ ${ecrireMontant(droit) ?? ""}${verifier})`;
}

/** « en janvier »; with its year when today’s month has the same name. */
function enMois(jour: string, aujourdhui: string): string {
  const mois = subtractMonths(`${jour.slice(0, 7)}-01`, -1).slice(0, 7);
  return mois.slice(5) === aujourdhui.slice(5, 7)
    ? `en ${periodeEnMots(mois)}`
    : `en ${nomDuMois(Number(mois.slice(5)))}`;
}

const quiVieillit = ({ qui, age }: ChangementDuFoyer): string => {
  if (qui === "demandeur") return `vous aurez ${age} ans`;
  return qui === "conjoint" ? `la personne avec qui vous vivez aura ${age} ans` : `un enfant aura ${age} ans`;
};

/** What ends with a month, by itself. */
const FINI = {
  fin_contrat: "votre contrat est fini",
  fin_service: "votre service civique est fini",
} as const;

/** « en mars, votre allocation chômage s’arrête »; « quand elle s’arrêtera » of a month that nobody knows. */
function finDeLAllocation({ jour, asp }: ChangementDuFoyer, aujourdhui: string): string {
  const allocation = asp ? "votre allocation de sécurisation professionnelle" : "votre allocation chômage";
  return jour === undefined
    ? `quand ${allocation} s’arrêtera`
    : `${enMois(jour, aujourdhui)}, ${allocation} s’arrête`;
}

function quand(un: ChangementDuFoyer, aujourdhui: string): string {
  const { quoi, jour = "" } = un;
  if (quoi === "fin_chomage") return finDeLAllocation(un, aujourdhui);
  if (quoi === "fin_contrat" || quoi === "fin_service") return `${enMois(jour, aujourdhui)}, ${FINI[quoi]}`;
  if (quoi === "fin_titre") return `en ${periodeEnMots(jour.slice(0, 7))}, votre titre de séjour expire`;
  const le = `le ${ecrireJour(jour)}`;
  return quoi === "naissance" ? `après la naissance attendue ${le}` : `${le}, ${quiVieillit(un)}`;
}

/** Nothing of the law comes instead: where to turn. */
const RIEN = "parlez-en dès maintenant à France Travail, et refaites la simulation ce mois-là";

/** Days before its last one from which a permit is renewed, to the 60th (CESEDA, art. R431-5, 1°). */
const RENOUVELER_DES = 120;

const JOUR_MS = 86_400_000;

/** A civic service is no work contract, and opens no unemployment benefit (C. serv. nat., art. L120-3 and L120-7). */
const APRES_LE_SERVICE =
  "par lui-même, il n’ouvre pas d’allocation chômage\u00a0; inscrivez-vous à France Travail ou à la Mission locale dès le lendemain";

/** It lasts a year at most, within the days of the ordinary benefit (C. trav., art. L1233-68). */
const APRES_L_ASP =
  "demandez la suite à France Travail, l’allocation chômage (ARE), s’il vous reste des jours";

/** What is to be done at an end: one registers within twelve months (règlement d’assurance chômage, art. 9); a permit is renewed in time, now once it can be. */
function aFaire({ quoi, jour = "", asp }: ChangementDuFoyer, aujourdhui: string): string | undefined {
  if (quoi === "fin_contrat") return "inscrivez-vous à France Travail dès le lendemain";
  if (quoi === "fin_service") return APRES_LE_SERVICE;
  if (asp) return APRES_L_ASP;
  if (quoi !== "fin_titre") return undefined;
  const reste = (Date.parse(jour) - Date.parse(aujourdhui)) / JOUR_MS;
  const quand = reste <= RENOUVELER_DES ? "dès maintenant" : "quatre à deux mois avant";
  return `demandez son renouvellement ${quand}, sur le site « Étrangers en France » ou à la préfecture`;
}

/** The first permit is asked for within two months of 18; those who have longer lose nothing by it (CESEDA, art. R431-5, 2° and 3°). */
const PREMIER_TITRE = "demandez un titre de séjour à la préfecture, au plus tard deux mois après";

/** What child protection owes at an age, to be asked for before it (CASF, art. L222-5, 5°, L222-5-1 and L222-5-2-1). */
const ASE: Readonly<Record<number, string>> = {
  18: "avant, demandez par écrit au Département de vous accompagner jusqu’à 21 ans",
  21: "l’aide sociale à l’enfance ne vous doit plus son soutien, préparez la suite avec elle ; vous pouvez lui demander un entretien après votre départ",
};

/** Months before 20 from which the Caf asks for the file of the AAH, for the allowance of a child to be followed by it (report on ordonnance n° 2020-460, art. 10). */
const AVANCE_DE_L_AAH = 6;

/** The one right of an age whose decision takes months, and may be asked for before it. */
function aDeposerAvant({ jour = "", quoi, ouvre }: ChangementDuFoyer, aujourdhui: string): string | false {
  if (quoi !== "anniversaire" || !ouvre.some(({ id }) => id === "aah")) return false;
  const des = subtractMonths(jour, AVANCE_DE_L_AAH);
  const quand = des <= aujourdhui ? "dès maintenant" : `dès le ${ecrireJour(des)}`;
  return `déposez le dossier à la MDPH ${quand}, la réponse prend quatre mois`;
}

/**
 * What a date changes, in one sentence: when, what to ask, to whom, how much; `aujourdhui` is `YYYY-MM-DD`. « En janvier, votre
 * allocation chômage s’arrête : demandez l’allocation de solidarité spécifique à France Travail (environ 580 € par mois). »
 */
export function changementDit(un: ChangementDuFoyer, aujourdhui: string): string {
  const { quoi, ase, titre, age, ouvre, ferme } = un;
  const finies = ferme.map(({ label }) => `« ${majuscule(label)} »`);
  const suites = [
    aFaire(un, aujourdhui),
    ase && (ASE[age ?? 0] ?? false),
    titre && PREMIER_TITRE,
    ouvre.length > 0 && `demandez ${enumerer(ouvre.map(aDemander), "et")}`,
    aDeposerAvant(un, aujourdhui),
    finies.length > 0 && `${enumerer(finies, "et")} ${finies.length > 1 ? "s’arrêtent" : "s’arrête"}`,
  ].filter((une) => typeof une === "string");
  if (suites.length === 0 && quoi === "fin_chomage") suites.push(RIEN);
  return `${majuscule(quand(un, aujourdhui))}\u00a0: ${suites.join(" ; ")}.`;
}
