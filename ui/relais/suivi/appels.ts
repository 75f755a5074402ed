import type { SuiteDite } from "../../../machines/relais/suivi-demandes.ts";
import type { DemandeDeRappel } from "../../../machines/relais/rappel-demande.ts";
import { CallError, client, read, segment } from "../../session/client.ts";

/** Aids that a mail asks about. */
export const ouvrirLeSuivi = async (jeton: string, signal: AbortSignal) =>
  (await read(client.suivi.ouvrir.$post({ json: { jeton } }, { init: { signal } }))).aides;

/** Starts the follow-up that a first mail proposes. */
export const confirmerLeSuivi = async (oui: string): Promise<void> =>
  void (await client.suivi.confirmer.$post({ json: { oui } }));

/** Has what was said counted, and what joined it erased; nothing said erases too. */
export const repondreAuSuivi = async (jeton: string, suites: SuiteDite[]): Promise<void> =>
  void (await client.suivi.$post({ json: { jeton, suites } }));

/** Stops all mails to a box, and erases what was kept of it. */
export const arreterLeSuivi = async (arret: string, signal: AbortSignal): Promise<true> => {
  const param = { arret: segment(arret) };
  await client.suivi.arret[":arret"].$post({ param }, { init: { signal } });
  return true;
};

/** Asks to be called back; gives what takes it back. */
export const demanderUnRappel = async (json: DemandeDeRappel): Promise<string> =>
  (await read(client.rappels.$post({ json }))).id;

export const retirerLaDemande = async (id: string): Promise<void> =>
  void (await client.rappels[":id"].$delete({ param: { id: segment(id) } }));

/** Why a call did not go through, and the field that it is about. */
export interface AppelRefuse {
  texte: string;
  champ?: string | undefined;
}

/** What a failed call says, in a sentence. */
export const refusDAppel = (error: unknown): AppelRefuse =>
  error instanceof CallError
    ? { texte: error.message, champ: error.where }
    : { texte: "Ce n’est pas parti. Réessayez dans un instant." };
