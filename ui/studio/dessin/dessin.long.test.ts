import Elk from "elkjs/lib/elk.bundled.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type Cadre, type Dessin, dessinDe, trace } from "./dessin.ts";
import { CORPS, dispositionDe } from "./disposition.ts";
import { feuilleDe } from "./feuille.ts";
import { plier } from "./plier.ts";
import { encombrement } from "./textes.ts";
import { idArete } from "../../../machines/studio/graph/graphe.ts";
import { grapheEssaye, noeuds } from "../../../machines/studio/graph/graphe-essaye.ts";
import { type Couleurs, jetons, svgDe } from "./svg.ts";

const dessiner = async () =>
  dessinDe(grapheEssaye, await new Elk.default().layout(dispositionDe(grapheEssaye)));

/** Corners of a path. */
const coins = (d: string) =>
  [...d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The boxes that segments of a move go through. */
const traverses = (d: string, cadres: readonly Cadre[]) => {
  const points = coins(d);
  return points.slice(1).flatMap((vers, rang) => {
    const de = points[rang]!;
    const [x, y] = [Math.min(de.x, vers.x), Math.min(de.y, vers.y)];
    const pas = { id: "", x, y, l: Math.abs(vers.x - de.x), h: Math.abs(vers.y - de.y), titre: [] };
    return cadres.filter((cadre) => seTouchent(pas, cadre));
  });
};

const dedans = (petit: Cadre, grand: Cadre) =>
  petit.x >= grand.x &&
  petit.y >= grand.y &&
  petit.x + petit.l <= grand.x + grand.l &&
  petit.y + petit.h <= grand.y + grand.h;

const seTouchent = (a: Cadre, b: Cadre) =>
  a.x < b.x + b.l && b.x < a.x + a.l && a.y < b.y + b.h && b.y < a.y + a.h;

const couples = (cadres: readonly Cadre[]) =>
  cadres.flatMap((a, rang) => cadres.slice(rang + 1).map((b) => [a, b] as const));

describe("le dessin entier", () => {
  let dessin: Dessin;
  beforeAll(async () => {
    dessin = await dessiner();
  });

  it("place chaque étape dans son chapitre et dans ses groupes", () => {
    const cadres = new Map<string, Cadre>([...dessin.groupes, ...dessin.chapitres].map((un) => [un.id, un]));
    const dehors = dessin.boites.filter((boite) =>
      [...boite.noeud.groupes, `chapitre/${boite.noeud.chapitre}`].some((id) => {
        const cadre = cadres.get(id);
        return !cadre || !dedans(boite, cadre);
      }),
    );
    expect(dehors).toEqual([]);
    expect(dessin.boites.length + dessin.groupes.length).toBe(noeuds.length);
  });

  it("ne pose rien sur rien", () => {
    const coll = (cadres: readonly Cadre[]) => couples(cadres).filter(([a, b]) => seTouchent(a, b));
    expect(coll(dessin.boites)).toEqual([]);
    expect(coll(dessin.chapitres)).toEqual([]);
    const cadre = { id: "", x: 0, y: 0, l: dessin.largeur, h: dessin.hauteur, titre: [] };
    expect(dessin.chapitres.filter((un) => !dedans(un, cadre))).toEqual([]);
  });

  it("trace chaque mouvement de la machine, avec sa condition", () => {
    const traces = new Map(dessin.traits.flatMap((trait) => (trait.arete ? [[trait.id, trait]] : [])));
    expect([...traces.keys()].sort()).toEqual(grapheEssaye.aretes.map(idArete).sort());
    const muets = dessin.traits.filter(
      ({ arete, etiquette }) => arete && (arete.sorte === "reponse") === (etiquette !== undefined),
    );
    expect(muets).toEqual([]);
    const dits = dessin.traits.map(({ etiquette }) => etiquette?.lignes.join(" "));
    expect(dits).toContain("sauf si l’on est en alternance");
  });

  it("ne barre aucun titre, et aucun ne déborde", () => {
    const titre = ({ id, titre: lignes }: Cadre, corps: number, x: number, y: number): Cadre => {
      const { width: l, height: h } = encombrement(lignes, corps);
      return { id, x, y, l, h, titre: lignes };
    };
    const { boites, chapitres, groupes, traits } = dessin;
    const titres: [Cadre, Cadre][] = [
      ...chapitres.map((un): [Cadre, Cadre] => [titre(un, CORPS.chapitre, un.x + 14, un.y + 8), un]),
      ...groupes.map((un): [Cadre, Cadre] => [titre(un, CORPS.groupe, un.debut, un.y + 7), un]),
      ...boites.map((un): [Cadre, Cadre] => {
        const seul = titre(un, CORPS.etape, 0, 0);
        return [{ ...seul, x: un.x + (un.l - seul.l) / 2, y: un.y + (un.h - seul.h) / 2 }, un];
      }),
    ];
    const mots = titres.map(([un]) => un);
    const etiquettes = traits.flatMap(({ id, etiquette: dite }) =>
      dite ? [titre({ ...dite, id, l: 0, h: 0, titre: dite.lignes }, CORPS.condition, dite.x, dite.y)] : [],
    );
    expect(titres.filter(([un, cadre]) => !dedans(un, cadre))).toEqual([]);
    expect(traits.flatMap(({ d }) => traverses(d, mots))).toEqual([]);
    expect(couples([...mots, ...etiquettes]).filter(([a, b]) => seTouchent(a, b))).toEqual([]);
  });

  it("aligne les chapitres en haut, dans l’ordre, et descend d’une question à la suivante", () => {
    const suite = dessin.chapitres.filter(({ nom }) => nom !== "recapitulatif");
    expect(new Set(suite.map(({ y }) => y)).size).toBe(1);
    expect(suite.map(({ x }) => x)).toEqual(suite.map(({ x }) => x).sort((a, b) => a - b));
    const places = new Map(dessin.boites.map((boite) => [boite.id, boite]));
    const montent = grapheEssaye.aretes.filter(({ de, vers, sorte }) => {
      const [avant, apres] = [places.get(de), places.get(vers)];
      if (!avant || !apres || avant.noeud.chapitre !== apres.noeud.chapitre) return false;
      return avant.y < apres.y === (sorte === "boucle");
    });
    expect(montent).toEqual([]);
  });

  it("part de la personne suivante quand une boucle remonte", () => {
    const boucle = dessin.traits.find(({ arete }) => arete?.sorte === "boucle");
    const suivant = dessin.boites.find(({ id }) => id === boucle?.arete?.de) as Cadre;
    const [x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(boucle?.d ?? "") ?? []).slice(1).map(Number);
    const bord = { id: "", x: x - 1, y: y - 1, l: 2, h: 2, titre: [] };
    expect(seTouchent(bord, suivant)).toBe(true);
  });

  it("s’écrit en un SVG qui se suffit : toutes les étapes, aucun style, aucun texte dangereux", () => {
    const couleurs = Object.fromEntries(jetons.map((nom) => [nom, `#${nom.length}00`])) as Couleurs;
    const [premier, ...autres] = dessin.boites;
    const svg = svgDe(
      { ...dessin, boites: [{ ...premier!, titre: ['<script> & "x"'] }, ...autres] },
      couleurs,
    );
    expect(svg).toContain("&lt;script&gt; &amp; &quot;x&quot;");
    expect(svg).not.toMatch(/<style|<script|href|url\((?!#fleche)/);
    for (const { titre } of autres) for (const ligne of titre) expect(svg).toContain(`>${ligne}</text>`);
  });
});

describe("un dessin replié", () => {
  it("garde le chapitre, son titre et ses voisins, sans ses étapes ni ses mouvements", async () => {
    const tout = await dessiner();
    const dessin = plier(tout, new Set(["foyer"]));
    const foyer = dessin.chapitres.find(({ nom }) => nom === "foyer");
    expect([foyer?.replie, foyer?.questions, foyer?.titre.join(" ")]).toEqual([
      true,
      26,
      "Qui sont les membres de votre foyer ?",
    ]);
    expect(dessin.boites.filter(({ noeud }) => noeud.chapitre === "foyer")).toEqual([]);
    expect(dessin.traits.filter(({ arete }) => arete?.de.includes("conjoint"))).toEqual([]);
    const liens = dessin.traits.filter(({ arete, id }) => !arete && id.includes("chapitre/foyer"));
    expect(liens.map(({ id }) => id)).toEqual([
      "chapitre/profil → chapitre/foyer",
      "chapitre/foyer → chapitre/logement",
    ]);
    const de = (chapitre: string, { boites }: Dessin) =>
      boites.filter(({ noeud }) => noeud.chapitre === chapitre).map(({ x }) => x);
    const recul = tout.largeur - dessin.largeur;
    expect(recul).toBeGreaterThan(200);
    expect(de("profil", dessin)).toEqual(de("profil", tout));
    expect(de("logement", dessin)).toEqual(de("logement", tout).map((x) => expect.closeTo(x - recul)));
    // Its moves and their conditions follow its steps.
    const trait = (un: Dessin) =>
      un.traits.find(
        ({ arete, etiquette }) => arete?.de === "menage/_nombreMoisEntreeLogement" && etiquette,
      )!;
    const [avant, apres] = [trait(tout), trait(dessin)];
    expect(apres.etiquette!.x).toBeCloseTo(avant.etiquette!.x - recul);
    expect(coins(apres.d).map(({ x }) => Math.round(x))).toEqual(
      coins(avant.d).map(({ x }) => Math.round(x - recul)),
    );
    // What links two chapters still goes from the edge of one to the edge of the other.
    for (const lien of liens) {
      const [nom, suivant] = lien.id.replaceAll("chapitre/", "").split(" → ");
      const places = [nom, suivant].map((un) => dessin.chapitres.find((chapitre) => chapitre.nom === un)!);
      const [depart, arrivee] = coins(lien.d);
      expect(Math.abs(depart!.x - places[0]!.x - places[0]!.l)).toBeLessThan(3);
      expect(Math.abs(arrivee!.x - places[1]!.x)).toBeLessThan(3);
    }
  });
});

describe("un chapitre en colonnes", () => {
  it("tient dans sa feuille, chaque étape entière et une seule fois", async () => {
    const dessin = await dessiner();
    const place = { l: 1500, h: 1000 };
    for (const { nom } of dessin.chapitres) {
      const feuille = feuilleDe(dessin, nom, place)!;
      const { colonnes, largeur, hauteur, echelle } = feuille;
      expect(largeur * echelle).toBeLessThanOrEqual(place.l + 1);
      expect(hauteur * echelle).toBeLessThanOrEqual(place.h + 1);
      const siennes = dessin.boites.filter(({ noeud }) => noeud.chapitre === nom);
      expect(colonnes.flatMap(({ dessin: un }) => un.boites.map(({ id }) => id))).toEqual(
        [...siennes].sort((a, b) => a.y - b.y).map(({ id }) => id),
      );
      const coupees = colonnes.flatMap(({ y, h, dessin: un }) =>
        un.boites.filter((boite) => boite.y < y || boite.y + boite.h > y + h),
      );
      expect(coupees).toEqual([]);
    }
    expect(feuilleDe(dessin, "foyer", place)!.colonnes.length).toBeGreaterThan(1);
    expect(feuilleDe(plier(dessin, new Set(["foyer"])), "foyer", place)).toBeUndefined();
  });
});

describe("un trait", () => {
  it("arrondit ses angles, et pas ses bouts", () => {
    expect(
      trace([
        { x: 0, y: 0 },
        { x: 0, y: 20 },
        { x: 20, y: 20 },
      ]),
    ).toBe("M0 0L0 15Q0 20 5 20L20 20");
  });

  it("n’arrondit pas plus que la moitié d’un segment court", () => {
    expect(
      trace([
        { x: 0, y: 0 },
        { x: 0, y: 4 },
        { x: 20, y: 4 },
      ]),
    ).toBe("M0 0L0 2Q0 4 5 4L20 4");
  });
});
