import { Socket } from "node:net";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { dansLeTemps } from "../../http/delai.ts";
import { ApiError } from "../../http/errors.ts";
import type { Log } from "../../http/log.ts";
import { estBoucle } from "../../reglages/refus.ts";
import type { CourrielEcrit } from "./recapitulatif.ts";

/** Sends a letter to one address. Rejects with an `ApiError` in French; what it was given is kept nowhere. */
export type Facteur = (adresse: string, lettre: CourrielEcrit) => Promise<void>;

/** Milliseconds that a silent service is waited for, then that one letter may take in all: less than a page waits. */
interface Delais {
  silence: number;
  enTout: number;
}

const DELAIS: Delais = { silence: 5_000, enTout: 12_000 };

/** Letters that may be under way at once: a service that drags does not hold the server. */
const ENSEMBLE = 20;

const patience = (silence: number) => ({
  connectionTimeout: silence,
  greetingTimeout: silence,
  socketTimeout: silence,
  dnsTimeout: silence,
});

/** Ports of a mail service that does not say its own. */
const [SMTPS, SOUMISSION] = [465, 587];

/** What a service that has too much to do answers. */
const OCCUPE = 421;

/** Code of what may have left all the same. */
export const INCERTAIN = "courriel_incertain";

const pasParti = () =>
  new ApiError(
    503,
    "courriel_pas_parti",
    "Le courriel n’est pas parti : le service d’envoi ne répond pas. Vos réponses et vos résultats sont toujours là. Réessayez dans quelques minutes.",
  );

const peutEtreParti = () =>
  new ApiError(
    503,
    INCERTAIN,
    "Le service d’envoi a tardé à répondre : regardez votre boîte avant de réessayer. Vos réponses et vos résultats sont toujours là.",
  );

const refusee = () =>
  new ApiError(
    422,
    "adresse_refusee",
    "Le service d’envoi refuse cette adresse. Relisez-la, ou donnez-en une autre.",
    "adresse",
  );

/** What the service answered to it, so that it is known not to have been taken. */
const ayantRepondu = (error: ApiError, cause: number | undefined): ApiError =>
  Object.assign(error, { cause });

/** Why a letter did not leave: the address if the service refuses it for good, else the service. */
const pourquoi = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): ApiError =>
  ayantRepondu(code === "EENVELOPE" && responseCode >= 500 ? refusee() : pasParti(), responseCode);

/** True for a letter that was not taken, by a service that asks to come back later. */
export const refuseePourLInstant = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.cause === "number" && error.cause >= 400 && error.cause < 500;

/** A mail service, from its address: sealed from the start (`smtps`), or before anything is said unless it is on this machine. */
export function relaisDe(smtp: string) {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    ...(port && { port: Number(port) }),
    secure: protocol === "smtps:",
    requireTLS: !estBoucle(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** A mail service, with the socket that it is spoken to by: `lacher` closes it, and what was under way fails. */
async function joindre(smtp: string, silence: number) {
  // What writes mails is loaded by the first one.
  const { createTransport } = await import("nodemailer");
  const relais = relaisDe(smtp);
  const prise = new Socket();
  const options: SMTPTransport.Options = {
    ...relais,
    ...patience(silence),
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_, rendre) => {
      prise.setTimeout(silence, () => prise.destroy(new Error("muet")));
      prise.once("error", (erreur) => rendre(erreur, {}));
      prise.connect(relais.port ?? (relais.secure ? SMTPS : SOUMISSION), relais.host, () => {
        prise.removeAllListeners("error").setTimeout(0);
        rendre(null, { connection: prise });
      });
    },
  };
  const service = createTransport(options);
  return { service, lacher: () => void prise.destroy() };
}

/** True if a mail service answers, and lets us in: nothing is sent. */
export async function repond(smtp: string, { silence, enTout }: Delais = DELAIS): Promise<boolean> {
  const { service, lacher } = await joindre(smtp, silence);
  return dansLeTemps(enTout, service.verify(), { tard: pasParti, lacher }).catch(() => false);
}

/** Hands letters over to a mail service. It logs that one failed, never to whom. */
export function facteur(
  { smtp, de }: { smtp: string; de: string },
  log: Log,
  { silence, enTout }: Delais = DELAIS,
): Facteur {
  let enCours = 0;
  const porter = async (adresse: string, { sujet, texte, html, entetes }: CourrielEcrit) => {
    const { service, lacher } = await joindre(smtp, silence);
    const parti = service
      .sendMail({
        from: { name: "Cap Aides", address: de },
        to: { name: "", address: adresse },
        envelope: { from: de, to: [adresse] },
        subject: sujet,
        text: texte,
        html,
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", ...entetes },
      })
      .catch((error: { code?: string; responseCode?: number }) => {
        log("courriel non envoyé", { code: error.code ?? "inconnu", reponse: error.responseCode ?? 0 });
        throw pourquoi(error);
      });
    await dansLeTemps(enTout, parti, { tard: peutEtreParti, lacher });
  };
  return async (adresse, lettre) => {
    if (enCours >= ENSEMBLE) throw ayantRepondu(pasParti(), OCCUPE);
    enCours++;
    try {
      await porter(adresse, lettre);
    } finally {
      enCours--;
    }
  };
}
