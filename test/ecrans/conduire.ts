import { createActor, type InspectionEvent } from "xstate";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { estAPlusieurs } from "../../machines/journey/reunies/ecrans.ts";
import { caseDe, essayer, estCochee, type Saisies } from "../../machines/journey/reunies/lignes.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import { type Avance, avancer } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";

/** No household is shown as many screens. */
const ECRANS_AU_PLUS = 200;

/** A screen of the journey as the page shows it: its path, the steps it asks when it may ask several, how many screens it says are left. */
export interface EcranPasse {
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

/** What a household answered, step by step. */
function reponsesDe(context: JourneyContext): { valeur(path: string): unknown; saisies: Saisies } {
  // Children who were removed left holes in the numbers.
  const noms = new Map((context.enfants ?? []).map((index, rang) => [`enfant_${index}`, `enfant_${rang}`]));
  const ici = (id: string) => noms.get(id) ?? id;
  const dites = parcoursDe(context).active.map(
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
 * Takes a household that answered one question at a time through the screens of the page, by the machine of the product.
 * Throws where they do not go on.
 */
export function conduireParEcrans(
  complet: JourneyContext,
  { inspect, pendant, relecture }: Options = {},
): { ecrans: readonly EcranPasse[]; situation: Situation; snapshot: JourneySnapshot } {
  const { marque } = complet;
  const { valeur, saisies } = reponsesDe(complet);
  const actor = createActor(journeyMachine, {
    ...(inspect && { inspect }),
    input: { dateDeValeur: JOUR_FIXE, marque, reunies: true, ...(relecture && { relecture }) },
  }).start();
  const aAjouter = [...(complet.enfants ?? [])];
  const ecrans: EcranPasse[] = [];
  let avance: Avance | undefined;
  for (;;) {
    const snapshot = actor.getSnapshot();
    const path = pathOf(snapshot);
    const parcours = parcoursDe(snapshot.context);
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
    if (!step || ecrans.length > ECRANS_AU_PLUS) throw new Error(`Le parcours n’en finit pas : ${path}`);
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
    if (pathOf(actor.getSnapshot()) === path) throw new Error(`Le parcours n’avance pas : ${path}`);
  }
}

type Acteur = ReturnType<typeof createActor<typeof journeyMachine>>;
