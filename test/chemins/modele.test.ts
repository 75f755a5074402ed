import { describe, expect, it } from "vitest";
import { answerAt } from "../../machines/answers/answer.ts";
import { type Chemin, contexteDuChemin, desaccord, pasDe, type ReponsesCodees } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { Exploration } from "./exploration.ts";
import { hasard } from "../hasard.ts";
import { Modele, type Point } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { rangDuDernier } from "../../catalogue/rangs.ts";

const departs: readonly Depart[] = [
  { marque: "neutre", enfants: 0 },
  { marque: "banque", enfants: 1 },
  { marque: "neutre", enfants: 2 },
];
const modeles = departs.map((depart) => new Modele(depart));
const [seul] = modeles as [Modele];

function auHasard(modele: Modele, graine: number): ReponsesCodees {
  const alea = hasard(graine);
  return tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)] as number);
}

type Suite = Pick<Chemin, "depart" | "pas">;
const cheminDe = (modele: Modele, reponses: ReponsesCodees): Suite => ({
  depart: modele.depart,
  pas: pasDe(modele, reponses),
});
const questionsDe = (chemin: Suite) => parcoursOf(contexteDuChemin(chemin)).active.map(({ path }) => path);

const graines = Array.from({ length: 30 }, (_, n) => n + 1);

describe("le modèle et le parcours", () => {
  it.each(modeles.map((modele) => ({ modele, nom: JSON.stringify(modele.depart) })))(
    "posent les mêmes questions, et acceptent les mêmes réponses : $nom",
    ({ modele }) => {
      const suites = graines.map((graine) => cheminDe(modele, auHasard(modele, graine)));
      expect(suites.map(desaccord)).toEqual(suites.map(() => undefined));
      expect(new Set(suites.map((suite) => questionsDe(suite).join())).size).toBeGreaterThan(20);
    },
  );
});

describe("le désaccord se voit", () => {
  const suite = cheminDe(seul, auHasard(seul, 5));
  const { depart, pas } = suite;
  const dernier = pas.at(-1)!;

  it("si une étape manque, à la fin ou au milieu", () => {
    expect(desaccord({ depart, pas: pas.slice(0, -1) })).toBe(
      `le parcours demande ${dernier.path}, le modèle rien`,
    );
    const milieu = Math.floor(pas.length / 2);
    expect(desaccord({ depart, pas: pas.filter((_, ici) => ici !== milieu) })).toBe(
      `le parcours demande ${pas[milieu]?.path}, le modèle ${pas[milieu + 1]?.path}`,
    );
  });

  it("si une étape est de trop", () => {
    const actives = new Set(pas.map(({ path }) => path));
    const hors = seul.points.find(
      ({ visite, type }) => type === undefined && !actives.has(visite.path),
    ) as Point;
    const { path, stateId, address } = hors.visite;
    const value = hors.valeurs[0]?.de([]);
    const trop = { path, stateId, nom: "", value, answer: answerAt(address, value) };
    expect(desaccord({ depart, pas: [...pas, trop] })).toBe(`le parcours ne demande pas ${path}`);
  });

  it("si deux étapes sont dans un autre ordre", () => {
    const [premier, second] = pas as [(typeof pas)[0], (typeof pas)[0]];
    expect(desaccord({ depart, pas: [second, premier, ...pas.slice(2)] })).toContain("le parcours demande");
  });

  it("si une réponse est refusée", () => {
    const value = "ni ceci ni cela";
    const refusee = { ...dernier, value, answer: { ...dernier.answer, value } };
    expect(desaccord({ depart, pas: [...pas.slice(0, -1), refusee] })).toBe(
      `la réponse à ${dernier.path} est refusée`,
    );
  });
});

describe("les sortes de réponses", () => {
  /** The draw with another answer of the same kind at each point, or nothing where there is none. */
  const voisins = (modele: Modele, reponses: ReponsesCodees): Suite[] =>
    modele.points.flatMap(({ rang, sortes }) => {
      const valeur = reponses[rang] ?? ABSENT;
      const autre = rangDuDernier(sortes, (sorte) => sorte === sortes[valeur]);
      if (valeur === ABSENT || autre === valeur) return [];
      return [
        cheminDe(
          modele,
          reponses.map((un, ici) => (ici === rang ? autre : un)),
        ),
      ];
    });

  it("deux réponses d’une même sorte ouvrent les mêmes questions", () => {
    let essais = 0;
    for (const modele of modeles) {
      for (const graine of graines.slice(0, 5)) {
        const reponses = auHasard(modele, graine);
        const attendues = questionsDe(cheminDe(modele, reponses));
        for (const voisin of voisins(modele, reponses)) {
          essais += 1;
          expect(questionsDe(voisin)).toEqual(attendues);
        }
      }
    }
    expect(essais).toBeGreaterThan(100);
  });

  it("des réponses que lit une condition sont de sortes différentes", () => {
    const activite = seul.points.find(({ cle }) => cle.endsWith("demandeur/activite")) as Point;
    const sorteDe = (nom: string) => activite.sortes[activite.valeurs.findIndex((une) => une.nom === nom)];
    expect(sorteDe("salarie")).not.toBe(sorteDe("etudiant"));
    for (const { permises, sortes } of seul.points)
      expect(permises).toEqual(sortes.map((sorte) => permises[sortes.indexOf(sorte)]));
  });
});

describe("les points", () => {
  it("suivent l’ordre des questions, une fois chacune, et chaque type de ressource à part", () => {
    for (const { points, visites } of modeles) {
      expect(points.map(({ rang }) => rang)).toEqual(points.map((_, n) => n));
      expect(new Set(points.map(({ cle }) => cle)).size).toBe(points.length);
      const vues = new Set(points.map(({ visite }) => visite.path));
      expect([...vues].sort()).toEqual(visites.map(({ path }) => path).sort());
    }
  });

  it("ne dépendent que de points qui les précèdent", () => {
    for (const modele of modeles) {
      const exploration = new Exploration(modele);
      for (const { rang, active, permises } of modele.points)
        for (const cause of exploration.cone(active, ...permises)) expect(cause.rang).toBeLessThan(rang);
    }
  });

  it("donnent à l’étape des ressources la liste des types choisis, dans leur ordre", () => {
    const reponses = auHasard(seul, 3);
    const etape = pasDe(seul, reponses).find(({ path }) => path.endsWith("demandeur/ressources/types"))!;
    const choisis = seul.points.flatMap(({ type, visite, rang }) =>
      type && visite.personne === "demandeur" && reponses[rang] === 1 ? [type] : [],
    );
    expect(choisis.length).toBeGreaterThan(1);
    expect([...(etape.value as string[])].sort()).toEqual([...choisis].sort());
    expect(etape.nom).toBe(`${choisis.length} ressource(s)`);
  });
});
