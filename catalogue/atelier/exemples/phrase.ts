import type { Atom } from "../../conditions/predicate/condition.ts";
import type { FactName } from "../../situation/facts.ts";
import { variableDe } from "./formule.ts";
import {
  motsDesLogements,
  motsDesMentions,
  nomDeLaPersonne,
  precisions,
  projets,
  motsDesNationalites,
  motsDesRegimes,
  motsDesSpecialites,
} from "./mots.ts";
import type { Reponses } from "./reponses.ts";
import { TAUX_DE_L_AAH, TAUX_INTERMEDIAIRE } from "./seuils.ts";

export interface Personne {
  reponses: Reponses;
  /** Simple tests of the rules the aid is obtained by: what they do not read goes unsaid. */
  lus: readonly Atom[];
  nomCommune: string;
  /** The aid reads where the parents live: one lives elsewhere, to study. */
  chezLesParents?: boolean;
  feminin: boolean;
  /** Name of the aid. */
  aide?: string;
  /** What decides and no rule reads, that she is or does too: after « elle ». */
  decisives?: readonly string[];
}

const liste = new Intl.ListFormat("fr", { type: "conjunction" });
const euros = new Intl.NumberFormat("fr", { maximumFractionDigits: 0 });
const nombres = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"];

const ans = (age: number) => (age === 0 ? "moins d’un an" : `${age} an${age > 1 ? "s" : ""}`);

function enfantsEnMots(ages: readonly number[], agesDits: boolean): string {
  const combien = ages.length === 1 ? "un enfant" : `${nombres[ages.length] ?? ages.length} enfants`;
  const distincts = [...new Set(ages)];
  return agesDits ? `a ${combien} de ${liste.format(distincts.map(ans))}` : `a ${combien}`;
}

function handicapEnMots(taux: number, tauxDit: boolean): string {
  if (!tauxDit) return "est en situation de handicap";
  if (taux < TAUX_INTERMEDIAIRE) return `a un taux d’incapacité de moins de ${100 * TAUX_INTERMEDIAIRE} %`;
  const seuil = taux < TAUX_DE_L_AAH ? TAUX_INTERMEDIAIRE : TAUX_DE_L_AAH;
  return `a un taux d’incapacité d’au moins ${100 * seuil} %`;
}

/** A parent asks with the quotient of their own household. */
function quotientEnMots({ parents, enfants }: Reponses, lus: readonly Atom[]): string | undefined {
  const test = lus.find(({ fact }) => fact === "legislation.quotient_familial");
  if (!parents || !test) return undefined;
  const mensuel = "params" in test && test.params?.["period"] === "month";
  const quotient = parents.rfr / parents.nbptr / (mensuel ? 12 : 1);
  const dont =
    enfants.length > 0 ? "dont le quotient familial est de" : "dont les parents ont un quotient familial de";
  return `${dont} ${euros.format(quotient)} € par ${mensuel ? "mois" : "an"}`;
}

/** An aid for directors alone, who have the BAFA already; the questionnaire asks of both at once. */
const estDuBafd = (aide: string): boolean => /BAFD/i.test(aide) && !/BAFA/i.test(aide);
const DU_BAFD = "veut passer le BAFD";

/** What is told after « qui », in order. */
function verbes({ reponses: r, lus, nomCommune, chezLesParents, aide = "" }: Personne): string[] {
  const lit = (fact: FactName) => lus.some((atom) => atom.fact === fact);
  const place = lus.some(({ fact }) => variableDe(fact) === "commune");
  const phrases = [
    place && (chezLesParents ? `a des parents qui habitent ${nomCommune}` : `habite ${nomCommune}`),
    r.stagiaire && "fait un stage",
    r.specialite && motsDesSpecialites[r.specialite],
    r.mention && motsDesMentions[r.mention],
    r.regime && lit("demandeur.regime_securite_sociale") && motsDesRegimes[r.regime],
    lit("demandeur.nationalite") && motsDesNationalites[r.nationalite],
    lit("menage.statut_occupation_logement") && motsDesLogements[r.logement],
    r.taux > 0 && handicapEnMots(r.taux, lit("demandeur.taux_incapacite")),
    r.enfants.length > 0 && enfantsEnMots(r.enfants, lit("enfants.eligibles")),
    r.rsa > 0 && "reçoit le RSA",
    r.boursier && r.activite !== "etudiant" && "reçoit une bourse",
    ...r.interets
      .filter((interet) => interet !== "_interetAidesSanitaireSocial" || r.specialite !== "groupe_330")
      .map((interet) => (interet === "_interetBafa" && estDuBafd(aide) ? DU_BAFD : projets[interet])),
  ];
  return phrases.filter((une) => typeof une === "string");
}

/** A second sentence for what decides besides: « Elle a une bourse du Crous. » */
function suite({ decisives = [], feminin }: Personne): string {
  if (decisives.length === 0) return "";
  const elle = feminin ? "elle" : "il";
  const mots = decisives.some((une) => une.includes(","))
    ? decisives.join(` ; ${elle} `)
    : liste.format(decisives);
  return ` ${feminin ? "Elle" : "Il"} ${mots}.`;
}

/** « Une étudiante boursière de 19 ans, en BTS, qui habite Rennes. » */
export function phraseDe(personne: Personne): string {
  const { reponses: r, lus, feminin } = personne;
  const occupationLue = lus.some(({ fact }) => variableDe(fact) === "occupation");
  const occupationDite = occupationLue || r.activite !== "salarie";
  const nom = nomDeLaPersonne(r, occupationDite)[feminin ? "feminin" : "masculin"];
  const boursier = r.boursier && r.activite === "etudiant" ? (feminin ? " boursière" : " boursier") : "";
  const tete = `${feminin ? "Une" : "Un"} ${nom}${boursier} de ${ans(r.age)}`;
  const anneeLue = lus.some(({ fact }) => fact === "demandeur.annee_etude");
  const details = occupationDite ? precisions(r, anneeLue) : [];
  const apposition = details.length ? `, ${liste.format(details)}` : "";
  const faits = verbes(personne);
  const qui = faits.length ? `${apposition ? "," : ""} qui ${liste.format(faits)}` : "";
  const quotient = quotientEnMots(r, lus);
  const lien = faits.length > 1 ? ", et" : faits.length === 1 ? " et" : apposition ? "," : "";
  const dont = quotient ? `${lien} ${quotient}` : "";
  return `${tete}${apposition}${qui}${dont}.${suite(personne)}`;
}
