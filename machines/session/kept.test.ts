import { afterEach, expect, it, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { canDeflate, deflate, inflate } from "./deflate.ts";
import { keptOf, readKept } from "./kept.ts";
import { isSaved } from "./outputs.ts";
import { sessionMachine } from "./session.ts";
import type { Access } from "./state.ts";

const machine = sessionMachine.provide({
  actors: { fetchSimulation: fromPromise<unknown, Access>(() => new Promise(() => undefined)) },
}) as typeof sessionMachine;
const neuve = () =>
  createActor(machine, { input: { today: JOUR, marque: "neutre", parameters: defaultParameters } }).start();

const rien = {
  simulation: undefined,
  resultats: undefined,
  savedKey: null,
  abtesting: {},
  modifiedFrom: null,
  opened: null,
  opening: false,
  erasing: [],
  ecartees: [],
  savedEmail: null,
  message: null,
  demo: false,
  foyer: undefined,
};

test("d’une session neuve, on ne garde rien", () => {
  expect(keptOf(neuve().getSnapshot())).toStrictEqual(rien);
});

test("une adresse en train de s’ouvrir se garde, et la démonstration allumée", () => {
  const actor = neuve();
  actor.send({ type: "FETCH", id: "abc", token: "secret" });
  expect(keptOf(actor.getSnapshot())).toStrictEqual({
    ...rien,
    opened: { id: "abc", token: "secret" },
    opening: true,
  });
  actor.send({
    type: "RESUME",
    journey: {
      context: actor.getSnapshot().children.journey!.getSnapshot().context,
      path: "/simulation/individu/demandeur/date_naissance",
    },
  });
  actor.send({ type: "DEMO.ON" });
  expect(keptOf(actor.getSnapshot())).toMatchObject({ opening: false, demo: true });
});

test.each(["info", "warning"] as const)(
  "un message se garde, de la sorte « %s », une page de moins",
  (kind) => {
    const message = { text: "Vos réponses sont enregistrées.", kind };
    expect(readKept({ message: { ...message, views: 3 } }).message).toEqual({ ...message, views: 2 });
  },
);

test("un message vu une dernière fois ne revient pas avec la page que le navigateur ouvre", () => {
  const message = { text: "Vous avez été redirigé·e.", kind: "warning", views: 1 };
  expect(readKept({ message })).toEqual({ message: undefined });
});

test("un message dit en partant ne suit pas qui ouvre une autre page avant d’arriver", () => {
  const message = { text: "Vous avez été redirigé·e.", kind: "warning", views: 1, enRoute: true };
  expect(readKept({ message })).toEqual({ message: undefined });
});

test("un message d’une autre sorte ne se garde pas", () => {
  expect(readKept({ message: { text: "x", kind: "cri", views: 1 } }).message).toBeUndefined();
});

test.each([undefined, null, 3, "session"])("%j ne dit rien, et ne fait rien échouer", (given) => {
  const lire = () => readKept(given);
  expect(lire).not.toThrow();
  expect(lire()).toStrictEqual({});
});

const cle = { _id: "65f0c0ffee", token: "jeton" };
const ecartee = { where: "menage/depcom", reason: "inconnue" };

it.each([
  ["une clé et un jeton", cle, true],
  ["ce qui a été laissé de côté", { ...cle, ecartees: [ecartee] }, true],
  ["une réponse laissée de côté sans dire laquelle", { ...cle, ecartees: [{ reason: "inconnue" }] }, false],
  ["une réponse laissée de côté sans dire pourquoi", { ...cle, ecartees: [{ where: "enfants" }] }, false],
  ["une clé sans jeton", { _id: cle._id }, false],
  ["un jeton sans clé", { token: cle.token }, false],
])("%s : enregistré, %o, %s", (_, output, attendu) => {
  expect(isSaved(output)).toBe(attendu);
});

afterEach(() => vi.unstubAllGlobals());

const octets = (combien: number) => new Uint8Array(combien).fill(7);

test("des octets repliés se déplient tels qu’ils étaient", async () => {
  const deplies = deflate(octets(5_000), 1_000).then((replies) => inflate(replies!, 5_000));
  await expect(deplies).resolves.toEqual(octets(5_000));
});

test("tout ce qui tient dans la borne revient, rien de ce qui la dépasse", async () => {
  const replies = (await deflate(octets(7_000), 1_000))!;
  expect(await inflate(replies, 7_000)).toEqual(octets(7_000));
  expect(await inflate(replies, 6_999)).toBeUndefined();
  expect(await deflate(octets(7_000), replies.length)).toEqual(replies);
  expect(await deflate(octets(7_000), replies.length - 1)).toBeUndefined();
});

test("un navigateur sait replier, ou ne le sait pas", () => {
  expect(canDeflate()).toBe(true);
  vi.stubGlobal("CompressionStream", undefined);
  expect(canDeflate()).toBe(false);
});
