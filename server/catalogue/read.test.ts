import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
