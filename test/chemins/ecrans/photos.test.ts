import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Photos } from "./photos.ts";

/** A page that only says where its pictures would go. */
function pageVue() {
  const vues: string[] = [];
  const screenshot = async ({ path = "" } = {}) => void vues.push(path);
  return { vues, page: { screenshot } as unknown as Page };
}

test("chaque écran qui diffère a son image, une fois, puis la fin", async () => {
  const { vues, page } = pageVue();
  const photos = new Photos(page, "/tmp/chemin-1");
  await photos.difference("/simulation/menage/loyer");
  await photos.difference("/simulation/individu/enfant_0/handicap");
  await photos.difference("/simulation/menage/loyer");
  await photos.derniere();
  expect(vues).toEqual([
    "/tmp/chemin-1-difference-menage-loyer.png",
    "/tmp/chemin-1-difference-individu-enfant_0-handicap.png",
    "/tmp/chemin-1-fin.png",
  ]);
  expect(photos.prises).toEqual(vues);
});

test("sans endroit où les mettre, aucune n’est prise", async () => {
  const { vues, page } = pageVue();
  await new Photos(page, undefined).difference("/simulation/menage/loyer");
  expect(vues).toEqual([]);
});
