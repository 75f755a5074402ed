import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { JourneyMeta } from "../../../machines/journey/base.ts";
import { journeyMachine } from "../../../machines/journey/journey.ts";
import { sessionMachine } from "../../../machines/session/session.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";

export const DIAGRAMMES = "test/approuves/diagrammes";

/** What is named in a machine, with what it is given; what is written where it is used has no name. */
function nomDe(chose: unknown): string {
  if (typeof chose === "string") return `« ${chose} »`;
  if (typeof chose === "function") return "un changement sans nom";
  const { type, params } = chose as { type: string; params?: unknown };
  if (params === undefined) return `« ${type} »`;
  return `« ${type} » ${typeof params === "function" ? "de ce qu’il reçoit" : JSON.stringify(params)}`;
}

const si = (garde: unknown) => (garde === undefined ? "" : `, si ${nomDe(garde)}`);
const faisant = (actions: readonly unknown[]) =>
  actions.length === 0 ? "" : `, et fait ${actions.map(nomDe).join(", ")}`;

/** When a transition is taken, where it leads, what it does. */
function transitionDite({ eventType, guard, target, reenter, actions }: AnyTransitionDefinition): string {
  const quand = eventType === "" ? "aussitôt" : `à ${eventType}`;
  const vers = target ? `va à ${target.map(({ id }) => id).join(" et ")}` : "reste";
  return `${quand}${si(guard)} : ${vers}${reenter ? ", en y entrant à nouveau" : ""}${faisant(actions)}`;
}

/** How a state is reached by its own address, which XState keeps at the root under a guard of its own. */
function adresseDite({ config: { route } }: AnyStateNode): string[] {
  if (!route) return [];
  const { guard, actions = [] } = route;
  return [`par son adresse${si(guard)}${faisant([actions].flat())}`];
}

/** What the page shows of a state of the journey. */
const montre = ({ meta = {} }: AnyStateNode): string[] =>
  Object.values(meta as JourneyMeta).map(
    (une) => `montre ${typeof une === "string" ? une : "path" in une ? une.path : une.name}`,
  );

/** A state: how it starts, what it does on its way in and out, what it asks for, where it may go. */
const etatDit = (etat: AnyStateNode): PartieDite => ({
  titre: etat.id,
  lignes: [
    ...(etat.path.length > 0 ? [`se trouve à ${etat.path.join(" / ")}`] : []),
    ...montre(etat),
    ...(etat.type === "parallel" ? ["mène tout de front"] : []),
    ...etat.initial.target.map(({ id }) => `commence par ${id}`),
    ...etat.entry.map((action) => `fait en entrant ${nomDe(action)}`),
    ...etat.exit.map((action) => `fait en sortant ${nomDe(action)}`),
    ...etat.invoke.map(({ src, id }) => `demande ${nomDe(src)}, nommé ${id}`),
    ...adresseDite(etat),
    ...[etat.always ?? [], ...etat.transitions.values()]
      .flat()
      .filter(({ eventType }) => eventType !== "xstate.route")
      .map(transitionDite),
  ],
});

const etatsDe = (etat: AnyStateNode): AnyStateNode[] => [
  etat,
  ...Object.values(etat.states).flatMap(etatsDe),
];

/** A machine as XState has built it, state by state. */
export const diagrammeDe = ({ root }: AnyStateMachine): PartieDite[] => etatsDe(root).map(etatDit);

/** Every state and every transition of the machines of the product. */
export const textesDesDiagrammes = (): Map<string, string> =>
  new Map([
    [`${DIAGRAMMES}/parcours.txt`, ecrireSections("Le diagramme du parcours", diagrammeDe(journeyMachine))],
    [`${DIAGRAMMES}/session.txt`, ecrireSections("Le diagramme de la session", diagrammeDe(sessionMachine))],
  ]);
