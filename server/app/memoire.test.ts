import { describe, expect, test } from "vitest";
import type { Resultats } from "../../catalogue/results/results.ts";
import { bearer, complete, post, resultats, saved, testApp } from "./test-kit.ts";
import { memoire } from "./memoire.ts";

const ligne = (id: string, updatedAt = 1, createdAt = 1) => ({ id, updatedAt, createdAt });

/** A memory, and how many times results were computed. */
function essai(max?: number, rendus: Resultats = resultats) {
  const une = memoire(max);
  let calculs = 0;
  return {
    une,
    lire: async (...cle: Parameters<typeof ligne>) => {
      const lus = await une.lire(ligne(...cle), async () => {
        calculs += 1;
        return rendus;
      });
      expect(lus).toBe(rendus);
      return calculs;
    },
  };
}

describe("les résultats retenus", () => {
  test("se calculent une fois par version de la simulation", async () => {
    const { lire } = essai();
    expect([
      await lire("a"),
      await lire("a"),
      await lire("b"),
      await lire("a", 2),
      await lire("a", 2),
    ]).toEqual([1, 1, 2, 3, 3]);
  });

  test("s’oublient à la demande, et quand la base efface", async () => {
    const { une, lire } = essai();
    expect([await lire("a", 5, 5), await lire("b", 6, 6)]).toEqual([1, 2]);
    une.oublier("b");
    une.oublier("absente");
    expect([await lire("a", 5, 5), await lire("b", 6, 6)]).toEqual([2, 3]);
    une.purger(5);
    expect([await lire("b", 6, 6), await lire("a", 5, 5)]).toEqual([3, 4]);
  });

  test("laissent la place aux plus récents", async () => {
    const { lire } = essai(2);
    expect([await lire("a"), await lire("b"), await lire("a"), await lire("c")]).toEqual([1, 2, 2, 3]);
    expect([await lire("a"), await lire("b")]).toEqual([3, 4]);
  });

  test("ne se retiennent pas quand un nouvel essai peut les compléter", async () => {
    const { lire } = essai(2, {
      ...resultats,
      nonCalcules: [{ partie: "vélos", raison: "Elles n’ont pas pu être calculées.", passager: true }],
    });
    expect([await lire("a"), await lire("a")]).toEqual([1, 2]);
  });

  test("effacés pendant leur calcul, ne sont pas retenus", async () => {
    const une = memoire();
    let calculs = 0;
    const lire = () =>
      une.lire(ligne("a"), async () => {
        calculs += 1;
        if (calculs === 1) une.oublier("a");
        return resultats;
      });
    await lire();
    await lire();
    await lire();
    expect(calculs).toBe(2);
  });

  test("par l’API : lus deux fois, calculés une ; remplacés ou effacés, oubliés", async () => {
    const oubliees: string[] = [];
    let calculs = 0;
    const une = memoire();
    const { app } = testApp({
      compute: async () => {
        calculs += 1;
        return resultats;
      },
      memoire: { ...une, oublier: (id) => oubliees.push(id) },
    });
    const { _id, token } = await saved(app, complete);
    const lire = () => app.request(`/api/simulation/${_id}/resultats`, bearer(token));
    expect([(await lire()).status, (await lire()).status, calculs]).toEqual([200, 200, 1]);
    const suite = (await (await post(app, complete, { ...bearer(token).headers, remplace: _id })).json()) as {
      _id: string;
      token: string;
    };
    await app.request(`/api/simulation/${suite._id}`, { method: "DELETE", ...bearer(suite.token) });
    expect(oubliees).toEqual([_id, suite._id]);
  });

  test("un calcul qui échoue n’est pas retenu", async () => {
    const une = memoire();
    await expect(une.lire(ligne("a"), () => Promise.reject(new Error("Panne")))).rejects.toThrow("Panne");
    expect(await une.lire(ligne("a"), async () => resultats)).toBe(resultats);
  });
});
