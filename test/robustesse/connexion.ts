import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

/** A request as it is written on the wire: nothing is checked, encoded or added but `Host` and the length. */
export interface DemandeHttp {
  methode: string;
  /** Path and query. */
  cible: string;
  entetes?: Readonly<Record<string, string>>;
  corps?: string;
}

export interface ReponseHttp {
  statut: number;
  /** Names in lower case. */
  entetes: IncomingHttpHeaders;
  corps: Buffer;
}

/** The connection ended before the whole answer came. */
class Coupure extends Error {}

/** Body as text, uncompressed. */
export const texteDeReponse = ({ entetes, corps }: ReponseHttp): string =>
  (entetes["content-encoding"] === "gzip" ? gunzipSync(corps) : corps).toString("utf8");

/** Body as JSON; throws if it is none. */
export const jsonDe = <T = unknown>(reponse: ReponseHttp): T => JSON.parse(texteDeReponse(reponse)) as T;

/** True for an answer that says neither « fault of mine » nor nothing: a 503 must say when to come back. */
export const tient = ({ statut, entetes }: Pick<ReponseHttp, "statut" | "entetes">): boolean =>
  statut < 500 || (statut === 503 && entetes["retry-after"] !== undefined);

/** Longer than the longest delay that a route gives itself: 30 s, for what editors try (server/edition/fil.ts). */
const ATTENTE_MS = 45_000;

/** One kept-alive connection, one request at a time; opened again when the server has closed it. */
export class Connexion {
  private readonly hote: URL;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(adresse: string) {
    this.hote = new URL(adresse);
  }

  /** Sends and waits for the answer. Rejects with a Coupure when there is none. */
  envoyer({ methode: method, cible: path, entetes = {}, corps }: DemandeHttp): Promise<ReponseHttp> {
    const { hostname: host, port } = this.hote;
    const enMorceaux = "Transfer-Encoding" in entetes;
    const longueur = corps !== undefined && !enMorceaux && { "Content-Length": Buffer.byteLength(corps) };
    return new Promise((resolve, reject) => {
      const casser = ({ code, message }: NodeJS.ErrnoException) => reject(new Coupure(code ?? message));
      const options = { agent: this.agent, host, port, method, path, headers: { ...longueur, ...entetes } };
      const demande = request(options, (reponse) => {
        const { statusCode: statut = 0, headers } = reponse;
        buffer(reponse).then((octets) => resolve({ statut, entetes: headers, corps: octets }), casser);
      });
      demande.setTimeout(ATTENTE_MS, () => demande.destroy(new Error("aucune réponse")));
      demande.on("error", casser).end(corps);
    });
  }

  fermer(): void {
    this.agent.destroy();
  }
}

/** Sends one request on a connection of its own. */
export async function demander(adresse: string, demande: DemandeHttp): Promise<ReponseHttp> {
  const connexion = new Connexion(adresse);
  return connexion.envoyer(demande).finally(() => connexion.fermer());
}
