import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { depotNu } from "./depot.ts";
import { hebergeur } from "./hebergeur.ts";
import { identites } from "./identites.ts";

/** Paths of the code host that a git gateway lets through, and no other. */
const OUVERTS =
  /^\/git\/github\/(?:(?:git|contents|pulls|branches|merges|statuses|compare|commits)(?:\/|$)|issues\/\d+\/labels$)/;

/** The role that opens editing, where `GIT_ROLES` gives no other. */
export const EDITION = "editeur";

/**
 * A git gateway and its identity service on this machine, as an operator runs them beside the product:
 * `{adresse}/git` and `{adresse}/identite`, for pages of any origin.
 */
export async function ouvrirUnePasserelle() {
  const depot = depotNu();
  const comptes = [
    { email: "lea@exemple.fr", motDePasse: "douze lettres au moins", nom: "Léa", roles: [EDITION] },
    { email: "noe@exemple.fr", motDePasse: "douze lettres aussi", nom: "Noé", roles: [] },
  ];
  const service = identites(comptes);
  const rouges = new Set<string>();
  /** What the code host was asked: it allows some five thousand an hour. */
  const hebergees = { appels: 0 };
  const hote = hebergeur(depot, { rouges });
  const app = new Hono().use(cors());
  app.route("/identite", service.app);
  app.use("/git/*", async (c, next) => {
    if (!service.quiEst(c.req.header("authorization")))
      return c.json({ code: 401, msg: "Invalid token" }, 401);
    return next();
  });
  app.get("/git/settings", (c) =>
    c.json({ github_enabled: true, gitlab_enabled: false, bitbucket_enabled: false, roles: [EDITION] }),
  );
  app.use("/git/github/*", async (c, next) => {
    hebergees.appels++;
    if (OUVERTS.test(c.req.path)) return next();
    return c.json({ code: 401, msg: "Access to endpoint not allowed" }, 401);
  });
  app.route("/git/github", hote.app);
  const serveur = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  if (!serveur.listening) await once(serveur, "listening");
  const adresse = `http://127.0.0.1:${(serveur.address() as AddressInfo).port}`;
  return {
    reglages: { GIT_GATEWAY_URL: `${adresse}/git`, GIT_IDENTITY_URL: `${adresse}/identite` },
    git: depot.git,
    demandes: hote.demandes,
    rouges,
    hebergees,
    inviter: service.inviter,
    comptees: service.comptees,
    stop: async () => {
      serveur.close();
      serveur.closeAllConnections();
      depot.stop();
    },
  };
}
