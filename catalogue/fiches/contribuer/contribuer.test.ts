import { describe, expect, test } from "vitest";
import { ecrire } from "../../lire/constat.ts";
import { blocsDe } from "./blocs.ts";
import { propositionDAide, problemesDe } from "./contribution.ts";
import { chargerContribuer, fautesDUnePage, verifierContribuer } from "./lire.ts";

const ACCUEIL = `---
title: Contribuer
categories:
  - name: Sans rien installer
    ideas:
      - Relire une fiche.
---

Ce que vous voyez compte.

- Voir [la page](https://exemple.fr/a).
`;
const accueil = { path: "fiches/contribuer/accueil.md", content: ACCUEIL };
const tache = (content: string, nom = "relire") => ({ path: `fiches/contribuer/taches/${nom}.md`, content });
const dites = (...files: Parameters<typeof verifierContribuer>[0]) => verifierContribuer(files).map(ecrire);

describe("les fichiers de « Contribuer »", () => {
  test("une page se vérifie comme on l’écrit, avant d’être un fichier", () => {
    const fautes = (body: string, title: unknown = "Relire", nom = "relire") =>
      fautesDUnePage(`fiches/contribuer/taches/${nom}.md`, { title, body });
    expect(fautes("Une phrase.")).toEqual([]);
    expect(fautes("Un mot **en gras**.")).toEqual(["le gras ne s’affiche pas"]);
    expect(fautes("Une phrase.", "")).toHaveLength(1);
    expect(fautes("Une phrase.", "Relire", "Ma tâche")).toHaveLength(1);
    expect(
      fautesDUnePage("fiches/contribuer/accueil.md", { title: "Contribuer", body: "Une phrase." }),
    ).toHaveLength(1);
  });

  test("se lisent : en-tête, texte, tâches dans l’ordre de leurs noms", () => {
    expect(
      chargerContribuer([
        accueil,
        tache("---\r\ntitle: Relire l'aide\r\n---\r\nUne phrase.\r\n"),
        tache("---\ntitle: Seule\n---", "seule"),
      ]),
    ).toEqual({
      titre: "Contribuer",
      texte: "Ce que vous voyez compte.\n\n- Voir [la page](https://exemple.fr/a).",
      categories: [{ nom: "Sans rien installer", idees: ["Relire une fiche."] }],
      taches: [
        { nom: "relire", titre: "Relire l’aide", texte: "Une phrase." },
        { nom: "seule", titre: "Seule", texte: "" },
      ],
    });
  });

  test("un fichier faux est dit avec sa ligne", () => {
    expect(
      dites(
        {
          ...accueil,
          content: `---
title: 3
categories:
  - name: Vide
    ideas: []
  - nom: Faux
    ideas:
      - ""
---
`,
        },
        tache("Sans en-tête"),
        tache("---\ntitle: [ouvert\n---\n", "yaml"),
        tache("---\ntitle: Bien\ndate: 2026-01-01\n---\nTexte\n", "en-trop"),
        tache("---\ntitle: Bien\n---\n\n# Titre\n\n1. un\n\n**gras** <b>\n[a](http:/b)\n", "mise-en-forme"),
        { path: "fiches/contribuer/taches/Été.md", content: "" },
      ),
    ).toEqual([
      "fiches/contribuer/accueil.md:2:1 title : un titre est attendu",
      "fiches/contribuer/accueil.md:10:1 body : la page doit avoir un texte, sous son en-tête",
      "fiches/contribuer/accueil.md:5:1 categories.0.ideas : il faut au moins une idée",
      "fiches/contribuer/accueil.md:6:1 categories.1.name : ce champ est nécessaire",
      "fiches/contribuer/accueil.md:8:1 categories.1.ideas.0 : un texte est attendu",
      "fiches/contribuer/accueil.md:6:1 categories.1.nom : ce champ n’existe pas",
      "fiches/contribuer/taches/relire.md:1:1 un en-tête entre deux lignes de trois tirets (---) est attendu",
      "fiches/contribuer/taches/yaml.md:3:1 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets",
      "fiches/contribuer/taches/en-trop.md:3:1 date : ce champ n’existe pas",
      "fiches/contribuer/taches/mise-en-forme.md:5:1 un intertitre ne s’affiche pas : écrivez une phrase",
      "fiches/contribuer/taches/mise-en-forme.md:7:1 une liste s’écrit avec des tirets",
      "fiches/contribuer/taches/mise-en-forme.md:9:1 le gras ne s’affiche pas",
      "fiches/contribuer/taches/mise-en-forme.md:10:1 un lien s’écrit [mots](https://…), d’un seul tenant",
      "fiches/contribuer/taches/Été.md:1:1 attendu : accueil.md, ou taches/nom-de-la-tache.md en minuscules sans accent",
    ]);
  });

  test("sans accueil, rien n’est servi", () => {
    expect(() => chargerContribuer([tache("---\ntitle: Seule\n---")])).toThrow(
      "fiches/contribuer/accueil.md:1:1 ce fichier manque",
    );
  });
});

test("un texte est fait de paragraphes et de listes", () => {
  expect(blocsDe("Un\ndeux\n\n\nTrois :\n- a\n  suite\n- b\n\nFin - ici\n")).toEqual([
    { sorte: "paragraphe", texte: "Un deux" },
    { sorte: "paragraphe", texte: "Trois :" },
    { sorte: "liste", lignes: ["a suite", "b"] },
    { sorte: "paragraphe", texte: "Fin - ici" },
  ]);
  expect(blocsDe("")).toEqual([]);
});

test("chaque champ faux dit son premier problème", () => {
  expect(
    problemesDe(propositionDAide, { sorte: "aide", titre: "", organisme: "Ville", texte: "", lien: "www" }),
  ).toEqual({
    titre: "Écrivez le nom de l’aide.",
    texte: "Décrivez l’aide en une ou deux phrases.",
    lien: "Recopiez l’adresse entière de la page, qui commence par https://.",
  });
});
