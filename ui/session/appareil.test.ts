import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cocherLePapier, lireLAppareil, pointerLAide } from "./appareil.ts";
import { deviceKeeps, eraseDevice } from "./device.ts";

const garde = new Map<string, string>();
const stockage = {
  length: 0,
  getItem: (name: string) => garde.get(name) ?? null,
  setItem: (name: string, text: string) => void garde.set(name, text),
  removeItem: (name: string) => void garde.delete(name),
};
const refus = () => {
  throw new DOMException("Accès refusé", "SecurityError");
};

beforeEach(() => vi.stubGlobal("localStorage", stockage));
afterEach(() => {
  eraseDevice();
  vi.unstubAllGlobals();
  garde.clear();
});

test("ce qu’on dit d’une aide et les papiers cochés se relisent, se changent et se reprennent", () => {
  pointerLAide("rsa", "demandee");
  pointerLAide("apl", "recue");
  cocherLePapier("rib", true);
  cocherLePapier("cv", true);
  pointerLAide("rsa", "ecartee");
  pointerLAide("apl", undefined);
  cocherLePapier("rib", false);
  expect(lireLAppareil()).toEqual({ pointages: { rsa: "ecartee" }, papiers: ["cv"] });
  expect(lireLAppareil()).toBe(lireLAppareil());
});

test("tout s’oublie d’un coup", () => {
  pointerLAide("rsa", "demandee");
  eraseDevice();
  expect([lireLAppareil(), garde.size]).toEqual([{ pointages: {}, papiers: [] }, 0]);
});

test("un navigateur qui refuse garde pour la page, le dit, et oublie aussi", () => {
  vi.stubGlobal("localStorage", {
    get length() {
      return refus();
    },
    getItem: refus,
    setItem: refus,
    removeItem: refus,
  });
  expect(deviceKeeps()).toBe(false);
  pointerLAide("rsa", "recue");
  expect([lireLAppareil().pointages, deviceKeeps()]).toEqual([{ rsa: "recue" }, false]);
  eraseDevice();
  expect(lireLAppareil().pointages).toEqual({});
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"pointages":3,"papiers":{}}',
  '{"pointages":{"rsa":"autre"},"papiers":[1]}',
])("un texte abîmé (%s) ne vaut rien, et n’arrête rien", (texte) => {
  garde.set("cap-aides-appareil", texte);
  expect(lireLAppareil()).toEqual({ pointages: {}, papiers: [] });
});
