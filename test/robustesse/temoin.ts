import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";

/**
 * The least that can be done: Hono reads JSON, better-sqlite3 inserts it, with the pragmas of the
 * product. What the product saves in a second is told as a share of what this saves.
 * `node --import tsx temoin.ts FICHIER` writes its address.
 */
const sqlite = new Database(process.argv[2]);
sqlite.pragma("journal_mode = WAL");
sqlite.pragma("synchronous = FULL");
sqlite.exec(
  "CREATE TABLE simulation (id TEXT PRIMARY KEY, record TEXT NOT NULL, created_at INTEGER NOT NULL)",
);
const inserer = sqlite.prepare("INSERT INTO simulation VALUES (?, ?, ?)");

const app = new Hono().post("/api/simulation", async (c) => {
  const id = randomUUID();
  inserer.run(id, JSON.stringify(await c.req.json()), Date.now());
  return c.json({ _id: id }, 201);
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`répond sur http://127.0.0.1:${port}`),
);
