import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lireLesLogos, poserLesLogos } from "./logos.ts";

const dossier = mkdtempSync(join(tmpdir(), "cap-aides-logos-"));
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
beforeAll(() => {
  writeFileSync(join(dossier, "rennes.png"), PNG);
  writeFileSync(join(dossier, "faux.jpg"), "GIF89a");
  writeFileSync(
    join(dossier, "gros.jpeg"),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(250_000)]),
  );
  writeFileSync(join(dossier, "LISEZMOI.md"), "# Logos");
});
afterAll(() => rmSync(dossier, { recursive: true }));

test("les logos sont des images PNG ou JPG, légères", () => {
  const { logos, refus } = lireLesLogos(dossier);
  expect([...logos].sort()).toEqual(["/logos/faux.jpg", "/logos/gros.jpeg", "/logos/rennes.png"]);
  expect([...refus].sort()).toEqual([
    "faux.jpg : Seul les images au format JPG et PNG sont supportées",
    "gros.jpeg : 251 ko, 200 au plus",
  ]);
  expect(lireLesLogos(join(dossier, "rien"))).toEqual({ logos: new Set(), refus: [] });
});

test("ils sont servis à côté des pages, et disparaissent avec leur fichier", () => {
  const pages = join(dossier, "pages");
  poserLesLogos(dossier, pages);
  rmSync(join(dossier, "gros.jpeg"));
  poserLesLogos(dossier, pages);
  expect([...readdirSync(join(pages, "logos"))].sort()).toEqual(["faux.jpg", "rennes.png"]);
});
