import { randomBytes } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";

/**
 * The least that could keep something: Hono, `pg`, one insertion of as many bytes as a simulation, no reading, no
 * sealing, no checking. Started as a process of its own: `temoin.ts PORT URL OCTETS`.
 */
const [port, url, octets] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url ?? "", max: 8 });
await pool.query(
  "CREATE TABLE IF NOT EXISTS temoin (id text PRIMARY KEY, contenu bytea NOT NULL, le bigint NOT NULL)",
);
const app = new Hono().post("/api/simulation", async (c) => {
  await c.req.json();
  const id = randomBytes(18).toString("base64url");
  await pool.query("INSERT INTO temoin VALUES ($1, $2, $3)", [id, randomBytes(Number(octets)), Date.now()]);
  return c.json({ _id: id, token: "" }, 201);
});
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
