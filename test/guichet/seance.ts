import { PETIT_COURONNE } from "../../server/routes/exemple.ts";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { guichetMachine } from "../../machines/guichet/guichet.ts";
import {
  foyerCourant,
  type GuichetInput,
  resultatsDuFoyerOuvert,
  type ToCompute,
} from "../../machines/guichet/state.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { desResultats } from "../fixtures/droits.ts";

/** A call that waits for the test to answer it. */
interface Appel {
  record: SimulationRecord;
  /** True once nobody waits for its reply. */
  abandonne: () => boolean;
  repondre: (nom: string) => Promise<void>;
  repondreMal: () => Promise<void>;
  refuser: (message: string, status: number) => Promise<void>;
}

/** Lets every promise that is ready go on. */
const tour = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Results that bear a name, told by the test. */
const nommes = (nom: string): Resultats => desResultats({ droitsNonEligibles: [{ id: nom }] });

/** A sitting whose clock and server are the test’s. */
export function seance(plus: Partial<GuichetInput> = {}) {
  const appels: Appel[] = [];
  const clock = new SimulatedClock();
  const machine = guichetMachine.provide({
    actors: {
      fetchResults: fromPromise<Resultats, ToCompute>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            appels.push({
              record: input.record,
              abandonne: () => signal.aborted,
              repondre: (nom) => (resolve(nommes(nom)), tour()),
              repondreMal: () => (resolve({ rien: true } as unknown as Resultats), tour()),
              refuser: (message, status) => (reject(Object.assign(new Error(message), { status })), tour()),
            });
          }),
      ),
    },
  }) as typeof guichetMachine;
  const input = { today: JOUR_FIXE, marque: "neutre", parameters: defaultParameters, ...plus } as const;
  const actor = createActor(machine, { input, clock }).start();
  return {
    appels,
    send: actor.send.bind(actor),
    /** Lets that many milliseconds go by. */
    passer: (ms: number) => clock.increment(ms),
    get context() {
      return actor.getSnapshot().context;
    },
    get etat() {
      return actor.getSnapshot().value;
    },
    get foyer() {
      return foyerCourant(actor.getSnapshot().context);
    },
    get parcours() {
      return parcoursDe(foyerCourant(actor.getSnapshot().context).journey);
    },
    /** Name of the results shown; nothing when those there are not of these answers. */
    get montres() {
      return resultatsDuFoyerOuvert(foyerCourant(actor.getSnapshot().context))?.droitsNonEligibles[0]?.id;
    },
    repondre: (path: string, value: unknown) =>
      actor.send({ type: "ANSWER.AT", path: `/simulation/${path}`, value }),
    valeur: (path: string) =>
      parcoursDe(foyerCourant(actor.getSnapshot().context).journey).byPath.get(`/simulation/${path}`)?.given
        ?.value,
  };
}

/** « Salariée de 27 ans, seule, sans domicile à Petit-Couronne, sans ressources » : each answer, by its question. */
export const salariee: readonly (readonly [path: string, value: unknown])[] = [
  ["individu/demandeur/date_naissance", "1999-06-01"],
  ["individu/demandeur/nationalite", "FR"],
  ["individu/demandeur/activite", "salarie"],
  ["individu/demandeur/alternant", false],
  ["individu/demandeur/_nombreMoisDebutContratDeTravail", 12],
  ["individu/demandeur/handicap", false],
  ["individu/demandeur/enceinte", "pas_enceinte"],
  ["enfants", 0],
  ["famille/en_couple", false],
  ["menage/statut_occupation_logement", "sans_domicile"],
  ["menage/_nombreMoisEntreeLogement", -12],
  ["menage/depcom", PETIT_COURONNE],
  ["individu/demandeur/ressources/types", []],
  ["individu/demandeur/_interetsAidesVelo", []],
  ["individu/demandeur/_interetBafa", true],
  ["individu/demandeur/_interetPermisDeConduire", false],
  ["individu/demandeur/_interetAidesSanitaireSocial", false],
];
