import { relais } from "../relais/relais.ts";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { AppelantParti } from "../http/errors.ts";
import { filDuProtocole } from "../relais/openfisca/fil.ts";
import { type Fil, fil, FilIndisponible } from "./fil.ts";
import { ouvrier } from "./ouvriers.ts";

const lent = { filename: fileURLToPath(new URL("../../test/fixtures/ouvrier-lent.mjs", import.meta.url)) };
const ouverts: Fil<never, unknown>[] = [];
const ouvrir = (file: number) => {
  const un = fil<Int32Array, string>({ ouvrier: lent, delaiMs: 60_000, file, tasMo: 32 });
  ouverts.push(un as Fil<never, unknown>);
  return un;
};
afterEach(async () => {
  for (const un of ouverts.splice(0)) await un.close();
});
/** A demand that ends when it is told to. */
const retenue = () => new Int32Array(new SharedArrayBuffer(4));
const relacher = (demande: Int32Array) => {
  Atomics.store(demande, 0, 1);
  Atomics.notify(demande, 0);
};

test("au-delà de ceux qui peuvent attendre, le suivant est refusé aussitôt", async () => {
  const { demander } = ouvrir(1);
  const [une, deux] = [retenue(), retenue()];
  const [premiere, deuxieme] = [demander(une), demander(deux)];
  await expect(demander(retenue())).rejects.toThrow(FilIndisponible);
  relacher(une);
  relacher(deux);
  expect(await Promise.all([premiere, deuxieme])).toEqual(["faite", "faite"]);
});

test("qui s’en va pendant qu’il attend n’est pas calculé, et laisse sa place", async () => {
  const { demander } = ouvrir(1);
  const [une, partie, trois] = [retenue(), retenue(), retenue()];
  const premiere = demander(une);
  const depart = new AbortController();
  const attend = demander(partie, depart.signal);
  depart.abort();
  await expect(attend).rejects.toThrow(AppelantParti);
  const troisieme = demander(trois);
  relacher(une);
  relacher(trois);
  expect(await Promise.all([premiere, troisieme])).toEqual(["faite", "faite"]);
  // It was never given to the thread, which says so by counting down.
  expect(Atomics.load(partie, 0)).toBe(0);
});

test("le protocole répond d’un fil à part comme ici même", async () => {
  const un = filDuProtocole(ouvrier(relais.ouvrier));
  ouverts.push(un as Fil<never, unknown>);
  const donnee = {
    individus: { lea: { date_naissance: { ETERNITY: "2000-01-01" } } },
    familles: { f: { parents: ["lea"], rsa: { "2026-11": null } } },
    foyers_fiscaux: { d: { declarants: ["lea"] } },
    menages: { m: { personne_de_reference: ["lea"] } },
  };
  const reponse = await un.demander({ verbe: "calculate", donnee });
  expect(reponse.statut).toBe(200);
  expect("corps" in reponse && JSON.parse(reponse.corps)).toMatchObject({
    familles: { f: { rsa: { "2026-11": 651.69 } } },
  });
});
