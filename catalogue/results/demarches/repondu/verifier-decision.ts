import { certitudeDe } from "../../certitude.ts";
import { subtractMonths } from "../../../situation/periods.ts";
import type { Droit, Resultats } from "../../results.ts";
import type { Situation } from "../../../situation/situation.ts";
import { doutesDuMois, foyerDuMois, moisDeLaDette } from "./au-mois.ts";
import type { ChangementSuppose } from "./changement.ts";
import {
  type DecisionRecue,
  ecartDeSommes,
  type MotifDeRefus,
  sansCeQueLOnRecoit,
  sePaie,
  type Somme,
  sommeDecidee,
  sommeTrouvee,
  tolerance,
} from "./decision.ts";
import { essaisDesConditions } from "./essais-des-conditions.ts";
import { essaisDesMois, trimestresEnCours } from "./essais-des-mois.ts";
import { essaisDesRevenus } from "./essais-des-revenus.ts";
import { essaisDuFoyer } from "./essais-du-foyer.ts";
import { tientAuxRevenus } from "./textes-lus.ts";

/** What may explain what was decided. */
export type CauseTrouvee = Pick<ChangementSuppose, "genre" | "dit">;

/** What a decision is worth beside what the law gives from the answers. */
export interface VerdictDeDecision {
  /** The same; explained by one change; by none; or nothing to compare with. */
  issue: "juste" | "expliquée" | "inexpliquée" | "incalculable";
  /** Nothing that is missing could change what we find: only then is a difference one. */
  sure: boolean;
  /** What we find for the month, and what was decided, both by the rhythm of the aid. */
  trouve: Somme;
  decide: Somme;
  /** The figure was told to the cent: what gives it is then no chance. */
  precise: boolean;
  /** What was decided is less good for the person. */
  defavorable: boolean;
  /** The likeliest first, three at most. */
  causes: readonly CauseTrouvee[];
  /** First month, `YYYY-MM`, of the three that what was decided stands for, where only so is it what we find. */
  trimestre?: string;
  /** The aid of the month, if we find it. */
  droit?: Droit;
}

/** Computes some households, their results in the same order, amounts to the cent. */
export type Calculer = (situations: readonly Situation[]) => Promise<readonly Resultats[]>;

const CAUSES = 3;

/** Nearer than this, a change gives the very figure. */
const EXACT = 0.02;

const ESSAIS = [...essaisDuFoyer, ...essaisDesRevenus, ...essaisDesMois, ...essaisDesConditions];

/** Everything that is tried of a household for an aid. */
export const changementsAEssayer = (situation: Situation, aide: string): ChangementSuppose[] =>
  ESSAIS.flatMap((essai) => essai(situation, aide));

/** A refusal is explained by what its reason is about; many things would refuse an aid, so nothing is said without a reason. */
const ditLeMotif = ({ motifs }: ChangementSuppose, motif: MotifDeRefus): boolean => motifs.includes(motif);

interface Essaye {
  changement: ChangementSuppose;
  reste: number;
}

const plusProche = (un: Essaye, autre: Essaye): number =>
  Number(un.reste > EXACT) - Number(autre.reste > EXACT) ||
  autre.changement.poids - un.changement.poids ||
  un.reste - autre.reste;

/** The best of those that explain, each kind once. */
function retenir(essayes: readonly Essaye[]): CauseTrouvee[] {
  const genres = new Map<string, CauseTrouvee>();
  for (const { changement } of [...essayes].sort(plusProche)) {
    const { genre, dit } = changement;
    if (!genres.has(genre)) genres.set(genre, { genre, dit });
  }
  return [...genres.values()].slice(0, CAUSES);
}

/** A letter that says cents is compared to a few of them: nearer than the tolerance, or chance would explain all. */
const AUX_CENTIMES = 0.05;
const A_L_EURO = 1;

/** True of a figure told with its cents, and of a refusal, which has none. */
function estPrecise(decision: DecisionRecue): boolean {
  if (decision.sorte === "refus") return true;
  const dits = decision.sorte === "dette" ? [decision.montant, decision.recu] : [decision.montant];
  return dits.some((un) => !Number.isInteger(un));
}

/** Euros that a change may leave unexplained. */
const resteAdmis = (decision: DecisionRecue): number => (estPrecise(decision) ? AUX_CENTIMES : A_L_EURO);

interface Recherche {
  foyer: Situation;
  aide: string;
  decision: DecisionRecue;
  decide: Somme;
}

async function chercher(calculer: Calculer, { foyer, aide, decision, decide }: Recherche) {
  const essais = changementsAEssayer(foyer, aide).filter(
    (un) => decision.sorte !== "refus" || ditLeMotif(un, decision.motif),
  );
  const resultats = await calculer(essais.map((un) => un.foyer));
  const admis = resteAdmis(decision);
  return retenir(
    essais.flatMap((changement, rang) => {
      const lus = resultats[rang];
      const reste = lus ? ecartDeSommes(sommeTrouvee(lus, aide), decide, aide) : Number.POSITIVE_INFINITY;
      return reste <= admis ? [{ changement, reste }] : [];
    }),
  );
}

/** A whole month refused or taken back says no figure: many things would give it. */
const estSansChiffre = ({ decision, aide, decide }: Omit<Recherche, "foyer">): boolean =>
  decision.sorte !== "refus" && !sePaie(aide) && (decide ?? 0) <= 0;

/** Reasons that the income of other months may give. */
const PAR_LES_REVENUS: ReadonlySet<MotifDeRefus> = new Set<MotifDeRefus>(["ressources", "sans"]);

/** The household whose three months began before, if its income of then gives what was decided. */
async function trimestreQuiLeDonne(calculer: Calculer, { foyer, aide, decision, decide }: Recherche) {
  if (decision.sorte === "refus" && !PAR_LES_REVENUS.has(decision.motif)) return undefined;
  const resultats = await calculer(trimestresEnCours(foyer, aide));
  const sommes = resultats.map((un) => sommeTrouvee(un, aide));
  const rang = sommes.findIndex((somme) => ecartDeSommes(somme, decide, aide) <= tolerance(somme));
  if (rang < 0) return undefined;
  return {
    sure: false,
    trouve: sommes[rang],
    trimestre: subtractMonths(foyer.dateDeValeur, rang + 1).slice(0, 7),
  };
}

/** What we find on average for the months of a debt, and whether they all have the same. */
async function moyenneDeLaDette(
  calculer: Calculer,
  situation: Situation,
  { aide, decision, decide }: Omit<Recherche, "foyer">,
) {
  const mois = moisDeLaDette(situation, decision);
  if (mois.length < 2) return undefined;
  const foyers = mois.map((un) => sansCeQueLOnRecoit(foyerDuMois(situation, un), aide));
  const resultats = await calculer(foyers);
  if (resultats.some((un) => estPerdue(un, aide))) return { juste: undefined, egales: false };
  const sommes = resultats.map((un) => sommeTrouvee(un, aide) ?? 0);
  const trouve = Math.round((100 * sommes.reduce((total, une) => total + une, 0)) / sommes.length) / 100;
  const juste = ecartDeSommes(trouve, decide, aide) <= tolerance(trouve) ? { trouve } : undefined;
  return { juste, egales: sommes.every((une) => Math.abs(une - trouve) <= tolerance(trouve)) };
}

/** True where the law could not tell of an aid. */
const estPerdue = ({ nonCalcules, incalculables }: Resultats, aide: string): boolean =>
  [...nonCalcules, ...incalculables].some(({ id }) => id === aide);

const estDefavorable = (decide: Somme, trouve: Somme, aide: string): boolean =>
  sePaie(aide)
    ? (decide ?? Number.POSITIVE_INFINITY) > (trouve ?? Number.POSITIVE_INFINITY)
    : (decide ?? 0) < (trouve ?? 0);

/** What is compared, and how sure our side of it is. */
function ceQuiEstCompare(
  resultats: Resultats,
  { situation, aide, decision, decide }: Omit<Recherche, "foyer"> & { situation: Situation },
) {
  const trouve = sommeTrouvee(resultats, aide);
  const droit = resultats.droitsEligibles.find(({ id }) => id === aide);
  const certaine = droit !== undefined && certitudeDe(droit) === "sure";
  return {
    decide,
    trouve,
    sure: certaine && !doutesDuMois(situation, decision.mois, aide),
    defavorable: estDefavorable(decide, trouve, aide),
    ...(droit && { droit }),
  };
}

/** Right of the average of the months of a debt, or of three months that began before. */
async function justeAutrement(calculer: Calculer, situation: Situation, recherche: Recherche) {
  const moyenne = await moyenneDeLaDette(calculer, situation, recherche);
  const autre = moyenne?.juste ?? (await trimestreQuiLeDonne(calculer, recherche));
  return { autre, egales: moyenne?.egales !== false };
}

/** The household of a month gone by is not told: only its income is. */
const estDit = (
  { dateDeValeur }: Situation,
  { mois }: DecisionRecue,
  [premiere]: readonly CauseTrouvee[],
): boolean => mois === dateDeValeur.slice(0, 7) || tientAuxRevenus(premiere?.genre);

/**
 * Compares what was decided with what the law gives from the answers for that month, then looks for the one change of an
 * answer or of a rule that gives what was decided. Rejects if nothing could be computed.
 */
export async function verifierDecision(
  situation: Situation,
  aide: string,
  decision: DecisionRecue,
  calculer: Calculer,
): Promise<VerdictDeDecision> {
  const foyer = sansCeQueLOnRecoit(foyerDuMois(situation, decision.mois), aide);
  const [resultats] = await calculer([foyer]);
  const decide = sommeDecidee(decision);
  const precise = estPrecise(decision);
  const rien = { decide, precise, trouve: undefined, causes: [], sure: false, defavorable: false };
  if (!resultats || estPerdue(resultats, aide)) return { issue: "incalculable", ...rien };
  const commun = { precise, ...ceQuiEstCompare(resultats, { situation, aide, decision, decide }) };
  const { trouve } = commun;
  const ecart = ecartDeSommes(trouve, decide, aide);
  if (ecart <= tolerance(trouve)) return { issue: "juste", causes: [], ...commun };
  const recherche = { foyer, aide, decision, decide };
  const { autre, egales } = await justeAutrement(calculer, situation, recherche);
  if (autre) return { issue: "juste", causes: [], ...commun, ...autre, defavorable: false };
  const causes = estSansChiffre(recherche) ? [] : await chercher(calculer, recherche);
  const sure = commun.sure && egales && estDit(situation, decision, causes);
  return { issue: causes.length > 0 ? "expliquée" : "inexpliquée", causes, ...commun, sure };
}
