import { createActor, type InspectionEvent } from "xstate";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import type { Answer } from "../../machines/answers/answer.ts";
import { estAPlusieurs } from "../../machines/journey/essentiel/ecrans.ts";
import { caseDe, essayer, estCochee } from "../../machines/journey/essentiel/lignes.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { type Avance, avancer } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

/** No household is shown as many screens. */
const ECRANS_AU_PLUS = 200;

/** A screen of the essential form: its path, the steps it asks, how many screens it says are left. */
export interface EcranEssentiel {
  path: string;
  posees: readonly string[];
  /** It may ask several, as answers open them. */
  aPlusieurs: boolean;
  reste: number;
}

interface Options {
  inspect?: (event: InspectionEvent) => void;
  /** Told each screen before it is answered. */
  pendant?: (actor: Acteur) => void;
  /** The brand has answers read again before the results. */
  relecture?: "faite";
}

/** What a household answers to a step of the essential form: what it answered to the same one of the whole journey. */
function reponsesDe(context: JourneyContext): (path: string) => unknown {
  const { byPath } = parcoursOf(context);
  // Children who were removed left holes in the numbers.
  const rangs = new Map((context.enfants ?? []).map((index, rang) => [`enfant_${rang}`, `enfant_${index}`]));
  const noms = new Map([...rangs].map(([ici, la]) => [la, ici]));
  return (path) => {
    const la = path.replace(/enfant_\d+/, (ici) => rangs.get(ici) ?? ici);
    const value = byPath.get(la)?.given?.value;
    if (!path.includes("individu/enfants/") || !Array.isArray(value)) return value;
    return value.map((un: { id: string }) => ({ ...un, id: noms.get(un.id) ?? un.id }));
  };
}

/**
 * Takes a household that went through the whole journey through the essential form, by the machine of the product.
 * Throws where the form does not go on.
 */
export function conduireALEssentiel(
  complet: JourneyContext,
  { inspect, pendant, relecture }: Options = {},
): { ecrans: readonly EcranEssentiel[]; situation: Situation; snapshot: JourneySnapshot } {
  const { marque } = complet;
  const valeur = reponsesDe(complet);
  const actor = createActor(journeyMachine, {
    ...(inspect && { inspect }),
    input: { dateDeValeur: JOUR_FIXE, marque, essentiel: true, ...(relecture && { relecture }) },
  }).start();
  const aAjouter = [...(complet.enfants ?? [])];
  const ecrans: EcranEssentiel[] = [];
  let avance: Avance | undefined;
  for (;;) {
    const snapshot = actor.getSnapshot();
    const path = pathOf(snapshot);
    const parcours = parcoursOf(snapshot.context);
    if (path === RECAPITULATIF) {
      actor.send({ type: "GO", path: RESULTATS });
      continue;
    }
    if (path === RESULTATS) return { ecrans, situation: parcours.situation, snapshot };
    if (path === LISTE_ENFANTS && aAjouter.shift() !== undefined) {
      actor.send({ type: "CHILD.ADD" });
      continue;
    }
    const step = stepOf(snapshot);
    if (!step || ecrans.length > ECRANS_AU_PLUS) throw new Error(`L’essentiel n’en finit pas : ${path}`);
    avance = avancer(avance, parcours, path);
    const values = reunies(snapshot.context, step, valeur);
    ecrans.push({
      path,
      posees: Object.keys(values ?? { [path]: step }),
      aPlusieurs: values !== undefined,
      reste: avance.reste,
    });
    pendant?.(actor);
    const enfants = (complet.enfants ?? []).length;
    actor.send(
      values
        ? { type: "ANSWER.TOGETHER", from: path, values }
        : { type: "ANSWER", value: path === LISTE_ENFANTS ? enfants : valeur(path) },
    );
    if (pathOf(actor.getSnapshot()) === path) throw new Error(`L’essentiel n’avance pas : ${path}`);
  }
}

type Acteur = ReturnType<typeof createActor<typeof journeyMachine>>;

/** What the screen of a step is answered, by path, those that the answers open included; nothing where a question stands alone. */
function reunies(
  context: JourneyContext,
  step: VisitedStep,
  valeur: (path: string) => unknown,
): Readonly<Record<string, unknown>> | undefined {
  if (!estAPlusieurs(parcoursOf(context), step)) return undefined;
  const saisies = new Map<string, unknown>();
  const dites = new Set<string>();
  for (;;) {
    const { steps, reponses } = essayer(context, step.path, saisies);
    const nouvelles = steps.filter(({ path }) => !dites.has(path));
    if (nouvelles.length === 0) return Object.fromEntries(reponses.map(({ path, value }) => [path, value]));
    for (const une of nouvelles) {
      const value = valeur(une.path);
      dites.add(une.path);
      // A line that is not ticked answers for every way of saying no.
      const given = { ...une.address, value } as Answer;
      if (!caseDe(une) || estCochee({ ...une, given })) saisies.set(une.path, value);
    }
  }
}
