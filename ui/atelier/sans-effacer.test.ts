import { beforeAll, expect, test } from "vitest";
import { avecLAutre, retenirCeQuiEstEcrit, retenirCeQuiEstOuvert } from "./brouillons/avant.ts";
import { autresBrouillons, texteDuBrouillon } from "./brouillons/autres.ts";
import { type BackendDEdition, leBackend } from "./brouillons/backend.ts";
import type { Fusion } from "./brouillons/fusion.ts";
import { sansEffacer } from "./sans-effacer.ts";

const FICHIERS: Readonly<Record<string, readonly string[]>> = {
  "aides/bafa": ["catalogue/aides/regles/bafa.yml"],
  "aides/lot": ["catalogue/aides/regles/bafa.yml", "catalogue/aides/regles/permis.yml"],
};

/** A backend of the library, as far as it is used. */
class Backend implements Partial<BackendDEdition> {
  readonly effaces: string[] = [];
  deleteFiles = async (paths: string[]) => void this.effaces.push(...paths);
  unpublishedEntries = async () => Object.keys(FICHIERS);
  unpublishedEntry = async (un: { id?: string; collection?: string; slug?: string }) => {
    const id = un.id ?? `${un.collection}/${un.slug}`;
    const [collection = "", slug = ""] = id.split("/");
    return { collection, slug, status: "draft", diffs: FICHIERS[id]!.map((path) => ({ path, id: path })) };
  };
  texte = "texte de aides/bafa";
  authenticate?: (qui: unknown) => Promise<unknown>;
  persistEntry = async () => undefined;
  unpublishedEntryDataFile = async () => this.texte;
}

const bafa = { collection: "aides", slug: "bafa", path: "catalogue/aides/regles/bafa.yml" };

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { edition: '{"proxy":"x"}' } } } });
});

test("avant que quelqu’un entre, les brouillons ne passent pas pour lus", async () => {
  await expect(retenirCeQuiEstOuvert(bafa)).rejects.toThrow("personne n’est encore entré");
  await expect(autresBrouillons(bafa)).rejects.toThrow("personne n’est encore entré");
});

test("ce qui est publié ne s’efface pas, quoi qu’on demande à l’éditeur", async () => {
  const vrai = new Backend();
  const fabrique = { init: () => vrai as unknown as BackendDEdition };
  sansEffacer(fabrique);
  const backend = fabrique.init() as unknown as Backend;
  await expect(backend.deleteFiles(["catalogue/logos/rennes.png"])).rejects.toThrow("Rien ne se supprime");
  expect(vrai.effaces).toEqual([]);
  expect(leBackend()).toBeUndefined();
  await backend.authenticate?.({});
  expect(leBackend()).toBe(backend);
});

test("un autre brouillon qui change la même fiche se trouve ; le sien n’en est pas un", async () => {
  const backend = new Backend() as unknown as BackendDEdition;
  expect((await autresBrouillons(bafa, backend)).map(({ slug }) => slug)).toEqual(["lot"]);
  expect(await texteDuBrouillon(bafa, backend)).toBe("texte de aides/bafa");
  expect(await texteDuBrouillon({ ...bafa, slug: "permis" }, backend)).toBeUndefined();
});

test("ce qu’un autre a écrit dans la fiche depuis son ouverture est gardé avec le mien", async () => {
  const vrai = new Backend();
  vrai.texte = "slug: bafa\nmontant: 200\n";
  const fabrique = { init: () => vrai as unknown as BackendDEdition };
  sansEffacer(fabrique);
  await fabrique.init().authenticate?.({});
  await retenirCeQuiEstOuvert(bafa);
  const mien = "slug: bafa\nmontant: 210\n";
  expect(await avecLAutre(bafa, mien, async () => [])).toBeUndefined();
  vrai.texte = "slug: bafa\nmontant: 200\nlabel: BAFA\n";
  const choix: unknown[] = [];
  const choisir = async (_: string, { repris, differents }: Fusion) => {
    choix.push([repris, differents]);
    return [];
  };
  expect(await avecLAutre(bafa, mien, choisir)).toEqual({
    donnees: { slug: "bafa", montant: 210, label: "BAFA" },
    sien: vrai.texte,
  });
  expect(choix).toEqual([[["label"], []]]);
  await expect(avecLAutre(bafa, mien, async () => undefined)).rejects.toThrow("Vous avez préféré attendre");
  retenirCeQuiEstEcrit(bafa.path, vrai.texte);
  expect(await avecLAutre(bafa, mien, choisir)).toBeUndefined();
});
