import { jetonDEditeur, RefusDit } from "../appeler.ts";

/** Gestures that write, with what is said when they are done, then when they are not. */
const GESTES = {
  persistEntry: ["Enregistré", "Pas enregistré"],
  updateUnpublishedEntryStatus: ["Statut changé", "Statut inchangé"],
  publishUnpublishedEntry: ["Publié", "Rien n’est publié"],
  deleteUnpublishedEntry: ["Brouillon abandonné", "Le brouillon est encore là"],
} as const;

/** Readings: what is said when they fail. */
const LECTURES = {
  getEntry: "La fiche ne se lit pas",
  entriesByFolder: "La liste ne se lit pas",
  unpublishedEntries: "Les brouillons ne se lisent pas",
  unpublishedEntry: "Le brouillon ne se lit pas",
  unpublishedEntryDataFile: "Le brouillon ne se lit pas",
  unpublishedEntryMediaFile: "Une image du brouillon ne se lit pas",
} as const;

/** Milliseconds that the service which keeps drafts has: the library itself waits for ever. */
const LIMITE_MS = 45_000;

/** What became of the last gesture. `reessayer`: does it again, as it was asked. */
export interface IssueDuGeste {
  mots: string;
  faute: boolean;
  reessayer?: { geste: string; encore: () => Promise<unknown> };
}

/** Says what became of a gesture, or that a reading failed; the limit, in milliseconds, that a test may shorten. */
type Suites = { dire: (issue: IssueDuGeste) => void; limiteMs?: number };

/** A backend of the editor’s library, as far as it is called. */
type Backend = Record<string, unknown>;
type Appel = (...args: unknown[]) => Promise<unknown>;

const SESSION = "votre connexion a pris fin : rechargez cette page pour vous reconnecter";

const STATUTS: Readonly<Record<number, string>> = {
  401: SESSION,
  403: "l’hébergeur du dépôt refuse ce geste à ce compte",
  404: "l’hébergeur du dépôt ne trouve pas ce brouillon : quelqu’un l’a peut-être publié ou abandonné",
  405: "l’hébergeur du dépôt refuse la fusion : la vérification du brouillon a trouvé une faute, ou une autre personne doit le relire. Ouvrez sa demande de fusion pour le lire",
  409: "le brouillon a changé depuis que vous l’avez ouvert",
  422: "quelqu’un a écrit dans ce brouillon au même moment. Rechargez cette page pour le lire",
};

/** Why a call of the library failed, in French. */
function pourquoi(erreur: unknown): string {
  if (erreur instanceof RefusDit) return erreur.message;
  const { status = 0, api, message = "" } = erreur as { status?: number; api?: string; message?: string };
  // As browsers say it.
  if (/failed to fetch|networkerror|load failed/i.test(message))
    return "le service qui garde les brouillons ne se joint pas : voyez votre réseau";
  // The service of a working copy says it in French.
  if (api === "Proxy" && status === 422) return message;
  return STATUTS[status] ?? "le service qui garde les brouillons ne répond pas comme prévu";
}

/** Rejects at once when who is logged in no longer is: the library would try again for a minute. */
const session = () =>
  jetonDEditeur().catch(() => {
    throw new RefusDit(SESSION);
  });

function auBout(appel: Promise<unknown>, limiteMs: number): Promise<unknown> {
  const tard = `le service qui garde les brouillons n’a pas répondu en ${Math.round(limiteMs / 1_000)} secondes`;
  return new Promise((venir, refuser) => {
    const limite = setTimeout(() => refuser(new RefusDit(tard)), limiteMs);
    appel.then(venir, refuser).finally(() => clearTimeout(limite));
  });
}

/** The calls of a backend within a limit, and what is said of them. */
function bornes({ dire, limiteMs = LIMITE_MS }: Suites) {
  return {
    /** `tard`: what to say when it is done after all. */
    async essayer(appel: Appel, args: unknown[], tard?: string) {
      await auBout(session(), limiteMs);
      const parti = appel(...args);
      return auBout(parti, limiteMs).catch((erreur: unknown) => {
        if (tard) void parti.then(() => dire({ mots: tard, faute: false })).catch(() => undefined);
        throw erreur;
      });
    },
    refuser(rate: string, erreur: unknown, reessayer?: IssueDuGeste["reessayer"]): RefusDit {
      const { status } = erreur as { status?: number };
      const refus = new RefusDit(`${rate}, parce que ${pourquoi(erreur)}.`, status);
      dire({ mots: refus.message, faute: true, ...(reessayer && { reessayer }) });
      return refus;
    },
  };
}

/**
 * Has every call of a backend end within a limit: what it gives, or a RefusDit that says why in French. A gesture says what became of
 * it, and may be asked again as it was.
 */
export function surement<B extends object>(backend: B, suites: Suites): B {
  const siens = backend as Backend;
  const { essayer, refuser } = bornes(suites);
  const poser = (nom: string, faire: (appel: Appel, args: unknown[]) => Promise<unknown>) => {
    const appel = siens[nom];
    if (typeof appel === "function")
      siens[nom] = (...args: unknown[]) => faire(appel.bind(backend) as Appel, args);
  };
  for (const [nom, [fait, rate]] of Object.entries(GESTES))
    poser(nom, async (appel, args) => {
      try {
        const rendu = await essayer(appel, args, `${fait}, avec du retard.`);
        suites.dire({ mots: `${fait}.`, faute: false });
        return rendu;
      } catch (erreur) {
        const encore = siens[nom] as Appel;
        throw refuser(rate, erreur, { geste: nom, encore: () => encore(...args) });
      }
    });
  let muet = false;
  for (const [nom, rate] of Object.entries(LECTURES))
    poser(nom, async (appel, args) => {
      try {
        const lu = await essayer(appel, args);
        if (muet) suites.dire({ mots: "Le service répond de nouveau.", faute: false });
        muet = false;
        return lu;
      } catch (erreur) {
        // There is no draft: the library asks it of every entry.
        if ((erreur as { notUnderEditorialWorkflow?: boolean }).notUnderEditorialWorkflow) throw erreur;
        muet = true;
        throw refuser(rate, erreur);
      }
    });
  return backend;
}
