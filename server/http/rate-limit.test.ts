import { expect, test } from "vitest";
import { breaker } from "./breaker.ts";
import { tokenBuckets } from "./rate-limit.ts";

function buckets(quota: number, maxCallers = 10, window = 60) {
  let at = 0;
  const take = tokenBuckets({ quota, window, maxCallers, now: () => new Date(at) });
  return { take: (caller: string) => take(caller).wait, wait: (ms: number) => (at += ms) };
}

test("une adresse a droit à sa réserve, puis à une demande par intervalle", () => {
  const { take, wait } = buckets(2);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
  wait(29_000);
  expect(take("a")).toBe(1);
  wait(1_000);
  expect([take("a"), take("a")]).toEqual([0, 30]);
});

test("la réserve ne dépasse jamais une minute de demandes, et une horloge qui recule ne la vide pas", () => {
  const { take, wait } = buckets(2);
  take("a");
  wait(3_600_000);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
  wait(-1_000);
  expect(take("a")).toBe(30);
});

test("les adresses ne se gênent pas", () => {
  const { take } = buckets(1);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 60]);
});

test("le nombre d’adresses retenues est borné : la plus ancienne est oubliée", () => {
  const { take } = buckets(1, 2);
  expect([take("a"), take("b"), take("c"), take("b"), take("a")]).toEqual([0, 0, 0, 60, 0]);
});

test("ce qui reste se dit, de soixante à rien", () => {
  const take = tokenBuckets({ quota: 3, window: 60, maxCallers: 10, now: () => new Date(0) });
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([
    { wait: 0, left: 2 },
    { wait: 0, left: 1 },
    { wait: 0, left: 0 },
    { wait: 20, left: 0 },
  ]);
});

test("une limite à l’heure rend une demande toutes les douze minutes", () => {
  const { take, wait } = buckets(5, 10, 3600);
  expect([1, 2, 3, 4, 5, 6].map(() => take("a"))).toEqual([0, 0, 0, 0, 0, 720]);
  wait(719_000);
  expect(take("a")).toBe(1);
  wait(1_000);
  expect([take("a"), take("a")]).toEqual([0, 720]);
});

function broken() {
  let at = 0;
  const one = breaker({ failures: 3, openMs: 30_000, now: () => new Date(at) });
  return { one, wait: (ms: number) => (at += ms) };
}

test("trois échecs de suite ouvrent le disjoncteur, pas deux", () => {
  const { one } = broken();
  one.failed();
  one.failed();
  expect(one.allows()).toBe(true);
  one.failed();
  expect(one.allows()).toBe(false);
});

test("une réussite remet le compte à zéro", () => {
  const { one } = broken();
  one.failed();
  one.failed();
  one.succeeded();
  one.failed();
  expect(one.allows()).toBe(true);
});

test("après trente secondes, un seul essai passe ; son échec rouvre, sa réussite referme", () => {
  const { one, wait } = broken();
  for (let n = 0; n < 3; n++) one.failed();
  wait(29_999);
  expect(one.allows()).toBe(false);
  wait(1);
  expect([one.allows(), one.allows()]).toEqual([true, false]);
  one.failed();
  wait(29_999);
  expect(one.allows()).toBe(false);
  wait(1);
  expect(one.allows()).toBe(true);
  one.succeeded();
  expect([one.allows(), one.allows()]).toEqual([true, true]);
});
