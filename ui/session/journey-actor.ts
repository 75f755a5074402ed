import type { SessionActor } from "../../machines/session/persist.ts";

/** The journey actor owned by a session; another one takes its place when answers come from elsewhere. */
export function journeyActorOf(session: SessionActor) {
  const { journey } = session.getSnapshot().children;
  if (!journey) throw new Error("Parcours absent");
  return journey;
}
