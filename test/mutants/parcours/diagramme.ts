import { journeyMachine } from "../../../machines/journey/journey.ts";
import { sessionMachine } from "../../../machines/session/session.ts";
import type { MondeNeuf } from "./atelier.ts";
import type { FauteDuParcours } from "./famille.ts";
import { type LieuDeValeur, poserA, valeurA } from "./lieux.ts";

/** What a transition says, as far as faults are concerned. */
interface TransitionDite {
  target?: string;
  guard?: unknown;
  actions?: unknown;
}

interface TransitionPosee {
  /** The state that it leaves. */
  etat: string;
  quand: string;
  lieu: LieuDeValeur;
  transition: TransitionDite | string;
}

interface EtatDit {
  id?: string;
  initial?: string;
  always?: unknown;
  route?: unknown;
  on?: Record<string, unknown>;
  invoke?: { onDone?: unknown; onError?: unknown; onSnapshot?: unknown };
  states?: Record<string, EtatDit>;
}

const enListe = (quoi: unknown, lieu: LieuDeValeur): (readonly [LieuDeValeur, unknown])[] =>
  quoi === undefined
    ? []
    : Array.isArray(quoi)
      ? quoi.map((un: unknown, rang) => [[...lieu, rang], un])
      : [[lieu, quoi]];

/** Every transition of a chart, outer states first. */
function transitionsDe(etat: EtatDit, nom: string, lieu: LieuDeValeur = []): TransitionPosee[] {
  const ici = etat.id ?? nom;
  const de = (quand: string, quoi: unknown, ou: LieuDeValeur) =>
    enListe(quoi, [...lieu, ...ou]).map(([place, transition]) => ({
      etat: ici,
      quand: `${quand}${typeof place.at(-1) === "number" ? ` ${Number(place.at(-1)) + 1}` : ""}`,
      lieu: place,
      transition: transition as TransitionDite | string,
    }));
  return [
    ...de("always", etat.always, ["always"]),
    ...de("route", etat.route, ["route"]),
    ...Object.entries(etat.on ?? {}).flatMap(([event, quoi]) => de(event, quoi, ["on", event])),
    ...(["onDone", "onError", "onSnapshot"] as const).flatMap((quand) =>
      de(quand, etat.invoke?.[quand], ["invoke", quand]),
    ),
    ...Object.entries(etat.states ?? {}).flatMap(([cle, dedans]) =>
      transitionsDe(dedans, `${ici} ${cle}`, [...lieu, "states", cle]),
    ),
  ];
}

const nomDe = (quoi: unknown): string =>
  typeof quoi === "string"
    ? quoi
    : ((quoi as { type?: string } | undefined)?.type ?? (Array.isArray(quoi) ? "liste" : "fonction"));

/** Another place to go: the one that the next transition of the list leads to. */
const autreCible = (cibles: readonly string[], target: string) => {
  const suivante = cibles[(cibles.indexOf(target) + 1) % cibles.length];
  return suivante === target ? undefined : suivante;
};

/** Faults of one transition: dropped, led elsewhere, without its guard or one of its actions. */
function fautesDe(
  { etat: ou, quand, lieu, transition }: TransitionPosee,
  cibles: readonly string[],
): (FauteDuParcours & { lieu: LieuDeValeur; value: unknown })[] {
  const commun = { ou, lieu };
  const dite = typeof transition === "string" ? { target: transition } : transition;
  const { target, guard, actions, ...reste } = dite;
  const autre = target === undefined ? undefined : autreCible(cibles, target);
  const liste = actions === undefined ? [] : Array.isArray(actions) ? (actions as unknown[]) : [actions];
  return [
    { ...commun, sorte: "transition retirée", quoi: quand, value: undefined },
    ...(autre === undefined
      ? []
      : [
          {
            ...commun,
            sorte: "cible changée",
            quoi: `${quand} vers ${autre}`,
            value: { ...dite, target: autre },
          },
        ]),
    ...(guard === undefined
      ? []
      : [
          {
            ...commun,
            sorte: "garde retirée",
            quoi: `${quand} sans ${nomDe(guard)}`,
            value: {
              ...reste,
              ...(target !== undefined && { target }),
              ...(actions !== undefined && { actions }),
            },
          },
        ]),
    ...liste.map((action, rang) => ({
      ...commun,
      sorte: "action retirée",
      quoi: `${quand} sans ${nomDe(action)}`,
      value: { ...dite, actions: liste.filter((_, ici) => ici !== rang) },
    })),
  ];
}

/** A copy that may be changed: functions and questions stay those of their world. */
function copier(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copier);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([cle, un]) => [cle, cle === "meta" ? un : copier(un)]),
  );
}

/** What a fault puts in a chart may hold functions of this world: those of the other world take their place. */
const fautesDuDiagramme = (config: EtatDit, fichier: string, nom: string): FauteDuParcours[] => {
  const transitions = transitionsDe(config, "racine");
  const cibles = (prefixe: string) =>
    transitions.flatMap(({ transition }) => {
      const target = typeof transition === "string" ? transition : transition.target;
      return target !== undefined && target.startsWith("#") === (prefixe === "#") ? [target] : [];
    });
  const absolues = [...new Set(cibles("#"))];
  return transitions.flatMap((une) => {
    const target = typeof une.transition === "string" ? une.transition : une.transition.target;
    const soeurs = target?.startsWith("#")
      ? absolues
      : [
          ...new Set(
            transitions
              .filter(({ lieu }) => lieu.slice(0, 3).join() === une.lieu.slice(0, 3).join())
              .flatMap(({ transition }) =>
                typeof transition === "string" ? [transition] : (transition.target ?? []),
              ),
          ),
        ];
    return fautesDe(une, soeurs).map(({ lieu, value, ...faute }) => ({
      ...faute,
      async preparer(monde: MondeNeuf) {
        const module =
          await monde.importer<Record<string, { createMachine: (config: object) => unknown }>>(fichier);
        const constructeur = module[nom]!;
        const creer = constructeur.createMachine;
        constructeur.createMachine = (vraie) => {
          const copie = copier(vraie);
          poserA(copie, lieu, value === undefined ? undefined : accorder(value, valeurA(copie, lieu)));
          return creer.call(constructeur, copie as object);
        };
      },
    }));
  });
};

/** The same transition with the functions of the world where it is planted. */
function accorder(value: unknown, vraie: unknown): unknown {
  const { actions: siennes } = (typeof vraie === "object" ? vraie : {}) as TransitionDite;
  if (typeof value !== "object" || value === null || !("actions" in value)) return value;
  const connues = Array.isArray(siennes) ? (siennes as unknown[]) : [siennes];
  const { actions } = value as { actions: unknown };
  const gardees = Array.isArray(actions) ? (actions as unknown[]) : [actions];
  return {
    ...value,
    actions: gardees.map((une) => connues.find((autre) => nomDe(autre) === nomDe(une)) ?? une),
  };
}

/** Every fault of the transitions of the journey. */
export const fautesDuParcours = (): FauteDuParcours[] =>
  fautesDuDiagramme(journeyMachine.config as EtatDit, "machines/journey/base.ts", "base");

/** Every fault of the transitions of the session. */
export const fautesDeLaSession = (): FauteDuParcours[] =>
  fautesDuDiagramme(sessionMachine.config as EtatDit, "machines/session/setup.ts", "sessionSetup");
