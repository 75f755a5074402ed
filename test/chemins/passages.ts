import { grapheDe, idArete } from "../../machines/graph/graphe.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { type JourneyMeta } from "../../machines/journey/base.ts";

interface Transition {
  eventType: string;
  target?: readonly { id: string }[];
  guard?: string | { type: string };
}

interface Noeud {
  id: string;
  key: string;
  parent?: Noeud;
  meta?: JourneyMeta;
  states: Record<string, Noeud>;
  always?: readonly Transition[];
  transitions: ReadonlyMap<string, readonly Transition[]>;
}

export interface PassagesPossibles {
  /** Name of each transition of the machine. */
  noms: ReadonlyMap<unknown, string>;
  /** Names of the moves of the drawing (`machines/graph/graphe.ts`), which are among them. */
  aretes: ReadonlySet<string>;
}

const garde = ({ guard }: Transition) => (typeof guard === "string" ? guard : (guard?.type ?? ""));

/** The name the drawing gives to an eventless move or to an accepted answer. */
function nomDArete(noeud: Noeud, transition: Transition, liste: readonly Transition[]): string {
  const dernier = liste.length > 1 && transition === liste.at(-1);
  const libelle =
    garde(transition) || (dernier ? "sinon" : transition.eventType === "ANSWER" ? "réponse" : "");
  const de = noeud.key === "entrée" ? (noeud.parent?.id ?? "") : noeud.id;
  return idArete({ de, vers: transition.target?.[0]?.id ?? "", libelle });
}

let connus: PassagesPossibles | undefined;

/** Every transition of the machine, named: those of the drawing by its names, the others by event and guard. */
export function passagesPossibles(): PassagesPossibles {
  if (connus) return connus;
  const noms = new Map<unknown, string>();
  const nommer = (noeud: Noeud) => {
    for (const une of noeud.always ?? []) noms.set(une, nomDArete(noeud, une, noeud.always ?? []));
    for (const [evenement, liste] of noeud.transitions) {
      for (const une of liste) {
        const { target } = une;
        const reponse = evenement === "ANSWER" && target && !garde(une);
        const vers = target?.[0]?.id ?? "(reste)";
        noms.set(
          une,
          reponse ? nomDArete(noeud, une, [une]) : `${noeud.id} → ${vers} [${evenement} ${garde(une)}]`,
        );
      }
    }
    for (const etat of Object.values(noeud.states)) nommer(etat);
  };
  nommer(journeyMachine.root as never);
  const aretes = new Set(grapheDe(journeyMachine.root).aretes.map(idArete));
  connus = { noms, aretes };
  return connus;
}
