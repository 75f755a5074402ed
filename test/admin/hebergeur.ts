import { type Context, Hono } from "hono";
import type { DepotNu, ElementDArbre } from "./depot.ts";

interface Demande {
  number: number;
  title: string;
  state: "open" | "closed";
  merged_at: string | null;
  labels: { name: string }[];
  branche: string;
  /** What was said of it. */
  revues: { id: number; body: string; state: "COMMENTED"; submitted_at: string }[];
}

/** What a code host is told of this repository. */
export interface Branches {
  /** Branches whose check is red: they are not merged, and nobody writes on `main` by other means. */
  rouges: Set<string>;
  /** Whether `main` is protected, which a code host says of a branch. */
  protegee: boolean;
}

const PROPRIETAIRE = "cap-aides";

const refuser = (c: Context, statut: 403 | 404 | 405 | 409 | 422, message: string) =>
  c.json({ message }, statut);

/** A commit as the code host describes it. */
function decrire({ git }: DepotNu, sha: string) {
  const [message = "", name = "", email = "", date = "", tree = "", parents = ""] = git(
    "log",
    "-1",
    "--format=%B%x00%an%x00%ae%x00%aI%x00%T%x00%P",
    sha,
  ).split("\0");
  const author = { name, email, date };
  return {
    sha,
    commit: { message: message.trim(), author, committer: author, tree: { sha: tree } },
    parents: parents
      .split(" ")
      .filter(Boolean)
      .map((un) => ({ sha: un })),
  };
}

/**
 * The part of GitHub’s protocol that an editor’s page uses through a git gateway, on a repository of this
 * machine: branches, trees, blobs, commits, references, pull requests and their labels.
 */
export function hebergeur(depot: DepotNu, branches: Branches) {
  const { rouges } = branches;
  const demandes: Demande[] = [];
  const branche = (nom: string) => depot.sha(`refs/heads/${nom}`);
  const dire = (une: Demande) => ({
    ...une,
    user: { login: PROPRIETAIRE },
    updated_at: "2026-11-23T10:00:00Z",
    html_url: `http://exemple.fr/${une.number}`,
    head: { ref: une.branche, sha: branche(une.branche) ?? "", repo: { fork: false } },
    base: { ref: "main", sha: branche("main") ?? "" },
  });
  const demandee = (c: Context) => demandes.find(({ number }) => number === Number(c.req.param("n")));
  const app = new Hono();

  app.get("/branches/:nom", (c) => {
    const sha = branche(c.req.param("nom"));
    if (!sha) return refuser(c, 404, "Branch not found");
    const self = `${new URL(c.req.url).origin}/repos/${PROPRIETAIRE}/catalogue/branches/${c.req.param("nom")}`;
    const { protegee } = branches;
    return c.json({ name: c.req.param("nom"), protected: protegee, commit: { sha }, _links: { self } });
  });
  app.get("/git/trees/:ou{.+}", (c) => {
    const sha = depot.sha(c.req.param("ou"));
    if (!sha) return refuser(c, 404, "Not Found");
    return c.json({ sha, tree: depot.lister(sha, c.req.query("recursive") !== undefined), truncated: false });
  });
  app.post("/git/trees", async (c) => {
    const { base_tree: base, tree } = await c.req.json<{ base_tree: string; tree: ElementDArbre[] }>();
    return c.json({ sha: depot.ecrireArbre(base, tree) }, 201);
  });
  app.get("/git/blobs/:sha", (c) => {
    const content = depot.lireBlob(c.req.param("sha")).toString("base64").replace(/.{60}/g, "$&\n");
    return c.json({ sha: c.req.param("sha"), encoding: "base64", content });
  });
  app.post("/git/blobs", async (c) => {
    const { content, encoding } = await c.req.json<{ content: string; encoding: BufferEncoding }>();
    return c.json({ sha: depot.ecrireBlob(Buffer.from(content, encoding)) }, 201);
  });
  app.post("/git/commits", async (c) => {
    const { message, tree, parents, author } = await c.req.json<{
      message: string;
      tree: string;
      parents: string[];
      author?: { name: string; email: string };
    }>();
    return c.json(decrire(depot, depot.engager(message, tree, parents, author)), 201);
  });
  app.post("/git/refs", async (c) => {
    const { ref, sha } = await c.req.json<{ ref: string; sha: string }>();
    if (depot.sha(ref)) return refuser(c, 422, "Reference already exists");
    depot.git("update-ref", ref, sha);
    return c.json({ ref, object: { sha } }, 201);
  });
  app.patch("/git/refs/heads/:nom", async (c) => {
    const nom = c.req.param("nom");
    const { sha, force } = await c.req.json<{ sha: string; force?: boolean }>();
    if (nom === "main" && rouges.size > 0) return refuser(c, 422, "Required status check is failing.");
    if (!force && depot.git("merge-base", nom, sha) !== branche(nom))
      return refuser(c, 422, "Update is not a fast forward");
    depot.git("update-ref", `refs/heads/${nom}`, sha);
    return c.json({ ref: `refs/heads/${nom}`, object: { sha } });
  });
  app.delete("/git/refs/heads/:nom", (c) => {
    if (!branche(c.req.param("nom"))) return refuser(c, 422, "Reference does not exist");
    depot.git("update-ref", "-d", `refs/heads/${c.req.param("nom")}`);
    return c.body(null, 204);
  });
  app.get("/pulls", (c) => {
    const { head, state = "open" } = c.req.query();
    const voulues = demandes.filter(
      (une) =>
        (state === "all" || une.state === state) && (!head || head === `${PROPRIETAIRE}:${une.branche}`),
    );
    return c.json(voulues.map(dire));
  });
  app.post("/pulls", async (c) => {
    const { title, head } = await c.req.json<{ title: string; head: string }>();
    const [proprietaire, ...reste] = head.split(":");
    if (proprietaire !== PROPRIETAIRE || !branche(reste.join(":")))
      return refuser(c, 422, "Validation Failed");
    const une: Demande = {
      number: demandes.length + 1,
      title,
      state: "open",
      merged_at: null,
      labels: [],
      revues: [],
      branche: reste.join(":"),
    };
    demandes.push(une);
    return c.json(dire(une), 201);
  });
  app.get("/pulls/:n/reviews", (c) => c.json(demandee(c)?.revues ?? []));
  app.post("/pulls/:n/reviews", async (c) => {
    const une = demandee(c);
    const { body, event } = await c.req.json<{ body: string; event: string }>();
    if (!une || event !== "COMMENT") return refuser(c, 422, "Unprocessable Entity");
    const revue = {
      id: une.revues.length + 1,
      body,
      state: "COMMENTED" as const,
      submitted_at: "2026-11-23T10:00:00Z",
    };
    une.revues.push(revue);
    return c.json(revue);
  });
  app.put("/pulls/:n/merge", async (c) => {
    const une = demandee(c);
    const { sha, commit_message: message } = await c.req.json<{ sha: string; commit_message: string }>();
    if (une?.state !== "open") return refuser(c, 404, "Not Found");
    if (rouges.has(une.branche)) return refuser(c, 405, "Required status check is failing.");
    if (branche(une.branche) !== sha) return refuser(c, 409, "Head branch was modified.");
    const arbre = depot.git("merge-tree", "--write-tree", "main", sha);
    const fusion = depot.engager(message, arbre, [branche("main") ?? "", sha]);
    depot.git("update-ref", "refs/heads/main", fusion);
    Object.assign(une, { state: "closed", merged_at: "2026-11-23T10:00:00Z" });
    return c.json({ sha: fusion, merged: true });
  });
  app.put("/issues/:n/labels", async (c) => {
    const une = demandee(c);
    if (!une) return refuser(c, 404, "Not Found");
    const { labels } = await c.req.json<{ labels: string[] }>();
    une.labels = labels.map((name) => ({ name }));
    return c.json(une.labels);
  });
  app.get("/compare/:deux{.+}", (c) => {
    const [avant = "", apres = ""] = c.req
      .param("deux")
      .split("...")
      .map((un) => un.replace(/^[^:/]+:/, ""));
    const { base, commits, files } = depot.comparer(avant, apres);
    return c.json({
      base_commit: decrire(depot, depot.sha(avant) ?? base),
      merge_base_commit: decrire(depot, base),
      commits: commits.map((sha) => decrire(depot, sha)),
      files,
    });
  });
  app.get("/commits/:sha", (c) => {
    const sha = c.req.param("sha");
    return c.json({ ...decrire(depot, sha), files: depot.comparer(`${sha}^`, sha).files });
  });
  app.get("/commits", (c) => {
    const { path = "", sha = "main" } = c.req.query();
    const trouves = depot.git("rev-list", "-n", "30", sha, "--", path).split("\n").filter(Boolean);
    return c.json(trouves.map((un) => decrire(depot, un)));
  });
  return { app, demandes };
}
