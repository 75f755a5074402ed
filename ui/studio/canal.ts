import type { Snapshot } from "xstate";
import type { Mouvement } from "../../machines/studio/graph/mouvements.ts";
import { CANAL } from "./sonnette.ts";

/** This page, among those that are open. */
const cettePage = Math.random().toString(36).slice(2);

type Dit =
  /** From an inspector: it asks to follow, then stops. */
  | { type: "qui est là ?" }
  | { type: "au revoir" }
  /** From a simulation: it was opened to be followed; where it stands; what it does; it closes. */
  | { type: "me voici" }
  | { type: "état"; snapshot: Snapshot<unknown> }
  | { type: "mouvement"; mouvement: Mouvement }
  | { type: "parti" };

/** What is said, by which page. */
export type MessageSuivi = Dit & { de: string };

/** A channel; nothing where the browser has none, or refuses it as it refuses to keep anything. */
function tenterLeCanal(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CANAL);
  } catch {
    return undefined;
  }
}

/** The channel, to speak and listen on, if there can be one. */
export function ouvrirLeCanal(entendre: (message: MessageSuivi) => void) {
  const canal = tenterLeCanal();
  if (!canal) return undefined;
  canal.addEventListener("message", ({ data }: MessageEvent<MessageSuivi>) => {
    if (data.de !== cettePage) entendre(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays on its site
  const dire = (quoi: Dit) => canal.postMessage({ ...quoi, de: cettePage });
  return { dire, fermer: () => canal.close() };
}
