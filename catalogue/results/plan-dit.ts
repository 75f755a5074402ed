import { actionsDe } from "../fiches/actions.ts";
import { ecrireCampagne, ecrireDelaiDeDemande } from "../fiches/ecrire-demande.ts";
import { majuscule, minuscule } from "../phrases/casse.ts";
import { ecrireJour } from "../phrases/jours.ts";
import { estDeLaBanque } from "./banque.ts";
import { etatDe, type EtatDeDroit } from "./certitude.ts";
import { ecrireMontant } from "./ecrire-montant.ts";
import { papiersDe } from "./papiers.ts";
import { planDe } from "./plan.ts";
import type { Droit, Resultats } from "./results.ts";

/** A line that leads somewhere: words, and the address when there is one. */
export interface LigneDuPlan {
  mots: string;
  adresse?: string;
}

/** A demand of the plan in words, as a letter says it. */
export interface DemarcheDite {
  nom: string;
  montant?: string;
  /** How sure it is, a sentence. */
  certitude: string;
  /** What it hangs on, a sentence each. */
  reserves: readonly string[];
  /** The first gesture. */
  geste: LigneDuPlan;
  qui: string;
  quand: string;
}

/** A plan in words, without any answer of the household: nothing here was typed by anyone. */
export interface PlanDit {
  jour: string;
  demarches: readonly DemarcheDite[];
  plusTard: readonly DemarcheDite[];
  papiers: readonly string[];
  /** What opens by itself on a birthday. */
  anniversaires: readonly string[];
  /** The others, a line each. */
  autres: readonly string[];
  offres: readonly string[];
  aVoir: readonly LigneDuPlan[];
}

/** Prose without its markup: « texte (https://…) ». */
const enClair = (prose: string): string =>
  prose.replaceAll(/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/g, "$1 ($2)");

const CERTITUDES: Readonly<Record<EtatDeDroit, string>> = {
  "à demander": "Sûre, d’après vos réponses.",
  si: "Possible : elle dépend d’une réponse qui manque.",
  "à vérifier": "À vérifier avant d’y compter.",
  bientôt: "Les demandes ne sont pas encore ouvertes.",
  "déjà perçue": "Vous la recevez déjà.",
};

const quandDit = ({ campagne, delaiDemande, fin }: Droit): string =>
  [
    campagne && ecrireCampagne(campagne),
    delaiDemande && ecrireDelaiDeDemande(delaiDemande),
    fin && `L’aide s’arrête le ${ecrireJour(fin)}.`,
  ]
    .filter(Boolean)
    .join(" ") || "Aucune date connue : dès que possible.";

const reservesDites = ({ aVerifier, si = [], doutes = [] }: Droit): string[] => [
  ...(aVerifier ? [`À vérifier : ${enClair(aVerifier)}`] : []),
  ...si.map(({ question }) => `Si : ${minuscule(question)}`),
  ...doutes.map(({ texte }) => `${enClair(texte)}.`),
];

function demarcheDite(droit: Droit): DemarcheDite {
  const { label, telephone } = droit.institution;
  const montant = ecrireMontant(droit);
  const [premiere] = actionsDe(droit);
  return {
    nom: majuscule(droit.label),
    ...(montant && { montant }),
    certitude: CERTITUDES[etatDe(droit)],
    reserves: reservesDites(droit),
    geste: premiere
      ? { mots: droit.cta ?? premiere.text, adresse: premiere.href }
      : { mots: `Auprès de : ${label}` },
    qui: telephone ? `${label}, ${telephone}` : label,
    quand: quandDit(droit),
  };
}

const enUneLigne = (droit: Droit): string =>
  [majuscule(droit.label), ecrireMontant(droit)].filter(Boolean).join(" : ");

/** The plan of results, in words: for a mail, or for a text that one shares. */
export function planDit(resultats: Resultats): PlanDit {
  const { demarches, plusTard, autres } = planDe(resultats);
  return {
    jour: ecrireJour(resultats.dateDeValeur),
    demarches: demarches.map(demarcheDite),
    plusTard: plusTard.map(demarcheDite),
    papiers: papiersDe([...demarches, ...plusTard]).map(({ texte }) => majuscule(enClair(texte))),
    anniversaires: resultats.presque.flatMap(({ des, label }) =>
      des ? [`Le ${ecrireJour(des)} : ${majuscule(label)}`] : [],
    ),
    autres: autres.filter((un) => !estDeLaBanque(un)).map(enUneLigne),
    offres: autres.filter(estDeLaBanque).map(enUneLigne),
    aVoir: resultats.incalculables.map(({ label, reason, solution: { text, href } }) => ({
      mots: `${majuscule(label)} : ${enClair(`${reason} ${text}`)}`,
      ...(href && { adresse: href }),
    })),
  };
}
