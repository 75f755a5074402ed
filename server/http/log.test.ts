import { Hono } from "hono";
import { expect, test } from "vitest";
import { jsonLog, loggedPath, requestIdOf, requestLog } from "./log.ts";

test("une ligne est un objet JSON daté, avec ses champs", () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date("2026-06-15T10:00:00Z"),
  );
  log("requête", { statut: 200 });
  log("arrêt demandé");
  expect(lines).toEqual([
    '{"t":"2026-06-15T10:00:00.000Z","message":"requête","statut":200}',
    '{"t":"2026-06-15T10:00:00.000Z","message":"arrêt demandé"}',
  ]);
});

test("chaque requête a son numéro, le même à l’écran, dans l’en-tête et au journal", async () => {
  const logged: unknown[] = [];
  const app = new Hono()
    .use(
      requestLog(
        (_, fields) => logged.push(fields?.["id"]),
        () => new Date(),
      ),
    )
    .get("/", (c) => c.text(requestIdOf(c)));
  const answers = [await app.request("/"), await app.request("/")];
  const shown = await Promise.all(answers.map((answer) => answer.text()));
  expect(shown).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect(new Set(shown).size).toBe(2);
  expect(answers.map(({ headers }) => headers.get("X-Request-Id"))).toEqual(shown);
  expect(logged).toEqual(shown);
});

test.each([
  ["/api/simulation/AbC-1/resultats", "/api/simulation/:id/resultats"],
  ["/api/simulation/AbC-1", "/api/simulation/:id"],
  ['/api/\n{"faux":1}', '/api/?{"faux":1}'],
  [`/${"a".repeat(300)}`, `/${"a".repeat(119)}`],
])("l’adresse %j s’écrit %j", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
