import { expect, test } from "vitest";
import { AppelantParti } from "./errors.ts";
import { processeurParReseau } from "./processeur.ts";
import { attendreSonTour } from "./tour.ts";

const unTourDeBoucle = () => new Promise((suite) => setImmediate(suite));

test("qui en demande cent n’en fait pas attendre un autre plus d’un tour, et la boucle respire entre deux", async () => {
  await unTourDeBoucle();
  const ordre: string[] = [];
  const travailler = (reseau: string, quoi: string) =>
    attendreSonTour(reseau).then(() => void ordre.push(quoi));
  const tous = Array.from({ length: 100 }, (_, rang) => travailler("a", `a${rang}`));
  // What is heard between two turns: a health check, a caller who leaves.
  setImmediate(() => ordre.push("santé"));
  tous.push(travailler("b", "b0"), travailler("b", "b1"));
  await Promise.all(tous);
  expect(ordre.slice(0, 6)).toEqual(["a0", "a1", "santé", "b0", "a2", "b1"]);
  expect(ordre.slice(6)).toEqual(Array.from({ length: 97 }, (_, rang) => `a${rang + 3}`));
});

test("qui est parti quand vient son tour n’est pas servi", async () => {
  const depart = new AbortController();
  const [premier, parti, dernier] = [
    attendreSonTour("c"),
    attendreSonTour("c", depart.signal),
    attendreSonTour("c"),
  ];
  depart.abort();
  await expect(parti).rejects.toThrow(AppelantParti);
  await expect(Promise.all([premier, dernier])).resolves.toHaveLength(2);
});

test("un réseau a droit à son processeur, puis attend qu’il lui en revienne ; les autres n’en savent rien", () => {
  let at = 0;
  const { attente, depenser } = processeurParReseau({
    quotaMs: 20_000,
    windowMs: 60_000,
    maxCallers: 10,
    now: () => new Date(at),
  });
  depenser("a", 19_999);
  expect(attente("a")).toBe(0);
  // The one that goes beyond is served, and owed for.
  depenser("a", 1_001);
  expect([attente("a"), attente("b")]).toEqual([4, 0]);
  at = 4_000;
  expect(attente("a")).toBe(0);
  depenser("a", 100_000);
  at = 3_600_000;
  depenser("a", 19_999);
  expect(attente("a")).toBe(0);
});
