import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { lecteurDeDemandes } from "./demande.ts";

const lire = lecteurDeDemandes("main");
const branch = "main";
const PNG = Buffer.from("89504e470d0a1a0a0000", "hex").toString("base64");
const JPEG = Buffer.from("ffd8ffe000104a46", "hex").toString("base64");
const SCRIPT = Buffer.from("#!/bin/sh\nid > /tmp/lu\n").toString("base64");

const persister = (ecrit: object, action = "persistEntry") => ({
  action,
  params: {
    branch,
    dataFiles: [{ slug: "essai", path: "catalogue/aides/regles/essai.yml", raw: "slug: essai\n" }],
    assets: [],
    options: { collectionName: "aides", commitMessage: "Aides : ajoute", useWorkflow: true, status: "draft" },
    ...ecrit,
  },
});
const fiche = (path: string) => persister({ dataFiles: [{ slug: "essai", path, raw: "x" }] });
const image = (path: string, content: string) =>
  persister({ assets: [{ path, content, encoding: "base64" }] });
const brouillon = { branch, collection: "aides", slug: "essai" };

describe("ce que demande la page des éditeurs passe", () => {
  test.each([
    ["qui répond", { action: "info" }],
    [
      "les fiches",
      {
        action: "entriesByFolder",
        params: { branch, folder: "catalogue/aides/regles", extension: "yml", depth: 1 },
      },
    ],
    ["les logos", { action: "getMedia", params: { branch, mediaFolder: "catalogue/logos" } }],
    ["les brouillons", { action: "unpublishedEntries", params: { branch } }],
    ["un brouillon", { action: "unpublishedEntry", params: { branch, id: "aides/essai" } }],
    ["renoncer à un brouillon", { action: "deleteUnpublishedEntry", params: brouillon }],
    ["publier", { action: "publishUnpublishedEntry", params: brouillon }],
    ["un brouillon à écrire", persister({})],
    ["un logo en PNG", image("catalogue/logos/bruz.png", PNG)],
    ["un logo en JPEG", image("catalogue/logos/bruz.jpeg", JPEG)],
  ])("%s", (_, demande) => expect(lire(demande)).toEqual(demande));

  test("toute fiche, toute page et tout logo du dépôt se lisent", () => {
    const chemins = execFileSync("git", ["ls-files", "-z", "--", "catalogue/*.yml", "catalogue/*.md"], {
      encoding: "utf8",
    });
    for (const path of chemins.split("\0").filter((chemin) => chemin !== ""))
      expect(lire({ action: "getEntry", params: { branch, path } })).toBeTypeOf("object");
  });

  test("ce qui n’est pas connu ne passe pas avec", () =>
    expect(lire({ action: "getDeployPreview", params: { ...brouillon, autre: 1 }, autre: 2 })).toEqual({
      action: "getDeployPreview",
      params: brouillon,
    }));
});

describe("le reste du dépôt ne se lit ni ne s’écrit", () => {
  test.each([
    ["la configuration de git", fiche(".git/config")],
    ["un crochet de git", fiche(".git/hooks/post-checkout")],
    ["un pas en arrière", fiche("catalogue/../.git/config.yml")],
    ["un pas en arrière au bout", fiche("catalogue/..")],
    ["un chemin entier", fiche("/etc/cron.d/x.yml")],
    ["une barre à l’envers", fiche("catalogue\\..\\.git\\x.yml")],
    ["un fichier caché", fiche("catalogue/aides/.gitattributes")],
    ["un dossier caché", fiche("catalogue/.git/x.yml")],
    ["du code", fiche("catalogue/lire/load.ts")],
    ["un zéro", fiche("catalogue/x\0.yml")],
    ["un dossier qui commence pareil", fiche("catalogues/x.yml")],
    ["un script nommé logo", image("catalogue/logos/x.png", SCRIPT)],
    ["un logo hors des logos", image("catalogue/aides/x.png", PNG)],
    ["un SVG", image("catalogue/logos/x.svg", PNG)],
    ["une page nommée logo", image("catalogue/logos/x.html", PNG)],
    [
      "un logo à part",
      {
        action: "persistMedia",
        params: {
          branch,
          asset: { path: ".git/hooks/x", content: SCRIPT, encoding: "base64" },
          options: { commitMessage: "x" },
        },
      },
    ],
    [
      "renommer",
      persister({
        dataFiles: [{ slug: "x", path: "catalogue/aides/x.yml", raw: "x", newPath: "catalogue/x.yml" }],
      }),
    ],
    ["lire un secret", { action: "getEntry", params: { branch, path: ".env" } }],
    ["lire les clés", { action: "getMediaFile", params: { branch, path: "data/cap-aides.sqlite.cle" } }],
    [
      "lister le dépôt",
      { action: "entriesByFolder", params: { branch, folder: "", extension: "yml", depth: 1 } },
    ],
    [
      "lister sans fin",
      { action: "entriesByFolder", params: { branch, folder: "catalogue", extension: "", depth: 99 } },
    ],
    [
      "effacer",
      {
        action: "deleteFile",
        params: { branch, path: "catalogue/aides/x.yml", options: { commitMessage: "x" } },
      },
    ],
    [
      "effacer beaucoup",
      {
        action: "deleteFiles",
        params: { branch, paths: ["catalogue/aides/x.yml"], options: { commitMessage: "x" } },
      },
    ],
    [
      "une autre branche",
      { action: "getEntry", params: { branch: "--upload-pack=x", path: "catalogue/atelier/dettes.yml" } },
    ],
    [
      "un brouillon ailleurs",
      { action: "publishUnpublishedEntry", params: { ...brouillon, slug: "../../main" } },
    ],
    ["un brouillon nommé par son chemin", { action: "unpublishedEntry", params: { branch, id: "../main" } }],
    ["un nom de famille d’objet", { action: "__proto__", params: {} }],
    ["rien", undefined],
    ["du texte", "info"],
  ])("%s", (_, demande) => expect(lire(demande)).toBeTypeOf("string"));
});
