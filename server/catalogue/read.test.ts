import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../catalogue/lire/compiled-aide.ts";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { foyerOrdinaire } from "../../catalogue/atelier/exemples/reponses.ts";
import { exemplesDe, fermesDe } from "../atelier/catalogue/exemples.ts";
import { lireLesLogos, poserLesLogos } from "./logos.ts";
import { readCatalogue } from "./read.ts";

let dossier: string;
const ecrire = (path: string, content: string) => {
  mkdirSync(join(dossier, path, ".."), { recursive: true });
  writeFileSync(join(dossier, path), content);
};
const lien = () => readCatalogue(dossier).byId.get("aide")?.aide.link;

beforeEach(() => {
  dossier = mkdtempSync(join(tmpdir(), "catalogue-"));
  ecrire(
    "institutions/etat.yml",
    "slug: etat\nlabel: État\ntype: national\nlink: https://www.service-public.gouv.fr/\n",
  );
  ecrire(
    "aides/regles/aide.yml",
    "slug: aide\nlabel: Aide\ninstitution: etat\ndescription: Une aide utile.\nprefix: une\ntype: bool\nnature: somme\nbesoin: vivre\nnational: true\nlink: https://aide.gouv.fr/\n",
  );
});
afterEach(() => rmSync(dossier, { recursive: true }));

test("les offres de la marque banque sont celles des organismes de type banque, et elles seules", () => {
  const ids = (de: (une: CompiledAide) => boolean) =>
    readCatalogue()
      .aides.filter(de)
      .map(({ aide }) => aide.slug);
  const offres = ids(({ aide }) => aide.marque === "banque");
  expect(offres).toContain("banque-pack-permis");
  expect(ids(estDeLaBanque)).toEqual(offres);
});

describe("le catalogue et l’état de ses liens", () => {
  it("sans état connu, montre les liens comme ils sont écrits", () => {
    expect(lien()).toBe("https://aide.gouv.fr/");
  });

  it("un lien mort laisse la place à la page de l’institution", () => {
    const etat = { etat: "mort", statut: 404, verifie_le: "2026-03-02", absent_depuis: "2026-03-01" };
    ecrire("links.json", JSON.stringify({ "https://aide.gouv.fr/": etat }));
    expect(lien()).toBe("https://www.service-public.gouv.fr/");
  });

  it("un fichier d’une autre extension se dit ; celui d’un éditeur de texte se tait", () => {
    ecrire("aides/regles/autre.yaml", "slug: autre\n");
    ecrire("aides/regles/.aide.yml.swp", "b0VIM");
    expect(lien).toThrow(
      /^aides\/regles\/autre\.yaml:1:1 le fichier ne serait pas lu : son nom doit finir par \.yml$/,
    );
  });

  it("refuse des états mal écrits", () => {
    ecrire("links.json", JSON.stringify({ "https://aide.gouv.fr/": { etat: "malade" } }));
    expect(() => readCatalogue(dossier)).toThrow(/etat|vivant/);
  });
});

const catalogue = readCatalogue();

it("les profils par où personne n’entre se lisent du catalogue", () => {
  // For jobseekers, while the project of studies abroad is asked of students alone.
  const slug = "region-bourgogne-franche-comte-stages-monde";
  const { aide } = catalogue.byId.get(slug)!;
  const fermee = buildCatalogue(
    [{ ...aide, interestFlag: "_interetEtudesEtranger" }],
    [...catalogue.institutions.values()],
  );
  expect([...fermesDe(fermee)].map(String)).toContainEqual(expect.stringContaining(slug));
  expect([...fermesDe(catalogue)].map(String)).not.toContainEqual(expect.stringContaining(slug));
});

it("une aide corrigée a l’exemple de ce qu’elle est devenue, pas celui d’avant", () => {
  const slug = "caf-calvados-aide-bafa-générale";
  const age = (de: typeof catalogue) => exemplesDe(de)[slug]?.foyer.age ?? foyerOrdinaire.age;
  const tard = JSON.parse(
    JSON.stringify(catalogue.byId.get(slug)!.aide).replace('"value":16', '"value":22'),
  ) as (typeof catalogue.aides)[number]["aide"];
  const corrige = buildCatalogue([tard], [...catalogue.institutions.values()]);

  expect(age(catalogue)).toBeLessThan(22);
  expect(age(corrige)).toBeGreaterThanOrEqual(22);
});

describe("les logos", () => {
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
});
