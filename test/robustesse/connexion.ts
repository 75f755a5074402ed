import { connect, type Socket } from "node:net";
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
  entetes: Readonly<Record<string, string>>;
  corps: Buffer;
}

/** The connection ended before the whole answer came. */
export class Coupure extends Error {}

/** A whole answer at the head of `recu`, and what it takes; `undefined` while some is missing. */
export function lireReponse(
  recu: Buffer,
  { sansCorps, fini }: { sansCorps: boolean; fini: boolean },
): { reponse: ReponseHttp; lu: number } | undefined {
  const coupe = recu.indexOf("\r\n\r\n");
  if (coupe < 0) return undefined;
  const [ligne = "", ...lignes] = recu.subarray(0, coupe).toString("latin1").split("\r\n");
  const entetes = Object.fromEntries(
    lignes.map((une) => {
      const deux = une.indexOf(":");
      return [une.slice(0, deux).toLowerCase(), une.slice(deux + 1).trim()];
    }),
  );
  const statut = Number(ligne.split(" ")[1]);
  const debut = coupe + 4;
  // Informational answers come before the one that counts.
  if (statut < 200) {
    const suite = lireReponse(recu.subarray(debut), { sansCorps, fini });
    return suite && { ...suite, lu: suite.lu + debut };
  }
  const rendre = (corps: Buffer, lu: number) => ({ reponse: { statut, entetes, corps }, lu });
  if (sansCorps || statut === 204 || statut === 304) return rendre(Buffer.alloc(0), debut);
  if (entetes["transfer-encoding"] === "chunked") return lireMorceaux(recu, debut, rendre);
  const longueur = entetes["content-length"];
  if (longueur === undefined) return fini ? rendre(recu.subarray(debut), recu.length) : undefined;
  const fin = debut + Number(longueur);
  return recu.length < fin ? undefined : rendre(recu.subarray(debut, fin), fin);
}

function lireMorceaux<T>(recu: Buffer, debut: number, rendre: (corps: Buffer, lu: number) => T) {
  const morceaux: Buffer[] = [];
  for (let ici = debut; ;) {
    const fin = recu.indexOf("\r\n", ici);
    if (fin < 0) return undefined;
    const taille = Number.parseInt(recu.subarray(ici, fin).toString("latin1"), 16);
    const apres = fin + 2 + taille + 2;
    if (recu.length < apres) return undefined;
    if (taille === 0) return rendre(Buffer.concat(morceaux), apres);
    morceaux.push(recu.subarray(fin + 2, fin + 2 + taille));
    ici = apres;
  }
}

/** Body as text, uncompressed. */
export const texteDeReponse = ({ entetes, corps }: ReponseHttp): string =>
  (entetes["content-encoding"] === "gzip" ? gunzipSync(corps) : corps).toString("utf8");

/** Body as JSON; throws if it is none. */
export const jsonDe = <T = unknown>(reponse: ReponseHttp): T => JSON.parse(texteDeReponse(reponse)) as T;

function ecrire({ methode, cible, entetes = {}, corps }: DemandeHttp, hote: string): string {
  const annonces = new Set(Object.keys(entetes).map((nom) => nom.toLowerCase()));
  // A body without an announced length goes as one chunk.
  const enMorceaux = corps !== undefined && annonces.has("transfer-encoding");
  const tous = {
    ...(!annonces.has("host") && { Host: hote }),
    ...(corps !== undefined && !enMorceaux && { "Content-Length": String(Buffer.byteLength(corps)) }),
    ...entetes,
  };
  const lignes = Object.entries(tous).map(([nom, valeur]) => `${nom}: ${valeur}\r\n`);
  const morceau =
    enMorceaux && corps !== "" ? `${Buffer.byteLength(corps).toString(16)}\r\n${corps}\r\n` : "";
  return `${methode} ${cible} HTTP/1.1\r\n${lignes.join("")}\r\n${enMorceaux ? `${morceau}0\r\n\r\n` : (corps ?? "")}`;
}

/** Longer than the longest delay that a route gives itself: 30 s, for what editors try (server/edition/fil.ts). */
const ATTENTE_MS = 45_000;

/** One kept-alive connection, one request at a time; opened again when the server has closed it. */
export class Connexion {
  private readonly hote: URL;
  private prise: Socket | undefined;

  constructor(adresse: string) {
    this.hote = new URL(adresse);
  }

  /** Sends and waits for the answer. Rejects with a Coupure when there is none. */
  envoyer(demande: DemandeHttp, attenteMs = ATTENTE_MS): Promise<ReponseHttp> {
    const prise = this.ouverte();
    return new Promise((resolve, reject) => {
      const morceaux: Buffer[] = [];
      const limite = setTimeout(() => finir(new Coupure("aucune réponse")), attenteMs);
      const essayer = (fini: boolean) => {
        const lue = lireReponse(Buffer.concat(morceaux), { sansCorps: demande.methode === "HEAD", fini });
        if (lue) finir(lue.reponse);
        else if (fini) finir(new Coupure("connexion fermée"));
      };
      const recevoir = (morceau: Buffer) => {
        morceaux.push(morceau);
        essayer(false);
      };
      const fermee = () => essayer(true);
      const casser = (erreur: NodeJS.ErrnoException) => finir(new Coupure(erreur.code ?? erreur.message));
      const finir = (fin: ReponseHttp | Coupure) => {
        clearTimeout(limite);
        prise.off("data", recevoir).off("close", fermee).off("error", casser);
        if (fin instanceof Coupure || fin.entetes["connection"] === "close") this.fermer();
        if (fin instanceof Coupure) reject(fin);
        else resolve(fin);
      };
      prise.on("data", recevoir).on("close", fermee).on("error", casser);
      prise.write(ecrire(demande, this.hote.host));
    });
  }

  fermer(): void {
    this.prise?.destroy();
    this.prise = undefined;
  }

  private ouverte(): Socket {
    if (this.prise && !this.prise.destroyed && this.prise.writable && !this.prise.readableEnded)
      return this.prise;
    this.prise = connect({ host: this.hote.hostname, port: Number(this.hote.port), noDelay: true });
    // An error between two requests only means that the next one opens another connection.
    return this.prise.on("error", () => undefined);
  }
}

/** Sends one request on a connection of its own. */
export async function demander(adresse: string, demande: DemandeHttp): Promise<ReponseHttp> {
  const connexion = new Connexion(adresse);
  try {
    return await connexion.envoyer(demande);
  } finally {
    connexion.fermer();
  }
}
