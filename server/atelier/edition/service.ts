import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { type DemandeDEdition, estUneFiche, lecteurDeDemandes } from "./demande.ts";
import { lireLeBrouillonIci } from "./brouillon-lu.ts";
import { versionsEcrites } from "./histoire.ts";

const HOTE = "127.0.0.1";

/** Whose packages the service is of: those of the editors’ page. */
const PAQUETS = resolve("ui/atelier/package.json");

/** A sheet and its logo, base64 included. */
const CORPS_MAX = "5mb";

type Demande = IncomingMessage & { body?: unknown };
type Etape = (demande: Demande, reponse: ServerResponse, suite: () => void) => void;
type Application = RequestListener & { use(...etapes: readonly (string | Etape | Application)[]): void };

/** What is used of the service of decap, and of express, which it brings. */
interface Paquets {
  express: (() => Application) & { json(reglages: { limit: string }): Etape };
  registerLocalGit(application: Application, reglages: { logLevel: string }): Promise<void>;
}

function paquets(): Paquets {
  const deLaPage = createRequire(PAQUETS);
  const deDecap = createRequire(deLaPage.resolve("decap-server"));
  return { ...deLaPage("decap-server/dist/middlewares"), express: deDecap("express") };
}

function rendre(reponse: ServerResponse, quoi: unknown): void {
  reponse.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(quoi));
}

function refuser(reponse: ServerResponse, statut: number, pourquoi: string): void {
  reponse.writeHead(statut, { "Content-Type": "application/json" }).end(JSON.stringify({ error: pourquoi }));
}

/** Requests of the product’s page alone: another site’s, or a name that was made to lead here, stop. */
const garde =
  (hote: string, origine: string): Etape =>
  (demande, reponse, suite) => {
    if (demande.headers.host !== hote) return refuser(reponse, 421, "ce nom n’est pas le sien");
    if (demande.headers.origin !== origine) return refuser(reponse, 403, "cette page n’est pas la sienne");
    // The page reads why it is refused.
    reponse.setHeader("Access-Control-Allow-Origin", origine);
    suite();
  };

/** What the service asks of whoever serves what it writes. */
export interface Surveillance {
  /** Why the catalogue with this draft in it would not be served, if so. */
  refusDePublier(brouillon: { collection: string; slug: string }): string | undefined;
  /** Why what is published is not served, if so. */
  nonServi(): string | undefined;
}

/** A draft that the whole catalogue refuses is not published. */
const publication =
  (refusDePublier: Surveillance["refusDePublier"]): Etape =>
  ({ body }, reponse, suite) => {
    const { action, params } = (body ?? {}) as DemandeDEdition;
    const refus =
      action === "publishUnpublishedEntry" &&
      refusDePublier(params as Parameters<Surveillance["refusDePublier"]>[0]);
    if (refus) refuser(reponse, 422, refus);
    else suite();
  };

/** A draft is told by us; the rest is asked of the service of decap. */
const brouillons =
  (depot: string, branche: string): Etape =>
  ({ body }, reponse, suite) => {
    const { action, params } = (body ?? {}) as DemandeDEdition;
    if (action !== "unpublishedEntry") return suite();
    const { id = "", ...dit } = params as { id?: string; collection?: string; slug?: string };
    const [collection = "", slug = ""] =
      dit.collection && dit.slug ? [dit.collection, dit.slug] : id.split("/");
    const lu = lireLeBrouillonIci(depot, branche, { collection, slug });
    if (!lu) return refuser(reponse, 404, "ce brouillon n’existe pas");
    rendre(reponse, lu);
  };

const validation = (branche: string): Etape => {
  const lire = lecteurDeDemandes(branche);
  return (demande, reponse, suite) => {
    if (demande.method === "OPTIONS") return suite();
    const lue = lire(demande.body);
    if (typeof lue === "string") return refuser(reponse, 422, lue);
    demande.body = lue;
    suite();
  };
};

/** The versions of a file of the catalogue: `?chemin=catalogue/…`. */
const histoire =
  (depot: string, branche: string): Etape =>
  ({ url = "" }, reponse) => {
    const chemin = new URL(url, `http://${HOTE}`).searchParams.get("chemin");
    if (!estUneFiche(chemin)) return refuser(reponse, 422, "ce n’est pas une fiche du catalogue");
    rendre(reponse, versionsEcrites(depot, branche, chemin));
  };

export interface ServiceDEcriture {
  /** What the page posts to: it holds a secret, drawn anew each time. */
  adresse: string;
  arreter(): Promise<void>;
}

/**
 * The service that writes editors’ drafts in a working copy, as branches: the one of decap, behind what it does not check. It listens
 * on a port of this machine that the system chooses. `depot`: folder of the working copy; `port`: of the product, whose page alone is heard; `branche`: the one that is published; then who says what is served.
 */
export async function serviceDEcriture(
  depot: string,
  port: string,
  branche: string,
  { refusDePublier, nonServi }: Surveillance,
): Promise<ServiceDEcriture> {
  const secret = randomBytes(16).toString("hex");
  const origine = `http://${HOTE}:${port}`;
  // Read by the service of decap as it is set up.
  Object.assign(process.env, { GIT_REPO_DIRECTORY: depot, ORIGIN: origine });
  const { express, registerLocalGit } = paquets();
  const [serveur, service, racine] = [createServer(), express(), express()];
  serveur.listen(0, HOTE);
  await once(serveur, "listening");
  const hote = `${HOTE}:${(serveur.address() as AddressInfo).port}`;
  const etat: Etape = (_, reponse) => rendre(reponse, { refus: nonServi() ?? null });
  service.use("/api/v1/etat", etat);
  service.use("/api/v1/histoire", histoire(depot, branche));
  service.use(express.json({ limit: CORPS_MAX }), validation(branche), publication(refusDePublier));
  service.use(brouillons(depot, branche));
  await registerLocalGit(service, { logLevel: "error" });
  racine.use(garde(hote, origine));
  racine.use(`/${secret}`, service);
  serveur.on("request", racine);
  return {
    adresse: `http://${hote}/${secret}/api/v1`,
    arreter: async () => {
      const fini = once(serveur, "close");
      serveur.close();
      serveur.closeAllConnections();
      await fini;
    },
  };
}
