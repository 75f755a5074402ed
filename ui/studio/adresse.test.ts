import { describe, expect, it } from "vitest";
import { aller, envoyer, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { ecrireLieu, jeuDuFoyer, type LieuDuStudio, lieuDuJeu, lireLieu, rejouerLieu } from "./adresse.ts";

describe("l’adresse d’un état, d’une personne et d’un moment", () => {
  it.each<[LieuDuStudio, string]>([
    [{}, ""],
    [{ etape: "menage/depcom" }, "#etape=menage/depcom"],
    [{ personne: "mereSeule", moment: 3 }, "#personne=mereSeule&moment=3"],
    [
      { etape: "bloc/études", personne: "grandParent", moment: 0, avec: "mereSeule" },
      "#etape=bloc/%C3%A9tudes&personne=grandParent&moment=0&avec=mereSeule",
    ],
    [
      { etape: "enfants un par un : individu/{personne}/_firstName" },
      "#etape=enfants%20un%20par%20un%20%3A%20individu/%7Bpersonne%7D/_firstName",
    ],
  ])("%o s’écrit %s et se relit", (lieu, fragment) => {
    expect(ecrireLieu(lieu)).toBe(fragment);
    expect(lireLieu(fragment)).toEqual(fragment ? lieu : undefined);
  });

  it.each([
    ["", undefined],
    ["#contenu", undefined],
    ["#parcours=neutre.abc", undefined],
    ["#personne=quelquun", "illisible"],
    ["#personne=mereSeule&moment=demain", "illisible"],
    ["#personne=mereSeule&moment=-1", "illisible"],
    ["#personne=mereSeule&sinon=abc", "illisible"],
    ["#etape=a&personne=toString", "illisible"],
    // A moment is somebody’s.
    ["#etape=menage/depcom&moment=3", "illisible"],
    ["#moment=3", "illisible"],
    // An event that nobody does from the inspector: it would bring a whole journey.
    [`#personne=mereSeule&sinon=${btoa('{"depuis":1,"evenements":[{"type":"RESET"}]}')}`, "illisible"],
  ])("« %s » se lit : %s", (fragment, lu) => {
    expect(lireLieu(fragment)).toBe(lu);
  });

  it("se relit dans n’importe quel ordre", () => {
    expect(lireLieu("#moment=3&etape=menage/depcom&personne=mereSeule")).toEqual({
      etape: "menage/depcom",
      personne: "mereSeule",
      moment: 3,
    });
  });

  it("rejoue la personne au moment dit", () => {
    const { jeu } = rejouerLieu({ personne: "mereSeule", moment: 2 }, "neutre")!;
    expect(vueCourante(jeu).ici).toBe("/simulation/individu/demandeur/activite");
    expect(rejouerLieu({ etape: "menage/depcom" }, "neutre")).toBeUndefined();
    const fin = rejouerLieu({ personne: "mereSeule" }, "neutre")!;
    expect(vueCourante(fin.jeu).ici).toBe("/simulation/resultats");
  });
});

describe("ce que l’on répond à la place d’une personne inventée", () => {
  const nom = "coupleAuChomage";
  const depart = jeuDuFoyer(nom, "neutre");

  it("rien de plus que son nom tant qu’elle est jouée telle quelle", () => {
    expect(lieuDuJeu({ nom, depart }, depart)).toEqual({ personne: "coupleAuChomage" });
    expect(lieuDuJeu({ nom, depart }, aller(depart, 5))).toEqual({
      personne: "coupleAuChomage",
      moment: 5,
    });
  });

  it("s’écrit, se relit et se rejoue au même endroit, avec les mêmes réponses", () => {
    const autre = envoyer(aller(depart, 2), { type: "ANSWER", value: "etudiant" });
    const lieu = lieuDuJeu({ nom, depart }, autre);
    expect(lieu).toEqual({
      personne: "coupleAuChomage",
      sinon: { depuis: 2, evenements: [{ type: "ANSWER", value: "etudiant" }] },
    });
    const relu = lireLieu(ecrireLieu(lieu));
    expect(relu).toEqual(lieu);
    const vue = vueCourante(rejouerLieu(relu as LieuDuStudio, "neutre")!.jeu);
    expect(vue.ici).toBe("/simulation/individu/demandeur/scolarite");
    expect(vue.context.answers).toEqual(vueCourante(autre).context.answers);
  });
});
