import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseFeed } from "htmlparser2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCatalogue } from "../../../catalogue/catalogue.ts";
import { aideDe, institutionDe } from "../../../test/fixtures/aides.ts";
import { readConfig } from "../../reglages/config.ts";
import { changementsMontres, filAtom } from "../../routes/v1/fil.ts";
import { changementsDuDepot } from "./changements.ts";

let depot: string;

const git = (jour: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Essai", "-c", "user.email=essai@exemple.fr", ...args], {
    cwd: depot,
    env: { ...process.env, GIT_COMMITTER_DATE: `${jour}T10:00:00Z`, GIT_AUTHOR_DATE: `${jour}T10:00:00Z` },
  });

/** Writes entries, or takes them away, and keeps that as of a day. */
function un(jour: string, fiches: Readonly<Record<string, string | undefined>>): void {
  for (const [nom, texte] of Object.entries(fiches)) {
    const chemin = join(depot, "catalogue/aides", `${nom}.yml`);
    if (texte === undefined) rmSync(chemin);
    else writeFileSync(chemin, texte);
  }
  git(jour, "add", "-A");
  git(jour, "commit", "-qm", "essai");
}

const bafa = (montant: number, reste = "") =>
  `slug: bafa\nlabel: bourse au BAFA\nmontant: ${montant}\n${reste}`;

beforeAll(() => {
  depot = mkdtempSync(join(tmpdir(), "changements-"));
  mkdirSync(join(depot, "catalogue/aides"), { recursive: true });
  execFileSync("git", ["init", "-q"], { cwd: depot });
  un("2026-11-01", { bafa: bafa(200), vieille: "slug: vieille\nlabel: vieille aide\n" });
  un("2026-11-02", { bafa: bafa(250), permis: "slug: permis\nlabel: permis à 1 €\n" });
  // Of a same day: told once, from the day before.
  un("2026-11-04", { bafa: bafa(300) });
  un("2026-11-04", { bafa: bafa(300, "fin: 2026-12-31\n"), vieille: undefined });
  // For editors alone.
  un("2026-11-05", { bafa: bafa(300, "fin: 2026-12-31\nverifie_le: 2026-11-05\n") });
  un("2026-11-06", { secrete: "slug: secrete\nlabel: secrète\nprivate: true\n" });
});
afterAll(() => rmSync(depot, { recursive: true }));

test("l’histoire se dit jour par jour, ce qui n’est que pour les éditeurs en moins", () => {
  expect(changementsDuDepot(depot)).toEqual([
    {
      jour: "2026-11-04",
      instant: "2026-11-04T10:00:00.000Z",
      aides: [
        {
          id: "bafa",
          label: "bourse au BAFA",
          quoi: ["Montant : 300 (avant : 250)", "Dernier jour : 31 décembre 2026 (avant : rien)"],
        },
        { id: "vieille", label: "vieille aide", quoi: ["N’est plus au catalogue."] },
      ],
    },
    {
      jour: "2026-11-02",
      instant: "2026-11-02T10:00:00.000Z",
      aides: [
        { id: "bafa", label: "bourse au BAFA", quoi: ["Montant : 250 (avant : 200)"] },
        { id: "permis", label: "permis à 1 €", quoi: ["Aide nouvelle."] },
      ],
    },
  ]);
});

test("le fil a une entrée par jour, lue par un lecteur ; un nom ne devient pas une balise", () => {
  const jours = [
    ...changementsDuDepot(depot),
    {
      jour: "2026-10-01",
      instant: "2026-10-01T08:30:00.000Z",
      aides: [{ id: "a&b", label: "<script>", quoi: ["« 1 < 2 »"] }],
    },
  ];
  const texte = filAtom(jours, "https://aides.exemple.fr", "2026-11-27");
  const fil = parseFeed(texte);
  expect(fil?.items.map(({ title, id }) => [title, id])).toEqual([
    ["2 aides, 4 novembre 2026", "https://aides.exemple.fr/api/v1/catalogue/changements.atom#2026-11-04"],
    ["2 aides, 2 novembre 2026", "https://aides.exemple.fr/api/v1/catalogue/changements.atom#2026-11-02"],
    ["1 aide, 1 octobre 2026", "https://aides.exemple.fr/api/v1/catalogue/changements.atom#2026-10-01"],
  ]);
  // RFC 4287, 4.2.15: the last time it changed, never a time to come.
  expect(fil?.updated).toEqual(new Date("2026-11-04T10:00:00Z"));
  expect(fil?.items[2]?.pubDate).toEqual(new Date("2026-10-01T08:30:00Z"));
  expect(texte).not.toContain("<script>");
});

test("le fil d’un site ne dit que ses aides, et ne mène pas à la page d’une aide partie", () => {
  const aides = [
    aideDe({ slug: "sienne" }),
    { ...aideDe({ slug: "banquiere" }), marque: "banque" as const },
    aideDe({ slug: "privee", private: true }),
  ];
  const { config, catalogue } = {
    catalogue: buildCatalogue(aides, [institutionDe()]),
    config: readConfig({}),
  };
  const dites = ["sienne", "banquiere", "privee", "partie"].map((id) => ({
    id,
    label: id,
    quoi: ["Aide nouvelle."],
  }));
  const jour = (le: string, lesquelles: typeof dites) => ({
    jour: le,
    instant: `${le}T10:00:00.000Z`,
    aides: lesquelles,
  });
  const jours = changementsMontres([jour("2026-11-04", dites), jour("2026-11-02", dites.slice(1, 3))], {
    config,
    catalogue,
  });
  expect(jours.map(({ aides: lues }) => lues.map(({ id }) => id))).toEqual([["sienne", "partie"]]);
  const liens = filAtom(jours, "https://a.fr", "2026-11-27").match(/href="https:\/\/a.fr\/aides\/[^"]+/g);
  expect(liens).toEqual(['href="https://a.fr/aides/sienne']);
});
