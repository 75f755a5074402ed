import { createActor, type InspectionEvent } from "xstate";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { estAPlusieurs } from "../../machines/journey/essentiel/ecrans.ts";
import { caseDe, essayer, estCochee, type Saisies } from "../../machines/journey/essentiel/lignes.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { type Avance, avancer } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

/** No household is shown as many screens. */
const ECRANS_AU_PLUS = 200;

/** A screen of the essential form: its path, the steps it asks when it may ask several, how many screens it says are left. */
export interface EcranEssentiel {
  path: string;
  posees: readonly string[];
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
function reponsesDe(context: JourneyContext): { valeur(path: string): unknown; saisies: Saisies } {
  // Children who were removed left holes in the numbers.
  const noms = new Map((context.enfants ?? []).map((index, rang) => [`enfant_${index}`, `enfant_${rang}`]));
  const ici = (id: string) => noms.get(id) ?? id;
  const dites = parcoursOf(context).active.map(
    (step) => [step.path.replace(/enfant_\d+/, ici), step] as const,
  );
  const parChemin = new Map(dites);
  return {
    valeur(path) {
      const value = parChemin.get(path)?.given?.value;
      if (!path.includes("individu/enfants/") || !Array.isArray(value)) return value;
      return value.map((un: { id: string }) => ({ ...un, id: ici(un.id) }));
    },
    // A line that is not ticked answers for every way of saying no.
    saisies: new Map(
      dites.flatMap(([path, step]) =>
        !caseDe(step) || estCochee(step) ? [[path, step.given?.value] as const] : [],
      ),
    ),
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
  const { valeur, saisies } = reponsesDe(complet);
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
    const reponses = estAPlusieurs(parcours, step) ? essayer(snapshot.context, path, saisies).reponses : [];
    const values = Object.fromEntries(reponses.map((une) => [une.path, une.value]));
    ecrans.push({ path, posees: Object.keys(values), reste: avance.reste });
    pendant?.(actor);
    const enfants = (complet.enfants ?? []).length;
    actor.send(
      reponses.length > 0
        ? { type: "ANSWER.TOGETHER", from: path, values }
        : { type: "ANSWER", value: path === LISTE_ENFANTS ? enfants : valeur(path) },
    );
    if (pathOf(actor.getSnapshot()) === path) throw new Error(`L’essentiel n’avance pas : ${path}`);
  }
}

type Acteur = ReturnType<typeof createActor<typeof journeyMachine>>;
