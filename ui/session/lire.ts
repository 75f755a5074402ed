import { waitFor } from "xstate";
import type { Explication } from "../../catalogue/loi/expliquer.ts";
import { avecPrenoms } from "../../machines/answers/prenoms.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import type { Access } from "../../machines/session/state.ts";
import { api } from "./api.ts";
import { CallError } from "./client.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";

/** Longest wait for the answers to be saved again, in milliseconds. */
const DELAI = 30_000;

const isGone = (error: unknown) => error instanceof CallError && error.code === "simulation_introuvable";

/** The stored simulation that takes the place of one the server lost; the same if it could not be saved. */
async function savedAgain(session: SessionActor, { id }: Access): Promise<Access | undefined> {
  session.send({ type: "GONE", id });
  const { context } = await waitFor(session, (snapshot) => !snapshot.matches({ calcul: "enregistre" }), {
    timeout: DELAI,
  });
  return context.simulation;
}

/**
 * Reads something of the stored simulation. If the server no longer has it, the answers are saved
 * again, once, and it is read there. Rejects with an ApiError.
 */
export async function lireSimulation<T>(
  session: SessionActor,
  read: (access: Access) => Promise<T>,
): Promise<T> {
  const { simulation = { id: "", token: "" } } = session.getSnapshot().context;
  try {
    return await read(simulation);
  } catch (error) {
    if (!isGone(error)) throw error;
    const again = await savedAgain(session, simulation);
    if (!again || again.id === simulation.id) throw error;
    return read(again);
  }
}

/** The computation of an aid, with the first names that stayed in this browser. */
export async function lireExplication(session: SessionActor, aide: string): Promise<Explication> {
  const explication = await lireSimulation(session, (access) => api.explication(access, aide));
  const { journey } = session.getSnapshot().children;
  const { enfants } = journey ? parcoursDe(journey.getSnapshot().context).situation : {};
  return avecPrenoms(explication, enfants);
}
