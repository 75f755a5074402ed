import type { User } from "gotrue-js";
import { auPlus } from "../../session/delai.ts";
import { type CompteDEditeur, compteDe, refusDIdentite } from "./compte.ts";
import { type Invitation, invitationDansLAdresse } from "./invitation.ts";

/** Where somebody who opens the editors’ page stands. */
export type QuiArrive =
  | { etat: "entrée" }
  | { etat: "dehors"; compte: CompteDEditeur; refus?: string }
  | { etat: "invitée"; compte: CompteDEditeur; invitation: Invitation };

/** What the git gateway says of itself. */
interface Passerelle {
  roles?: readonly string[] | null;
  github_enabled?: boolean;
}

/** Where editors write online: the gateway, its identity service, the branch that is published. */
export interface EnLigne {
  git: string;
  identite: string;
  branche: string;
}

const SANS_DROIT =
  "Votre compte existe, mais il n’ouvre pas l’édition. Demandez ce droit à la personne qui gère le site.";

const MUETTE = "La passerelle Git ne répond pas. Réessayez dans un instant.";

const SANS_GARDE =
  "L’édition en ligne est fermée : la branche publiée n’est pas protégée, et l’on pourrait y écrire sans relecture. La personne qui gère le site la protège chez l’hébergeur du dépôt.";

const AUTRE_HEBERGEUR =
  "L’édition en ligne est fermée : l’hébergeur du dépôt ne parle pas comme GitHub, et ne dit pas qui approuve.";

/** Time that the git gateway has to say who may edit. Milliseconds. */
const DELAI_MS = 10_000;

/** Why this person may not edit, or why nobody may; nothing when they may. */
async function refusDeLaPasserelle(
  { git, branche }: EnLigne,
  lui: User,
  jeton: string,
): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${jeton}` };
  const lire = (chemin: string) =>
    auPlus(DELAI_MS, (signal) => fetch(git + chemin, { headers, signal })).catch(() => undefined);
  const reponse = await lire("/settings");
  if (reponse?.status === 401 || reponse?.status === 403) return SANS_DROIT;
  if (!reponse?.ok) return MUETTE;
  const { roles, github_enabled: commeGithub } = (await reponse.json().catch(() => ({}))) as Passerelle;
  const siens = ((lui.app_metadata as { roles?: string[] } | null)?.roles ?? []) as readonly string[];
  if (roles?.length && !roles.some((un) => siens.includes(un))) return SANS_DROIT;
  if (!commeGithub) return AUTRE_HEBERGEUR;
  const publiee = await lire(`/github/branches/${encodeURIComponent(branche)}`);
  if (!publiee?.ok) return MUETTE;
  const { protected: gardee } = (await publiee.json().catch(() => ({}))) as { protected?: boolean };
  return gardee === true ? undefined : SANS_GARDE;
}

/**
 * What the editor’s library asks of who is logged in, under the name where it looks for it, and only when it
 * is loaded. Logging out comes back to our page.
 */
function presenter(service: CompteDEditeur["service"]): void {
  const lire = () => service.currentUser();
  Object.assign(globalThis, {
    netlifyIdentity: {
      currentUser: lire,
      logout: () =>
        void lire()
          ?.logout()
          .finally(() => location.reload()),
      on: (quoi: string, dire: () => void) => {
        if (quoi === "init") queueMicrotask(dire);
      },
      init: () => undefined,
      open: () => location.reload(),
      close: () => undefined,
      store: { user: null, modal: {}, saving: false },
    },
  });
}

/** Tells who opens the page: somebody who may edit, somebody to identify, or who comes from a letter. Never rejects. */
export async function identifier(lieu: EnLigne): Promise<QuiArrive> {
  const compte = compteDe(lieu.identite);
  const invitation = invitationDansLAdresse();
  if (invitation) return { etat: "invitée", compte, invitation };
  const lui = compte.service.currentUser();
  if (!lui) return { etat: "dehors", compte };
  const jeton = await lui.jwt().catch((erreur: unknown) => ({ refus: refusDIdentite(erreur, "session") }));
  if (typeof jeton !== "string") return { etat: "dehors", compte, refus: jeton.refus };
  const refus = await refusDeLaPasserelle(lieu, lui, jeton);
  if (refus) return { etat: "dehors", compte, refus };
  presenter(compte.service);
  return { etat: "entrée" };
}
