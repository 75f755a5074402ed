import { actionsDe } from "../../fiches/actions.ts";
import {
  ecrireCampagne,
  ecrireDelaiDeDemande,
  ecrireDelaiDeReponse,
  ecrireSilence,
} from "../../fiches/ecrire-demande.ts";
import { majuscule } from "../../fiches/phrases/casse.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";
import { changementDit } from "../annee/changement-dit.ts";
import { aProposer } from "../a-proposer.ts";
import { quiRepond } from "../../fiches/logo.ts";
import { etatDe, type EtatDeDroit, motsDesEtats } from "../certitude.ts";
import { type DabordDit, dabordDit, titreOuOrdre } from "../dabord-dit.ts";
import { type DateConnue, datesConnues } from "../dates-connues.ts";
import { ecrireMontant } from "../ecrire-montant.ts";
import { doutesEnBref } from "../doute-bref.ts";
import { titreEnPhrase } from "../gros-titre.ts";
import { type GuichetDit, guichetsDe } from "./guichets.ts";
import { papiersDe } from "./papiers.ts";
import { planDe } from "./plan.ts";
import type { Droit, Incalculable, Resultats } from "../results.ts";

/** A line that leads somewhere: words, and the address when there is one. */
export interface LigneDuPlan {
  mots: string;
  adresse?: string;
}

/** What each writing says of an aid, whatever its place in the plan. */
export interface AideDite {
  droit: Droit;
  id: string;
  nom: string;
  montant?: string;
  etat: EtatDeDroit;
  /** The same in a word: « sûre », « si… ». */
  mot: string;
  /** Path of its public page; bike aids, which come from elsewhere, have none. */
  fiche?: string;
  /** The first gesture: the way in. */
  geste: LigneDuPlan;
  /** Nobody for an aid of the State whose desk is not known. */
  qui?: { nom: string; telephone?: string };
  /** What it hangs on, a sentence each. */
  reserves: readonly string[];
  /** What to gather for it. */
  papiers: readonly string[];
}

/** An aid to ask for, whole. */
export interface DemarcheDite extends AideDite {
  /** What is known of its days. */
  quand?: string;
  /** What is known once it is asked for. */
  reponse?: string;
}

/** A day that matters, with the aid that it is of; an aid that is not open yet is only named. */
export interface EcheanceDite {
  date: DateConnue;
  aide?: AideDite;
  /** What to know on that day, instead of how to ask. */
  note?: string;
}

/** What a date of the household changes: a sentence, and the aids that it opens. */
export interface ChangementDuPlan {
  dit: string;
  aides: readonly Pick<AVoirDite, "id" | "nom" | "fiche">[];
}

/** An aid that an office alone decides. */
export interface AVoirDite extends LigneDuPlan {
  id: string;
  nom: string;
  fiche: string;
  telephone?: string;
}

/**
 * The plan: the page, the sheet, the mail and the calendar are its writings. Nothing here was typed by anyone
 * (docs/specification.md#plan).
 */
export interface PlanDit {
  jour: string;
  /** What it is worth, a sentence each, the headline first. */
  total: readonly string[];
  dabord: readonly DabordDit[];
  /** Where to go, in order. */
  guichets: readonly GuichetDit[];
  /** What one answer decides. */
  si: readonly DemarcheDite[];
  plusTard: readonly DemarcheDite[];
  /** What the dates of the household change, in order. */
  changements: readonly ChangementDuPlan[];
  aVoir: readonly AVoirDite[];
  /** The others, a line each. */
  autres: readonly AideDite[];
  /** Every day known, in order. */
  echeances: readonly EcheanceDite[];
}

/** Prose without its markup: « texte (https://…) ». */
export const enClair = (prose: string): string =>
  prose.replaceAll(/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/g, "$1 ($2)");

/** Path of the public page of an aid. */
export const ficheDeLAide = (id: string): string => `/aides/${encodeURIComponent(id)}`;

const quandDit = ({ campagne, delaiDemande, fin }: Droit): string =>
  [
    campagne && ecrireCampagne(campagne),
    delaiDemande && ecrireDelaiDeDemande(delaiDemande),
    fin && `L’aide s’arrête le ${ecrireJour(fin)}.`,
  ]
    .filter(Boolean)
    .join(" ");

const reponseDite = ({ delaiReponse, sansReponse }: Droit): string =>
  [delaiReponse && ecrireDelaiDeReponse(delaiReponse), sansReponse && ecrireSilence(sansReponse)]
    .filter(Boolean)
    .join(" ");

const reservesDites = ({ aVerifier, si = [], doutes = [] }: Droit): string[] => [
  ...(aVerifier ? [`À vérifier\u00a0: ${enClair(aVerifier)}`] : []),
  ...si.map(({ question }) => question),
  // A ceiling and a mean are told by the amount.
  ...doutes.flatMap(
    ({ cause, texte }) => doutesEnBref[cause] ?? (cause === "précision" ? `${enClair(texte)}.` : []),
  ),
];

/** An aid in the words of every writing. */
export function aideDite(droit: Droit): AideDite {
  const [premiere] = actionsDe(droit);
  const [montant, etat] = [ecrireMontant(droit), etatDe(droit)];
  const qui = quiRepond(droit);
  return {
    droit,
    id: droit.id,
    nom: majuscule(droit.label),
    ...(montant && { montant }),
    etat,
    mot: motsDesEtats[etat],
    ...(droit.source !== "aides-velo" && { fiche: ficheDeLAide(droit.id) }),
    geste: premiere
      ? { mots: droit.cta ?? premiere.text, adresse: premiere.href }
      : { mots: `Auprès de\u00a0: ${(qui ?? droit.institution).label}` },
    ...(qui && { qui: { nom: qui.label, ...(qui.telephone && { telephone: qui.telephone }) } }),
    reserves: reservesDites(droit),
    papiers: papiersDe([droit]).map(({ texte }) => enClair(texte)),
  };
}

function demarcheDite(droit: Droit): DemarcheDite {
  const [quand, reponse] = [quandDit(droit), reponseDite(droit)];
  return { ...aideDite(droit), ...(quand && { quand }), ...(reponse && { reponse }) };
}

const aVoirDite = ({ id, label, reason, solution, institution: { telephone } }: Incalculable): AVoirDite => ({
  id,
  nom: majuscule(label),
  fiche: ficheDeLAide(id),
  mots: enClair(`${reason} ${solution.text}`),
  ...(solution.href && { adresse: solution.href }),
  ...(telephone && { telephone }),
});

const totalDit = (resultats: Resultats): string[] => {
  if (aProposer(resultats.droitsEligibles).length === 0) return ["Rien à demander pour l’instant."];
  const titre = titreOuOrdre(resultats);
  return [`${titreEnPhrase(titre)}.`, ...titre.reste.slice(0, 1)];
};

/** What comes by itself, the nearest first; what has no day, before. */
function changementsDits({ changements = [], presque, dateDeValeur }: Resultats): ChangementDuPlan[] {
  const nommer = ({ id, label }: Pick<Droit, "id" | "label">) => ({
    id,
    nom: majuscule(label),
    fiche: ficheDeLAide(id),
  });
  const deux = [
    ...changements.map((un) => ({
      jour: un.jour ?? "",
      dit: changementDit(un, dateDeValeur),
      aides: un.ouvre.map(nommer),
    })),
    ...presque.flatMap(({ des, ...une }) => {
      const aide = nommer(une);
      return des ? [{ jour: des, dit: `Le ${ecrireJour(des)}\u00a0: ${aide.nom}.`, aides: [aide] }] : [];
    }),
  ];
  return deux.sort((a, b) => a.jour.localeCompare(b.jour)).map(({ dit, aides }) => ({ dit, aides }));
}

/** The plan of results, in words. */
export function planDit(resultats: Resultats): PlanDit {
  const { dateDeValeur: jour, incalculables, changements = [] } = resultats;
  const { demarches, plusTard, autres } = planDe(resultats);
  const dites = demarches.map(demarcheDite);
  const avenir = changements.flatMap(({ ouvre }) => ouvre);
  const parId = new Map([...avenir, ...resultats.droitsEligibles].map((droit) => [droit.id, droit]));
  return {
    jour: ecrireJour(jour),
    total: totalDit(resultats),
    dabord: dabordDit(resultats),
    guichets: guichetsDe(dites.filter(({ etat }) => etat !== "si")),
    si: dites.filter(({ etat }) => etat === "si"),
    plusTard: plusTard.map(demarcheDite),
    changements: changementsDits(resultats),
    aVoir: incalculables.map(aVoirDite),
    autres: autres.map(aideDite),
    echeances: datesConnues(resultats).map((date) => {
      const droit = parId.get(date.id);
      return { date, ...(droit && { aide: aideDite(droit) }) };
    }),
  };
}
