import { describe, expect, test } from "vitest";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { gestesDEtape } from "../../../machines/pages/statistiques.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { tousLesNoms } from "../../catalogue/lieux/communes/noms.ts";
import type { Comptes } from "../../db/base.ts";
import { answerOf, post, refus, testApp } from "../../app/test-kit.ts";
import { type ComptesDits, compteurDe, purgerLesStatistiques } from "./compter.ts";
import { lireLesStatistiques } from "./publier.ts";
import { lundiDe, semaineOuverte } from "./semaine.ts";
import { CASES_PAR_JOUR } from "./visiteurs.ts";

const ETAPES = etapesDe(tree).map(({ stateId }) => stateId);
const [premiere = ""] = ETAPES;
const REGIONS = Object.keys(tousLesNoms("menage.region"));
const OUVERT = { STATISTIQUES: "oui", TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "10" };
const SEMAINE_MS = 7 * 24 * 3_600_000;
/** So many that no noise hides them. */
const FOULE = 400;

const arrivee = { sorte: "etape", etape: premiere, geste: "entree" } as const;
const montree = (region?: string) => ({ sorte: "aides", aides: ["rsa", "bafa"], geste: "montree", region });

/** A crowd, each from a network of its own. */
function affluer(db: Comptes, jour: string, combien = FOULE, geste: "entree" | "refus" = "entree") {
  for (let n = 0; n < combien; n++)
    compteurDe(db).ajouter({ jour, reseau: `r${n}`, sorte: "etape", sujet: premiere, geste });
}

surLesDeuxBases(({ comptes }) => {
  async function site(env: Record<string, string> = OUVERT) {
    const { db, encore, octets, sql } = await comptes();
    const kit = testApp({ env, comptes: db });
    const dire = (corps: unknown, reseau = "192.0.2.1", entetes: Record<string, string> = {}) =>
      post(kit.app, corps, { "x-forwarded-for": reseau, ...entetes }, "/api/v1/statistiques");
    const lues = async () => {
      const [, corps] = await answerOf(kit.app.request("/api/v1/statistiques"));
      return (corps as { lignes: { nombre: number }[] }).lignes;
    };
    const verser = () => compteurDe(db).verser(semaineOuverte(kit.deps.now()));
    /** What the base holds: never told as it is. */
    const gardes = async () =>
      (await sql("SELECT region, comptes FROM semaine_comptee ORDER BY region")).map(
        ({ region, comptes: dits }) => [region, JSON.parse(String(dits)) as ComptesDits] as const,
      );
    return { ...kit, db, encore, octets, dire, lues, verser, gardes };
  }

  describe("compter sans personne", () => {
    test("rien ne s’écrit avant d’être versé ; un réseau compte une fois par jour, dans sa région", async () => {
      const { dire, verser, gardes, clock } = await site();
      for (const reseau of ["192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"])
        expect((await dire(montree("53"), reseau)).status).toBe(204);
      await dire(arrivee);
      expect(await gardes()).toEqual([]);
      await verser();
      clock.at += SEMAINE_MS / 7;
      await dire(arrivee);
      await verser();
      expect(await gardes()).toEqual([
        ["", { etape: { [premiere]: { entree: 2 } } }],
        ["53", { aides: { rsa: { montree: 2 }, bafa: { montree: 2 } } }],
      ]);
    });

    test("ce qu’un réseau ajoute en un jour est borné, quoi qu’il envoie, et jamais deux fois la même chose", async () => {
      const { dire, verser, gardes } = await site();
      for (const etape of ETAPES)
        for (const geste of Object.keys(gestesDEtape).slice(0, 3)) {
          await dire({ ...arrivee, etape, geste });
          await dire({ ...arrivee, etape, geste });
        }
      await verser();
      const [[, { etape = {} }]] = (await gardes()) as [readonly [unknown, ComptesDits]];
      const nombres = Object.values(etape).flatMap((gestes) => Object.values(gestes));
      expect([nombres.length, new Set(nombres)]).toEqual([CASES_PAR_JOUR.etape, new Set([1])]);
    });

    test("ce qu’une aide est devenue se compte par ce qui était montré, sans dire laquelle ; une façon inconnue est refusée", async () => {
      const { dire, verser, gardes } = await site();
      const suite = { sorte: "effet", titre: "sur", prete: true, geste: "demandee" };
      for (const reseau of ["192.0.2.1", "192.0.2.1", "192.0.2.2"])
        expect((await dire(suite, reseau)).status).toBe(204);
      for (const faux of [{ titre: "autre" }, { prete: "rsa" }, { geste: "ouverte" }, { aide: "rsa" }])
        expect((await dire({ ...suite, ...faux })).status).toBe(422);
      await verser();
      expect(await gardes()).toEqual([["", { effet: { "sur avec": { demandee: 2 } } }]]);
    });

    test("autant de lignes que de régions, quoi qu’on envoie ; les verser laisse passer le reste entre deux", async () => {
      const { dire, verser, gardes } = await site();
      for (const [n, region] of [undefined, ...REGIONS].entries())
        for (const geste of ["montree", "ouverte", "demandee"])
          for (const reseau of [1, 2])
            expect((await dire({ ...montree(region), geste }, `10.0.${reseau}.${n}`)).status).toBe(204);
      let [tours, verse] = [0, false];
      const tourner = () => {
        tours++;
        if (!verse) setImmediate(tourner);
      };
      setImmediate(tourner);
      await verser();
      verse = true;
      const lignes = await gardes();
      expect(lignes).toHaveLength(REGIONS.length + 1);
      expect(tours).toBeGreaterThanOrEqual(lignes.length);
    });

    test("neuf faux gestes de chaque aide, puis une vraie visite : il ne s’en lit rien", async () => {
      const { dire, verser, lues, clock } = await site();
      for (const aides of [["rsa"], ["bafa"], ["ppa"]])
        for (let n = 0; n < 9; n++) await dire({ ...montree("53"), aides }, `198.51.100.${n}`);
      await dire({ ...montree("53"), aides: ["rsa", "bafa", "ppa"] });
      await verser();
      clock.at += SEMAINE_MS;
      expect(await lues()).toEqual([]);
    });

    test("deux serveurs ajoutent au même compte", async () => {
      const { db, encore, gardes } = await site();
      const autre = await encore();
      for (const une of [db, autre]) affluer(une, "2026-06-15", 6);
      await Promise.all([db, autre].map((une) => compteurDe(une).verser("2026-06-15")));
      expect(await gardes()).toEqual([["", { etape: { [premiere]: { entree: 12 } } }]]);
    });

    test("un navigateur qui demande à ne pas être suivi n’est pas compté", async () => {
      const { dire, verser, gardes } = await site();
      for (const entete of ["dnt", "sec-gpc"])
        expect((await dire(arrivee, "192.0.2.1", { [entete]: "1" })).status).toBe(204);
      await verser();
      expect(await gardes()).toEqual([]);
    });

    test("ni une aide inconnue, ni une aide dont le seul compte en dirait trop, n’entre dans la base", async () => {
      const { dire, verser, octets, gardes, deps } = await site();
      const rsa = deps.catalogue.byId.get("rsa")!;
      const byId = new Map(deps.catalogue.byId).set("rsa", {
        ...rsa,
        aide: { ...rsa.aide, sensible: "violences_conjugales" },
      });
      const { app } = testApp({
        env: OUVERT,
        comptes: deps.comptes!,
        catalogue: { ...deps.catalogue, byId },
      });
      await post(app, { ...montree("53"), aides: ["=1+1", "rsa", "bafa"] }, {}, "/api/v1/statistiques");
      await dire(arrivee);
      await verser();
      expect(await octets()).not.toContain("=1+1");
      expect((await gardes()).at(-1)).toEqual(["53", { aides: { bafa: { montree: 1 } } }]);
    });
  });

  describe("lire", () => {
    test("la semaine qui court ne se lit pas ; finie et versée, elle se lit toujours de même", async () => {
      const { db, app, verser, lues, clock } = await site();
      // In June, midnight in France is 22:00 UTC: a Sunday.
      clock.at = Date.parse("2026-06-21T21:58:00Z");
      affluer(db, "2026-06-21");
      await verser();
      clock.at = Date.parse("2026-06-21T22:09:00Z");
      expect(await lues()).toEqual([]);
      clock.at = Date.parse("2026-06-21T22:11:00Z");
      const [ligne, ...autres] = await lues();
      expect(ligne).toEqual({
        semaine: "2026-06-15",
        sorte: "etape",
        sujet: premiere,
        geste: "entree",
        nombre: expect.any(Number) as number,
      });
      const { nombre } = ligne!;
      // The noise is of 240 at most.
      expect([autres, nombre % 10, Math.abs(nombre - FOULE) <= 250]).toEqual([[], 0, true]);
      affluer(db, "2026-06-20", 1_000);
      await verser();
      const encore = testApp({ env: OUVERT, comptes: db });
      encore.clock.at = clock.at;
      expect(await answerOf(encore.app.request("/api/v1/statistiques"))).toEqual([200, { lignes: [ligne] }]);
      const csv = await (await app.request("/api/v1/statistiques.csv")).text();
      expect(csv.trim().split("\n").slice(1)).toEqual([
        `"2026-06-15";"etape";"${premiere}";"arrivées";"";${nombre}`,
      ]);
    });

    test("ce qui se lit tient en mémoire : au-delà, les premières semaines manquent, entières", async () => {
      const { db } = await site();
      for (const jour of ["2026-06-01", "2026-06-08", "2026-06-15"])
        for (const geste of ["entree", "refus"] as const) affluer(db, jour, FOULE, geste);
      await compteurDe(db).verser("2026-06-01");
      const semaines = async (auPlus: number) => {
        const comment = { depuis: "2026-06-01", avant: "2026-06-22", seDit: () => true, auPlus };
        return (await lireLesStatistiques(db, comment)).map(({ semaine }) => semaine.slice(-2));
      };
      expect(await semaines(6)).toEqual(["01", "01", "08", "08", "15", "15"]);
      expect(await semaines(5)).toEqual(["08", "08", "15", "15"]);
    });

    test("une purge oublie les vieilles semaines", async () => {
      const { db, gardes } = await site();
      for (const jour of ["2025-01-01", "2026-06-14"]) affluer(db, jour, 1);
      await compteurDe(db).verser("2024-12-30");
      expect(lundiDe("2025-01-01")).toBe("2024-12-30");
      expect(await purgerLesStatistiques(db, "2025-05-05")).toBe(1);
      expect(await gardes()).toHaveLength(1);
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
    [montree("Bretagne"), "region"],
    [{ ...montree("53"), departement: "35" }, "geste"],
    [{ ...montree("53"), aides: [] }, "geste"],
  ])("%j ne se compte pas", async (corps, ou) => {
    const { dire } = await site();
    const [statut, dit] = await answerOf(dire(corps));
    expect([statut, dit]).toMatchObject([422, { code: "compte_invalide", where: ou }]);
  });
});
