import { describe, expect, it } from "vitest";
import { lireCatalogue } from "../../catalogue/check/lecture.ts";
import { poserSurLaCarte } from "./compter.ts";
import { direLaCouverture } from "./document.ts";
import type { Territoires } from "./territoires.ts";

/** Two régions, three départements; an intercommunality of Rennes, a commune of Cholet. */
const territoires: Territoires = {
  regions: [
    { code: "53", nom: "Bretagne" },
    { code: "52", nom: "Pays de la Loire" },
  ],
  departements: [
    { code: "35", nom: "Ille-et-Vilaine", region: "53" },
    { code: "56", nom: "Morbihan", region: "53" },
    { code: "49", nom: "Maine-et-Loire", region: "52" },
  ],
  deLaCommune: (code) => ({ "49099": "49" })[code],
  deLEpci: (siren) => ({ "243500139": "35" })[siren],
};

const institution = (slug: string, type: string, plus: string) => ({
  path: `institutions/${slug}.yml`,
  content: `slug: ${slug}\nlabel: ${slug}\ntype: ${type}\n${plus}`,
});
const aide = (slug: string, de: string, besoin: string) => ({
  path: `aides/regles/${slug}.yml`,
  content: `slug: ${slug}\nlabel: ${slug}\ninstitution: ${de}\ndescription: Une aide.\nprefix: une\ntype: bool\nnature: service\nbesoin: ${besoin}\nconditions_generales: []\n`,
});

const lecture = lireCatalogue([
  institution("etat", "national", "link: https://etat.fr/\n"),
  institution("bretagne", "region", 'code_insee: "53"\n'),
  institution("ille", "departement", 'code_insee: "35"\n'),
  institution("msa", "msa", 'departements: ["35", "56"]\n'),
  institution("rennes", "epci", 'code_siren: "243500139"\n'),
  institution("cholet", "commune", 'code_insee: "49099"\n'),
  institution("syndicat", "autre", 'departements: ["49", "56"]\n'),
  aide("logement", "etat", "loger"),
  aide("train", "bretagne", "deplacer"),
  aide("permis-msa", "msa", "deplacer"),
  aide("permis-cholet", "cholet", "deplacer"),
  aide("bus", "rennes", "deplacer"),
  aide("bus-du-syndicat", "syndicat", "deplacer"),
]);
const VELOS = ["epci 243500139", "commune 49099", "pays France", "region 53"];
const couverture = poserSurLaCarte(lecture, VELOS, territoires);
const document = direLaCouverture(couverture, territoires);
const ligne = (debut: string) => document.split("\n").filter((une) => une.startsWith(`| ${debut} `));

describe("la couverture du territoire", () => {
  it("range chaque aide là où est son institution", () => {
    expect(lecture.problems).toEqual([]);
    expect(
      couverture.aides.map(({ sorte, regions, departements }) =>
        [sorte, regions.join("+"), departements.join("+")].join(" "),
      ),
    ).toEqual([
      "national  ",
      "region 53 ",
      "msa 53 35+56",
      "commune 52 49",
      "epci 53 35",
      "autre 53+52 49+56",
      "velo 53 35",
      "velo 52 49",
      "velo  ",
      "velo 53 ",
    ]);
  });

  it("compte par région et par besoin, et marque les trous", () => {
    expect(ligne("Région")).toEqual([
      "| Région | Se loger | Étudier, se former | Se déplacer | Se soigner | Manger | Vivre au quotidien | Travailler | Partir | Sortir, bouger | Autour de chez vous | Vélo | Total |",
    ]);
    expect(ligne("Bretagne")).toEqual(["| Bretagne | — | — | 4 | — | — | — | — | — | — | — | 2 | 6 |"]);
    expect(ligne("Pays de la Loire")).toEqual([
      "| Pays de la Loire | — | — | 2 | — | — | — | — | — | — | — | 1 | 3 |",
    ]);
    expect(ligne("Toute la France")).toEqual([
      "| Toute la France | 1 | — | — | — | — | — | — | — | — | — | 1 | 2 |",
    ]);
  });

  it("compte par département et par sorte d’institution, et nomme les trous", () => {
    expect(ligne("Département")).toEqual([
      "| Département | Département | Caf | MSA | Intercommunalités | Communes | Autres | Vélo | Total |",
    ]);
    const parSorte = (code: string) => ligne(code)[0];
    expect(["35", "56", "49"].map(parSorte)).toEqual([
      "| 35 Ille-et-Vilaine | — | — | 1 | 1 | — | — | 1 | 3 |",
      "| 56 Morbihan | — | — | 1 | — | — | 1 | — | 2 |",
      "| 49 Maine-et-Loire | — | — | — | — | 1 | 1 | 1 | 3 |",
    ]);
    expect(document).toContain(
      "- Départements sans aide de leur conseil (3) : 35 Ille-et-Vilaine, 56 Morbihan, 49 Maine-et-Loire.\n",
    );
    expect(document).toContain("- Départements sans rien à eux (0) : aucun.\n");
  });

  it("compte aussi par département et par besoin", () => {
    expect(ligne("Par besoin")).toHaveLength(1);
    expect(ligne("35")[1]).toBe("| 35 Ille-et-Vilaine | — | — | 2 | — | — | — | — | — | — | — | 1 | 3 |");
  });

  it("dit ce que donnent les institutions, celles qui n’ont rien comprises", () => {
    expect(ligne("organisations nationales")).toEqual(["| organisations nationales | 1 | 1 | 1 | — | — |"]);
    expect(ligne("départements")).toEqual(["| départements | 1 | — | — | — | 1 |"]);
    expect(ligne("intercommunalités")).toEqual(["| intercommunalités | 1 | — | 1 | — | — |"]);
    expect(ligne("**En tout**")).toEqual(["| **En tout** | 7 | 1 | 6 | — | 1 |"]);
  });
});
