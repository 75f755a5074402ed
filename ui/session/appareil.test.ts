import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  cocherLePapier,
  daterLaDemande,
  garderLaNote,
  lireLAppareil,
  lireLaNote,
  pointerLAide,
  reprendreCeQuiEstFait,
} from "./appareil.ts";
import { deviceKeeps, eraseDevice } from "./device.ts";

const JOUR = "2026-11-29";

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

beforeEach(() => {
  vi.stubGlobal("localStorage", stockage);
  vi.stubGlobal("sessionStorage", stockage);
});
afterEach(() => {
  eraseDevice();
  vi.unstubAllGlobals();
  garde.clear();
});

test("ce qu’on dit d’une aide et les papiers cochés se relisent, se changent et se reprennent", () => {
  pointerLAide("rsa", "demandee", JOUR);
  pointerLAide("apl", "recue", JOUR);
  cocherLePapier("rib", true);
  cocherLePapier("cv", true);
  pointerLAide("rsa", "ecartee", JOUR);
  pointerLAide("apl", undefined, JOUR);
  cocherLePapier("rib", false);
  expect(lireLAppareil()).toEqual({ pointages: { rsa: "ecartee" }, demandees: {}, papiers: ["cv"] });
  expect(lireLAppareil()).toBe(lireLAppareil());
});

test("une demande a le jour où on la dit, qui se corrige et s’en va avec elle ; un jour qui n’en est pas un est oublié", () => {
  pointerLAide("rsa", "demandee", JOUR);
  expect(lireLAppareil().demandees).toEqual({ rsa: JOUR });
  daterLaDemande("rsa", "2026-11-02");
  expect(lireLAppareil().demandees).toEqual({ rsa: "2026-11-02" });
  pointerLAide("rsa", undefined, JOUR);
  expect(lireLAppareil().demandees).toEqual({});
  garde.set("cap-aides-appareil", '{"pointages":{"rsa":"demandee"},"demandees":{"rsa":"hier"}}');
  expect(lireLAppareil()).toEqual({ pointages: { rsa: "demandee" }, demandees: {}, papiers: [] });
});

test("tout s’oublie d’un coup", () => {
  pointerLAide("rsa", "demandee", JOUR);
  eraseDevice();
  expect([lireLAppareil(), garde.size]).toEqual([{ pointages: {}, demandees: {}, papiers: [] }, 0]);
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
  pointerLAide("rsa", "recue", JOUR);
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
  expect(lireLAppareil()).toEqual({ pointages: {}, demandees: {}, papiers: [] });
});

test("ce qui est rendu s’ajoute à ce que l’appareil dit déjà, et ne l’efface pas", () => {
  pointerLAide("rsa", "demandee", JOUR);
  cocherLePapier("rib", true);
  const note = { texte: "Dossier Caf jeudi.", le: JOUR };
  reprendreCeQuiEstFait({
    pointages: { apl: "recue", rsa: "ecartee" },
    demandees: {},
    papiers: ["bail"],
    note,
  });
  expect(lireLAppareil()).toEqual({
    pointages: { apl: "recue", rsa: "demandee" },
    demandees: { rsa: JOUR },
    papiers: ["bail", "rib"],
  });
  expect(lireLaNote()).toEqual(note);
  expect(lireLaNote()).toBe(lireLaNote());
  // The device does not keep the note: whoever comes next does not read it.
  expect(garde.get("cap-aides-appareil")).not.toContain("Caf");
  reprendreCeQuiEstFait({ pointages: {}, demandees: {}, papiers: [] });
  expect(lireLaNote()).toBeUndefined();
  garderLaNote(note);
  garderLaNote(undefined);
  expect(lireLaNote()).toBeUndefined();
});
