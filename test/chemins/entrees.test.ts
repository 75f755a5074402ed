import { describe, expect, it } from "vitest";
import { stepOf } from "../../machines/journey/path.ts";
import { chapters } from "../../machines/journey/chapters.ts";
import type { Depart } from "./depart.ts";
import { etatApres } from "./engendrer.ts";
import { type Entree, entreesDe, evenementsAvant, quelquesEntrees } from "./entrees.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { Exploration } from "./exploration.ts";
import { hasard } from "./hasard.ts";
import { Modele } from "./modele.ts";
import { tirer } from "./tirage.ts";

const depart: Depart = { marque: "neutre", enfants: 0 };
const modele = new Modele(depart);
const exploration = new Exploration(modele);
const chapitres = chapters
  .map(({ name }) => name)
  .filter((nom) => modele.visites.some(({ chapter }) => chapter === nom));
const entrees = new Map(chapitres.map((chapitre) => [chapitre, entreesDe(exploration, chapitre)]));
const cles = (des: readonly Entree[]) => des.map(({ restes }) => restes.map(({ id }) => id).join());

describe("les entrées d’un chapitre", () => {
  it("laissent chacune d’autres conditions à lire, et le premier chapitre n’en a qu’une", () => {
    for (const toutes of entrees.values()) expect(new Set(cles(toutes)).size).toBe(toutes.length);
    expect(entrees.get("profil")?.map(({ choix }) => choix.size)).toEqual([0]);
    expect(entrees.get("revenus")!.length).toBeGreaterThan(100);
  });

  it("contiennent celle de tout foyer tiré au sort", () => {
    const connues = new Map([...entrees].map(([chapitre, toutes]) => [chapitre, new Set(cles(toutes))]));
    for (let graine = 1; graine <= 60; graine += 1) {
      const alea = hasard(graine);
      const reponses = tirer(
        modele,
        new Map(),
        (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!,
      );
      for (const chapitre of chapitres) {
        const dedans = modele.points.filter(({ visite }) => visite.chapter === chapitre);
        const avant = modele.points.slice(0, dedans[0]?.rang);
        const restes = dedans
          .flatMap(({ active, permises }) => [active, ...permises])
          .map((f) =>
            avant.reduce(
              (une, ici) => modele.lexique.sachant(une, ici.rang, reponses[ici.rang] ?? ABSENT),
              f,
            ),
          );
        expect(connues.get(chapitre)).toContain(restes.map(({ id }) => id).join());
      }
    }
  });

  it("sont de vraies réponses, qui mènent la machine au chapitre", () => {
    for (const [chapitre, toutes] of entrees)
      for (const { choix } of toutes.slice(0, 12)) {
        const ici = stepOf(etatApres(modele, evenementsAvant(modele, choix, chapitre)));
        expect(ici?.chapter).toBe(chapitre);
      }
  });
});

describe("quelques entrées", () => {
  it("en gardent peu, prises parmi toutes", () => {
    for (const toutes of entrees.values()) {
      const quelques = quelquesEntrees(toutes);
      expect(toutes).toEqual(expect.arrayContaining(quelques));
      expect(quelques[0]).toBe(toutes[0]);
    }
    expect(quelquesEntrees(entrees.get("revenus")!).length).toBeLessThan(30);
  });

  it("montrent chaque condition dans chacune de ses formes, et chacune y est utile", () => {
    const formes = (des: readonly Entree[]) =>
      new Set(des.flatMap(({ restes }) => restes.map(({ sorte }, n) => `${n} ${sorte}`)));
    for (const toutes of entrees.values()) {
      const quelques = quelquesEntrees(toutes);
      expect(formes(quelques)).toEqual(formes(toutes));
      const tailles = quelques.map((_, n) => formes(quelques.slice(0, n + 1)).size);
      expect(tailles).toEqual([...new Set(tailles)]);
    }
  });
});
