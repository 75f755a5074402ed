import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { ecouter } from "../ecouter.ts";
import { depotNu } from "./depot.ts";
import { hebergeur } from "./hebergeur.ts";

interface Compte {
  email: string;
  motDePasse: string;
  nom: string;
  roles: readonly string[];
}

/** Seconds that a token lives. */
const DUREE = 3_600;

const enJeton = (contenu: object): string =>
  [{ alg: "none" }, contenu].map((un) => Buffer.from(JSON.stringify(un)).toString("base64url")).join(".") +
  ".signature";

/** An identity service that speaks GoTrue’s protocol: accounts, tokens that end, invitations and letters. */
function identites(comptes: Compte[]) {
  /** Accounts by access token, then by what renews one; letters by their token. */
  const entres = new Map<string, Compte>();
  const renouvelables = new Map<string, Compte>();
  const lettres = new Map<string, Compte>();
  const comptees = { renouvellements: 0 };
  let tirage = 0;
  const ouvrir = (lui: Compte) => {
    const exp = Math.floor(Date.now() / 1_000) + DUREE;
    const access_token = enJeton({ exp, email: lui.email, app_metadata: { roles: lui.roles }, n: ++tirage });
    const refresh_token = `suite-${tirage}`;
    entres.set(access_token, lui);
    renouvelables.set(refresh_token, lui);
    return { access_token, token_type: "bearer", expires_in: DUREE, refresh_token };
  };
  const quiEst = (autorisation = ""): Compte | undefined => {
    const jeton = autorisation.replace(/^Bearer /, "");
    const { exp = 0 } = entres.has(jeton)
      ? (JSON.parse(String(Buffer.from(jeton.split(".")[1] ?? "", "base64url"))) as { exp: number })
      : {};
    return exp * 1_000 > Date.now() ? entres.get(jeton) : undefined;
  };
  const decrire = ({ email, nom, roles }: Compte) => ({
    id: email,
    email,
    user_metadata: { full_name: nom },
    app_metadata: { roles },
  });
  const app = new Hono();
  app.post("/token", async (c) => {
    const corps = await c.req.parseBody();
    const { grant_type: genre, username, password, refresh_token: suite } = corps as Record<string, string>;
    const lui =
      genre === "password"
        ? comptes.find(({ email, motDePasse }) => email === username && motDePasse === password)
        : renouvelables.get(suite ?? "");
    if (genre === "refresh_token") {
      comptees.renouvellements++;
      renouvelables.delete(suite ?? "");
    }
    if (lui) return c.json(ouvrir(lui));
    const dit = "No user found with that email, or password invalid.";
    return c.json({ error: "invalid_grant", error_description: dit }, 400);
  });
  app.get("/user", (c) => {
    const lui = quiEst(c.req.header("authorization"));
    return lui ? c.json(decrire(lui)) : c.json({ code: 401, msg: "Invalid token" }, 401);
  });
  app.put("/user", async (c) => {
    const lui = quiEst(c.req.header("authorization"));
    if (!lui) return c.json({ code: 401, msg: "Invalid token" }, 401);
    const { password } = await c.req.json<{ password: string }>();
    lui.motDePasse = password;
    return c.json(decrire(lui));
  });
  app.post("/recover", async (c) => {
    const { email } = await c.req.json<{ email: string }>();
    const lui = comptes.find((un) => un.email === email);
    if (!lui) return c.json({ code: 404, msg: "User not found" }, 404);
    lettres.set("lettre-de-secours", lui);
    return c.json({});
  });
  app.post("/verify", async (c) => {
    const { token, password } = await c.req.json<{ token: string; password?: string }>();
    const lui = lettres.get(token);
    if (!lui) return c.json({ code: 404, msg: "User not found" }, 404);
    lettres.delete(token);
    if (password !== undefined) lui.motDePasse = password;
    return c.json(ouvrir(lui));
  });
  app.post("/logout", (c) => {
    entres.delete((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    return c.body(null, 204);
  });
  return {
    app,
    quiEst,
    comptees,
    /** Invites somebody: the token of the letter. */
    inviter(lui: Compte): string {
      comptes.push(lui);
      lettres.set("lettre-d-invitation", lui);
      return "lettre-d-invitation";
    },
  };
}

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
  const branches = { rouges: new Set<string>(), protegee: true };
  /** What the code host was asked: it allows some five thousand an hour. */
  const hebergees = { appels: 0 };
  const hote = hebergeur(depot, branches);
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
  const adresse = await ecouter(getRequestListener(app.fetch));
  return {
    reglages: { GIT_GATEWAY_URL: `${adresse}/git`, GIT_IDENTITY_URL: `${adresse}/identite` },
    git: depot.git,
    demandes: hote.demandes,
    branches,
    hebergees,
    inviter: service.inviter,
    comptees: service.comptees,
    stop: depot.stop,
  };
}
