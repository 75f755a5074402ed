import type { SessionActor } from "../../machines/session/persist.ts";

/** Where the simulations and the inspectors of this browser talk: pages of this site only, nothing is kept. */
export const CANAL = "cap-aides-inspection";

/** Name of a window that an inspector opened to follow what is done there. */
export const FENETRE_SUIVIE = "cap-aides-suivie";

/** True of a page that an inspector opened to follow it. */
export const estSuivie = (): boolean => window.name === FENETRE_SUIVIE;

/** Lets the inspectors of this browser follow a session: what follows it comes when one asks, and nothing is said before. */
export function attendreLesInspecteurs(session: SessionActor): void {
  const venir = async (premier?: unknown) =>
    (await import("./inspection.ts")).ecouterLesInspecteurs(session, premier);
  if (estSuivie()) return void venir();
  try {
    const canal = new BroadcastChannel(CANAL);
    canal.addEventListener("message", ({ data }) => {
      if (data.type !== "qui est là ?") return;
      canal.close();
      void venir(data);
    });
  } catch {
    // None here, or refused as is all that keeps: nobody follows.
  }
}
