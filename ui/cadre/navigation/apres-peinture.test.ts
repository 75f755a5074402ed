import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apresPeinture } from "./apres-peinture.ts";

let peindre: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (image: () => void) => {
    peindre = image;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ce qui suit une image se fait une fois, quand elle est peinte", () => {
  const faire = vi.fn<() => void>();
  apresPeinture(faire);
  vi.advanceTimersByTime(20);
  peindre();
  expect(faire).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(0);
  expect(faire).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(faire).toHaveBeenCalledTimes(1);
});

test("une page que personne ne voit n’en peint pas, et n’attend pas plus d’un dixième de seconde", () => {
  const faire = vi.fn<() => void>();
  apresPeinture(faire);
  vi.advanceTimersByTime(99);
  expect(faire).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(faire).toHaveBeenCalledTimes(1);
});

test("ce qui est annulé avant l’image ne se fait pas, peinte ou non", () => {
  const faire = vi.fn<() => void>();
  const annuler = apresPeinture(faire);
  annuler();
  peindre();
  vi.advanceTimersByTime(1_000);
  expect(faire).toHaveBeenCalledTimes(0);
});
