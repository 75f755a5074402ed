import { describe, expect, test } from "vitest";
import { etapesDe } from "../../machines/graph/etapes.ts";
import { tree } from "../../machines/journey/tree.ts";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { answerOf, post, refus, testApp } from "../test-kit.ts";
import { type Comptable, compteurDe, lireLesStatistiques, purgerLesStatistiques } from "./compter.ts";

const [premiere = "", seconde = ""] = etapesDe(tree).map(({ stateId }) => stateId);
const OUVERT = { STATISTIQUES: "oui", RATE_LIMIT_FACTOR: "10" };
const DEMAIN_MS = 24 * 3_600_000;

const arrivee = { sorte: "etape", etape: premiere, geste: "entree" };
const montree = (departement: string) => ({ sorte: "aides", aides: ["rsa"], geste: "montree", departement });

surLesDeuxBases(({ base }) => {
  async function site(env: Record<string, string> = OUVERT) {
    const { db, encore, octets } = await base();
    const kit = testApp({ env, db });
    const dire = (corps: unknown, entetes: Record<string, string> = {}) =>
      post(kit.app, corps, entetes, "/api/v1/statistiques");
    const foisDire = async (fois: number, corps: unknown) => {
      for (let n = 0; n < fois; n++) expect((await dire(corps)).status).toBe(204);
    };
    const lues = async () => {
      const [, corps] = await answerOf(kit.app.request("/api/v1/statistiques"));
      return (corps as { lignes: object[] }).lignes;
    };
    return { ...kit, db, encore, octets, dire, foisDire, lues };
  }

  describe("compter sans personne", () => {
    test("rien ne s’écrit avant d’être versé ; dix se lisent le lendemain, neuf jamais", async () => {
      const { db, foisDire, lues, clock } = await site();
      await foisDire(10, arrivee);
      await foisDire(9, { ...arrivee, etape: seconde });
      await foisDire(12, montree("35"));
      await foisDire(4, montree("56"));
      clock.at += DEMAIN_MS;
      expect(await lues()).toEqual([]);
      await compteurDe(db).verser();
      expect(await lues()).toEqual([
        { jour: "2026-06-15", sorte: "aides", sujet: "rsa", geste: "montree", departement: "35", nombre: 12 },
        { jour: "2026-06-15", sorte: "etape", sujet: premiere, geste: "entree", nombre: 10 },
      ]);
    });

    test("le jour même ne se lit pas : rien ne dit qui vient de passer", async () => {
      const { db, foisDire, lues, clock } = await site();
      await foisDire(20, arrivee);
      await compteurDe(db).verser();
      expect(await lues()).toEqual([]);
      clock.at += DEMAIN_MS;
      expect(await lues()).toHaveLength(1);
    });

    test("un jour se lit quand sa dernière minute est versée : deux lectures après minuit ne diffèrent pas", async () => {
      const { db, foisDire, lues, clock } = await site();
      // In June, midnight in France is 22:00 UTC.
      clock.at = Date.parse("2026-06-15T21:58:00Z");
      await foisDire(10, arrivee);
      await compteurDe(db).verser();
      clock.at = Date.parse("2026-06-15T21:59:50Z");
      await foisDire(1, arrivee);
      clock.at = Date.parse("2026-06-15T22:00:10Z");
      expect(await lues()).toEqual([]);
      clock.at = Date.parse("2026-06-15T22:00:50Z");
      await compteurDe(db).verser();
      clock.at = Date.parse("2026-06-15T22:11:00Z");
      expect(await lues()).toMatchObject([{ jour: "2026-06-15", nombre: 11 }]);
    });

    test("ce qui se lit tient en mémoire : au-delà, les premiers jours manquent, entiers", async () => {
      const { db } = await site();
      const gestes = ["entree", "refus", "sortie"] as const;
      for (const jour of ["2026-06-12", "2026-06-13", "2026-06-14"])
        for (const geste of gestes)
          for (let n = 0; n < 10; n++)
            compteurDe(db).ajouter({ jour, sorte: "etape", sujet: premiere, geste });
      await compteurDe(db).verser();
      const jours = async (auPlus: number) => {
        const lues = await lireLesStatistiques(db, { depuis: "2026-06-01", avant: "2026-06-15", auPlus });
        return lues.map(({ jour }) => jour.slice(-2));
      };
      expect(await jours(9)).toEqual(["12", "12", "12", "13", "13", "13", "14", "14", "14"]);
      expect(await jours(8)).toEqual(["13", "13", "13", "14", "14", "14"]);
      expect(await jours(6)).toEqual(["13", "13", "13", "14", "14", "14"]);
    });

    test("deux serveurs ajoutent au même compte", async () => {
      const { db, encore } = await site();
      const autre = await encore();
      const quoi: Comptable = { jour: "2026-06-15", sorte: "etape", sujet: premiere, geste: "entree" };
      for (const une of [db, autre]) for (let n = 0; n < 6; n++) compteurDe(une).ajouter(quoi);
      await Promise.all([compteurDe(db).verser(), compteurDe(autre).verser()]);
      const [ligne] = await lireLesStatistiques(db, { depuis: "2026-06-01", avant: "2026-06-16" });
      expect(ligne?.nombre).toBe(12);
    });

    test("un navigateur qui demande à ne pas être suivi n’est pas compté", async () => {
      const { db, dire, lues, clock } = await site();
      for (const entete of ["dnt", "sec-gpc"])
        for (let n = 0; n < 20; n++) expect((await dire(arrivee, { [entete]: "1" })).status).toBe(204);
      await compteurDe(db).verser();
      clock.at += DEMAIN_MS;
      expect(await lues()).toEqual([]);
    });

    test("une purge oublie les vieux jours", async () => {
      const { db } = await site();
      for (const jour of ["2025-01-01", "2026-06-14"])
        for (let n = 0; n < 10; n++)
          compteurDe(db).ajouter({ jour, sorte: "etape", sujet: premiere, geste: "refus" });
      await compteurDe(db).verser();
      expect(await purgerLesStatistiques(db, "2025-05-01")).toBe(1);
      const restent = await lireLesStatistiques(db, { depuis: "2020-01-01", avant: "2027-01-01" });
      expect(restent.map(({ jour }) => jour)).toEqual(["2026-06-14"]);
    });
  });

  test("fermé sans réglage : rien ne se compte ni ne se lit", async () => {
    const { app, dire } = await site({});
    const ferme = refus(404, "statistiques_fermees", "Ce site ne compte rien.");
    expect(await answerOf(dire(arrivee))).toEqual(ferme);
    expect(await answerOf(app.request("/api/v1/statistiques"))).toEqual(ferme);
    expect((await app.request("/api/v1/statistiques.csv")).status).toBe(404);
  });

  test.each([
    [{ ...arrivee, etape: "parcours.inventée" }, "etape"],
    [{ ...arrivee, geste: "respire" }, "geste"],
    [{ ...arrivee, personne: "Léa" }, "geste"],
    [montree("Bretagne"), "departement"],
    [{ ...montree("35"), aides: [] }, "geste"],
  ])("%j ne se compte pas", async (corps, ou) => {
    const { dire } = await site();
    const [statut, dit] = await answerOf(dire(corps));
    expect([statut, dit]).toMatchObject([422, { code: "compte_invalide", where: ou }]);
  });

  test("une aide inconnue n’entre pas dans la base ; le tableau se lit dans un tableur", async () => {
    const { app, db, foisDire, octets, clock } = await site();
    await foisDire(10, { sorte: "aides", aides: ["=1+1", "rsa"], geste: "ouverte" });
    await compteurDe(db).verser();
    expect(await octets()).not.toContain("=1+1");
    clock.at += DEMAIN_MS;
    const lu = await (await app.request("/api/v1/statistiques.csv")).text();
    expect(lu.trim().split("\n").slice(1)).toEqual(['"2026-06-15";"aides";"rsa";"ouverte";"";10']);
  });
});
