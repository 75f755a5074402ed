import { certitudeDe } from "../../certitude.ts";
import type { Droit, Resultats } from "../../results.ts";
import type { Situation } from "../../../situation/situation.ts";
import { foyerDuMois } from "./au-mois.ts";
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
import { essaisDesMois } from "./essais-des-mois.ts";
import { essaisDesRevenus } from "./essais-des-revenus.ts";
import { essaisDuFoyer } from "./essais-du-foyer.ts";

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

/** True where the law could not tell of an aid. */
const estPerdue = ({ nonCalcules, incalculables }: Resultats, aide: string): boolean =>
  [...nonCalcules, ...incalculables].some(({ id }) => id === aide);

const estDefavorable = (decide: Somme, trouve: Somme, aide: string): boolean =>
  sePaie(aide)
    ? (decide ?? Number.POSITIVE_INFINITY) > (trouve ?? Number.POSITIVE_INFINITY)
    : (decide ?? 0) < (trouve ?? 0);

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
  const trouve = sommeTrouvee(resultats, aide);
  const droit = resultats.droitsEligibles.find(({ id }) => id === aide);
  const commun = {
    decide,
    precise,
    trouve,
    sure: droit !== undefined && certitudeDe(droit) === "sure",
    defavorable: estDefavorable(decide, trouve, aide),
    ...(droit && { droit }),
  };
  const ecart = ecartDeSommes(trouve, decide, aide);
  if (ecart <= tolerance(trouve)) return { issue: "juste", causes: [], ...commun };
  const causes = await chercher(calculer, { foyer, aide, decision, decide });
  return { issue: causes.length > 0 ? "expliquée" : "inexpliquée", causes, ...commun };
}
