import { fromPromise } from "xstate";
import { sessionMachine } from "../../machines/session/session.ts";
import type { Access, ToSave } from "../../machines/session/state.ts";
import { api } from "./api.ts";
import { CallError } from "./client.ts";
import { montreDesFictifs } from "./fictifs.ts";

/** Saves under way; each ends once what nobody waits for any more is erased. */
const underWay = new Set<Promise<void>>();

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : 0);

/** Erases a stored simulation; one that is not there any more is erased. */
async function erase(access: Access): Promise<void> {
  await api.erase(access).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

function save(input: ToSave, signal: AbortSignal) {
  const reply = api.save(input);
  const settled = reply.then(
    ({ _id, token }) => (signal.aborted ? erase({ id: _id, token }) : undefined),
    (error: unknown) => {
      // A refused save keeps nothing; one whose reply was lost may have.
      if (statusOf(error) === 0) throw error;
    },
  );
  underWay.add(settled);
  void settled.catch(() => undefined).finally(() => underWay.delete(settled));
  return reply;
}

/** Erases these simulations and what was being saved. Rejects if the server did not say that it did. */
async function eraseAll(known: readonly Access[]): Promise<void> {
  await Promise.all([...known.map(erase), ...underWay]);
}

/** The session as this browser runs it: its calls go to the server. */
export const machine = sessionMachine.provide({
  guards: { "rien à calculer ici": montreDesFictifs },
  actors: {
    save: fromPromise(({ input, signal }: { input: ToSave; signal: AbortSignal }) => save(input, signal)),
    fetchSimulation: fromPromise<unknown, Access>(({ input }) => api.snapshot(input)),
    fetchResults: fromPromise(({ input }: { input: Access }) => api.results(input)),
    eraseSimulation: fromPromise(({ input }: { input: readonly Access[] }) => eraseAll(input)),
  },
}) as typeof sessionMachine;
