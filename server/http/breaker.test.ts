import { expect, test } from "vitest";
import { breaker } from "./breaker.ts";

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
