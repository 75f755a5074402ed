import { describe, expect, it } from "vitest";
import { pathOf, stepOf } from "../../machines/journey/path.ts";
import { pasDe } from "./chemin.ts";
import { Cle } from "./cle.ts";
import { etatApres, deroulesDe, mouvements, reponsesPossibles, type Tranche } from "./engendrer.ts";
import { entreesDe, evenementsAvant, quelquesEntrees } from "./entrees.ts";
import { Exploration } from "./exploration.ts";
import { Modele } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { type ChapterName } from "../../machines/journey/chapters.ts";

const modele = new Modele({ marque: "neutre", enfants: 1 });
const exploration = new Exploration(modele);

function tranchesDe(chapitre: ChapterName, nombre: number): Tranche[] {
  return quelquesEntrees(entreesDe(exploration, chapitre))
    .slice(0, nombre)
    .map(({ choix }) => ({ modele, chapitre, avant: evenementsAvant(modele, choix, chapitre) }));
}
const tranches = [...tranchesDe("logement", 2), ...tranchesDe("projets", 3), ...tranchesDe("revenus", 2)];

describe("les chemins d’un chapitre", () => {
  it("mènent à chacun de ses passages", () => {
    for (const tranche of tranches) {
      const cle = new Cle(modele, tranche.chapitre);
      const atteints = new Set(
        deroulesDe(tranche).map((chemin) => `${chemin.at(-1)?.path} → ${chemin.at(-1)?.vers}`),
      );
      const tous = mouvements(tranche, (snapshot) => cle.de(snapshot), true);
      expect([...atteints].sort()).toEqual([...tous].sort());
      expect(tous.size).toBeGreaterThan(2);
    }
  });

  it("se rejouent sur la machine, question après question", () => {
    for (const tranche of tranches)
      for (const chemin of deroulesDe(tranche).filter((_, n) => n % 3 === 0)) {
        const events = chemin.map(({ value }) => ({ type: "ANSWER" as const, value }));
        // The whole way, then the place each answer was given from.
        const fin = stepOf(etatApres(modele, [...tranche.avant, ...events]))?.path ?? "sortie";
        expect(fin).toBe(chemin.at(-1)?.vers);
        const suite = chemin.slice(1).map(({ path }) => path);
        expect(suite).toEqual(chemin.slice(0, -1).map(({ vers }) => vers));
      }
  });

  it("commencent à la première question du chapitre et n’en sortent qu’à la fin", () => {
    const chapitreDe = new Map(modele.visites.map(({ path, chapter }) => [path, chapter]));
    for (const tranche of tranches) {
      const depart = pathOf(etatApres(modele, tranche.avant));
      for (const chemin of deroulesDe(tranche)) {
        expect(chemin[0]?.path).toBe(depart);
        const dedans = chemin.map(({ path }) => chapitreDe.get(path));
        expect(dedans).toEqual(chemin.map(() => tranche.chapitre));
      }
    }
  });
});

describe("les réponses possibles à une question", () => {
  const naissance = etatApres(modele, []);

  it("sont toutes essayées, ou une seule de chaque sorte", () => {
    const [point] = modele.points;
    expect(reponsesPossibles(naissance, modele, false)).toHaveLength(point!.valeurs.length);
    const parSorte = reponsesPossibles(naissance, modele, true);
    expect(parSorte).toHaveLength(new Set(point!.sortes).size);
    expect(reponsesPossibles(naissance, modele, false)).toEqual(expect.arrayContaining(parSorte));
  });

  it("sont acceptées par la machine, qui passe à la suite", () => {
    for (const value of reponsesPossibles(naissance, modele, false))
      expect(pathOf(etatApres(modele, [{ type: "ANSWER", value }]))).not.toBe(pathOf(naissance));
    const [tranche] = tranches as [Tranche];
    const ici = etatApres(modele, tranche.avant);
    for (const value of reponsesPossibles(ici, modele, false))
      expect(pathOf(etatApres(modele, [...tranche.avant, { type: "ANSWER", value }]))).not.toBe(pathOf(ici));
  });

  it("disent un montant pour chaque ressource déclarée", () => {
    const [tranche] = tranchesDe("revenus", 1) as [Tranche];
    const declarees = deroulesDe(tranche).flatMap((chemin) => {
      const types = chemin.find(({ path }) => path.endsWith("demandeur/ressources/types"))?.value as string[];
      return chemin
        .filter(({ path }) => path.includes("demandeur/ressources/montants/"))
        .map(({ value }) => ({ types, ids: (value as { id: string }[]).map(({ id }) => id) }));
    });
    expect(declarees.length).toBeGreaterThan(3);
    for (const { types, ids } of declarees) {
      expect(ids.length).toBeGreaterThan(0);
      expect(types).toEqual(expect.arrayContaining(ids));
    }
  });

  it("n’existent plus une fois aux résultats", () => {
    const reponses = tirer(modele, new Map(), (_, offertes) => offertes[0] as number);
    const events = pasDe(modele, reponses).map(({ value }) => ({ type: "ANSWER" as const, value }));
    expect(reponsesPossibles(etatApres(modele, events.slice(0, -1)), modele, true).length).toBeGreaterThan(0);
    const fin = etatApres(modele, events);
    expect(pathOf(fin)).toBe(RESULTATS);
    expect(reponsesPossibles(fin, modele, true)).toEqual([]);
  });
});
