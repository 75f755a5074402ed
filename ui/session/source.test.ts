import { expect, test, vi } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { restoreSession } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type { SessionInput } from "../../machines/session/state.ts";
import { lireFragment } from "./adresse.ts";
import { lancee } from "./reprise.ts";
import { type Lancee, sessionSource } from "./source.ts";

const input: SessionInput = { today: "2026-06-15", marque: "banque", parameters: defaultParameters };
const demarrer = (): Lancee =>
  lancee(restoreSession(sessionMachine, { journey: null, session: null }, input).actor);

test("ce que montre une page avant sa machine est ce que la machine dira", () => {
  const { debut } = sessionSource(input, () => Promise.reject(new Error("jamais")));
  const { key: _, ...session } = demarrer().actor.getSnapshot().context;
  expect(debut).toEqual({ ...session, key: "" });
});

test("ce qu’on lui envoie attend, dans l’ordre, et elle n’est demandée qu’une fois", async () => {
  const load = vi.fn<() => Promise<Lancee>>(() => Promise.resolve(demarrer()));
  const { actor, ask, withActor, subscribe } = sessionSource(input, load);
  const vus: string[] = [];
  subscribe(() => vus.push(`là : ${actor() !== undefined}`));
  withActor(() => vus.push("premier"));
  withActor(() => vus.push("second"));
  expect(actor()).toBeUndefined();
  const venu = await ask();
  expect(vus).toEqual(["là : true", "premier", "second"]);
  expect(load).toHaveBeenCalledTimes(1);
  withActor((un) => vus.push(`aussitôt : ${un === venu}`));
  expect(vus.at(-1)).toBe("aussitôt : true");
});

test("une machine qui ne vient pas se redemande à un geste, et à rien d’autre ; un geste perdu se dit", async () => {
  const load = vi.fn<() => Promise<Lancee>>(() => Promise.reject<Lancee>(new Error("hors connexion")));
  const { ask, lost, withActor, subscribe } = sessionSource(input, load);
  await expect(ask()).rejects.toThrow("hors connexion");
  await expect(ask()).rejects.toThrow("hors connexion");
  expect(load).toHaveBeenCalledTimes(1);
  // Asked for, and nothing done yet: nothing is lost.
  expect(lost()).toBeUndefined();
  const dit = new Promise<void>((resolve) => subscribe(resolve));
  withActor(() => undefined);
  await dit;
  expect(lost()).toEqual(new Error("hors connexion"));
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ["#simulation=aB-1_.t0-K_", { id: "aB-1_", token: "t0-K_" }],
  ["#simulation=abc", { id: "", token: "" }],
  ["#simulation=abc.", { id: "", token: "" }],
  ["#simulation=.secret", { id: "", token: "" }],
  ["#simulation=abc.sec ret", { id: "", token: "" }],
  ["#simulation=../x.secret", { id: "", token: "" }],
  ["#simulation=%E0%A4.secret", { id: "", token: "" }],
  ["#simulation", { id: "", token: "" }],
  ["", undefined],
  ["#contenu", undefined],
])("le fragment « %s »", (fragment, attendu) => {
  expect(lireFragment(fragment)).toEqual(attendu);
});
