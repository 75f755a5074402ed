import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { empreinteCompilee } from "../../../catalogue/fiches/compiled.ts";
import { compilerLesSources } from "../../build/compiler.ts";
import { communeSearch } from "../../../catalogue/lieux/communes/search.ts";
import { CATALOGUE, lireLesCompilees } from "./compilees.ts";
import { lireLesFichiers } from "../../build/produits.ts";
import { empreinteDesFichiers } from "./fichiers.ts";
import type { Sources } from "./sources.ts";

const folder = mkdtempSync(join(tmpdir(), "cap-aides-sources-"));
let [fichiers, compilees]: [Sources | undefined, Sources | undefined] = [undefined, undefined];
beforeAll(() => {
  fichiers = lireLesFichiers();
  compilerLesSources(folder, fichiers);
  compilees = lireLesCompilees(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("le catalogue compilé est celui des fichiers", () => {
  const aides = (sources: Sources | undefined) =>
    sources?.catalogue.aides.map(({ aide, top }) => [aide, top]);
  expect(aides(compilees)).toEqual(aides(fichiers));
  expect(aides(compilees)?.length).toBeGreaterThan(600);
  expect(compilees?.catalogue.institutions).toEqual(fichiers?.catalogue.institutions);
  expect([...(compilees?.exemples ?? [])]).toEqual([...(fichiers?.exemples ?? [])]);
  expect(compilees?.contribuer).toEqual(fichiers?.contribuer);
  expect(fichiers?.contribuer.taches.length).toBeGreaterThan(3);
  expect(compilees?.empreinte).toMatch(/^[0-9a-f]{12}$/);
  expect(compilees?.empreinte).toBe(fichiers?.empreinte);
});

test("un catalogue compilé d’autres fichiers se voit à son empreinte", () => {
  const compilee = empreinteCompilee(readFileSync(join(folder, CATALOGUE), "utf8"));
  expect([compilee, empreinteCompilee("{}")]).toEqual([empreinteDesFichiers(), undefined]);
  const copie = join(folder, "copie");
  cpSync("catalogue", copie, { recursive: true, preserveTimestamps: true });
  expect(empreinteDesFichiers(copie)).toBe(compilee);
  rmSync(join(copie, "aides/regles", readdirSync(join(copie, "aides/regles"))[0] ?? ""));
  const sansAide = empreinteDesFichiers(copie);
  expect(sansAide).not.toBe(compilee);
  writeFileSync(join(copie, "fiches/contribuer/taches/neuve.md"), "---\ntitle: Neuve\n---\n");
  expect(empreinteDesFichiers(copie)).not.toBe(sansAide);
});

test("les communes, les noms de lieux et les aides au vélo aussi", () => {
  expect(compilees?.communes()).toEqual(fichiers?.communes());
  expect(compilees?.velos()).toEqual(fichiers?.velos());
  expect(Object.keys(fichiers?.velos() ?? {}).length).toBeGreaterThan(300);
  expect(communeSearch(compilees?.communes() ?? [])("35000 rennes")[0]?.depcom).toBe("35238");
  for (const sources of [fichiers, compilees]) {
    expect(
      (
        [
          ["menage.region", "53"],
          ["menage.departement", "2A"],
          ["menage.epci", "243500139"],
          ["menage.commune", "35238"],
          ["menage.commune", "00000"],
        ] as const
      ).map(([fact, code]) => sources?.nomDeLieu(fact, code)),
    ).toEqual(["Bretagne", "Corse-du-Sud", "Rennes Métropole", "Rennes", undefined]);
  }
});
