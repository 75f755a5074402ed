import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { jsonLog, loggedPath, together } from "./log.ts";

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

test("les lignes d’un même tour s’écrivent ensemble, dans l’ordre, et aucune ne se perd", async () => {
  const texts: string[] = [];
  const write = together((text) => texts.push(text));
  write("a");
  write("b");
  await nextTurn();
  write("c");
  await nextTurn();
  expect(texts).toEqual(["a\nb\n", "c\n"]);
});

test.each([
  ["/api/simulation/AbC-1/resultats", "/api/simulation/:id/resultats"],
  ["/api/simulation/AbC-1", "/api/simulation/:id"],
  ['/api/\n{"faux":1}', '/api/?{"faux":1}'],
  [`/${"a".repeat(300)}`, `/${"a".repeat(119)}`],
])("l’adresse %j s’écrit %j", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
