import { describe, expect, test } from "vitest";
import { RAPPEL_SOUS_JOURS } from "../../../machines/pages/rappel.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { post, testApp, refusee } from "../../app/test-kit.ts";
import { enCsv } from "../../http/csv.ts";
import { csvDesRappels } from "./exporter.ts";
import { garderLeRappel } from "./rappels.ts";
import { numeroFrancais } from "./telephone.ts";
import { tourneesDuSuivi } from "./tournee.ts";

describe("un numéro de téléphone", () => {
  test.each([
    ["06 12 34 56 78", "06 12 34 56 78"],
    ["0033 1.42.68.53.00", "01 42 68 53 00"],
    ["+33 (0)6 12 34 56 78", "06 12 34 56 78"],
    ["0692 12 34 56", "0692 12 34 56"],
    ["+590690123456", "0690 12 34 56"],
    ["0696 12 34 56", "0696 12 34 56"],
    ["0694 12 34 56", "0694 12 34 56"],
    ["0639 69 12 34", "0639 69 12 34"],
    ["+687 75 12 34", "00 687 75 12 34"],
    ["+689 87 12 34 56", "00 689 87 12 34 56"],
    // Not French, too short, of no place, or that costs whoever calls it.
    ["+32 470 12 34 56", undefined],
    ["06 12 34 56", undefined],
    ["751234", undefined],
    ["0899 70 12 34", undefined],
    ["3615", undefined],
    ["112", undefined],
    ["06 12 34 56 78 ext. 5; rm", undefined],
  ])("%s : %s", async (saisi, compose) => {
    const lu = (await numeroFrancais(saisi))?.compose.replaceAll("\u00a0", " ");
    expect(lu).toBe(compose);
  });
});

surLesDeuxBases(({ carnet: ouvrirLeCarnet }) => {
  /** A site that calls back two people a day. */
  async function site(reglages: Record<string, string> = { RAPPEL_MAX_PAR_JOUR: "2" }) {
    const { db: carnet, encore, octets, sql } = await ouvrirLeCarnet();
    const kit = testApp({ env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "10", ...reglages }, carnet });
    let reseaux = 0;
    const demander = (corps: object, reseau = `192.0.2.${++reseaux}`) =>
      post(kit.app, { quand: "soir", ...corps }, { "x-forwarded-for": reseau }, "/api/rappels");
    const noter = async (corps: object) => ((await (await demander(corps)).json()) as { id: string }).id;
    const retirer = (un: string) => kit.app.request(`/api/rappels/${un}`, { method: "DELETE" });
    const lignes = async () =>
      (await csvDesRappels(carnet)).replaceAll("\u00a0", " ").trim().split("\n").slice(1);
    return { ...kit, carnet, demander, noter, retirer, lignes, encore, octets, sql };
  }

  describe("être rappelé", () => {
    test("le numéro, le prénom et le moment sont scellés, puis donnés en tableau ; le journal n’en dit rien", async () => {
      const { demander, lignes, lines, octets } = await site();
      expect((await demander({ telephone: "06 12 34 56 78", prenom: "Léonore" })).status).toBe(201);
      expect(await lignes()).toEqual([
        '"06 12 34 56 78";"Léonore";"En fin de journée, de 17 h à 19 h";"2026-06-15";"2026-06-22"',
      ]);
      expect(/onore|12.?34.?56|telephone/.exec(await octets())).toBe(null);
      expect(lines.join("\n")).not.toMatch(/onore|12.?34/);
    });

    test("tant par jour ; le lendemain, d’autres", async () => {
      const { demander, lignes, clock } = await site();
      for (const telephone of ["0612345678", "0612345679"])
        expect((await demander({ telephone })).status).toBe(201);
      const complet = await demander({ telephone: "0612345670" });
      expect([complet.headers.get("retry-after"), ...(await refusee(complet))]).toEqual([
        "86400",
        503,
        "rappels_complets",
        undefined,
      ]);
      clock.at += 24 * 3_600_000;
      expect((await demander({ telephone: "0612345670" })).status).toBe(201);
      expect(await lignes()).toHaveLength(3);
    });

    test("un numéro redemandé par qui le connaît : la première demande tient, ni remplacée ni retirée, et rien ne dit qu’elle y est", async () => {
      const { demander, noter, retirer, lignes } = await site({ RAPPEL_MAX_PAR_JOUR: "3" });
      const sienne = await noter({ telephone: "0612345678", prenom: "Léa", quand: "matin" });
      const connue = await demander({ telephone: "+33612345678", prenom: "Un autre" });
      const neuve = await demander({ telephone: "0612345679" });
      const [redite, autre] = [connue, neuve].map(({ status, headers }) => [status, ...headers.keys()]);
      expect(redite).toEqual(autre);
      const { id } = (await connue.json()) as { id: string };
      expect([/^[\w-]{43}$/.test(id), id === sienne]).toEqual([true, false]);
      const lea = '"06 12 34 56 78";"Léa";"Le matin, de 9 h à 12 h";"2026-06-15";"2026-06-22"';
      expect((await lignes()).filter((une) => une.includes("78"))).toEqual([lea]);
      // A full day is full for a number that is there as for another.
      for (const telephone of ["0612345678", "0612345671"])
        expect((await demander({ telephone })).status).toBe(503);
      for (const une of [id, "x".repeat(43)]) expect((await retirer(une)).status).toBe(204);
      expect(await lignes()).toContain(lea);
    });

    test("demandé d’abord par un autre, puis retiré par lui : la demande de la personne tient", async () => {
      const { noter, retirer, lignes } = await site();
      const prise = await noter({ telephone: "0612345678", prenom: "Un autre" });
      await noter({ telephone: "0612345678", prenom: "Léa" });
      await retirer(prise);
      expect(await lignes()).toEqual([expect.stringContaining('"Léa"')]);
    });

    test("ce qu’un serveur d’avant note encore, sans l’empreinte du numéro, se lit aussi", async () => {
      const { noter, lignes, sql } = await site();
      for (const telephone of ["0612345678", "0612345679"]) await noter({ telephone });
      await sql("UPDATE rappel SET numero = ''");
      expect(await lignes()).toHaveLength(2);
    });

    test("ce qui retirait une demande d’avant, tiré du numéro, n’ouvre plus rien", async () => {
      const { noter, retirer, lignes, sql } = await site();
      await noter({ telephone: "0612345678" });
      const [{ numero, id } = {}] = await sql("SELECT id, numero FROM rappel");
      for (const une of [numero, id]) expect((await retirer(String(une))).status).toBe(204);
      expect(await lignes()).toHaveLength(1);
    });

    test("des numéros inventés d’un réseau, même vaste, ne prennent pas le jour", async () => {
      const { demander, lignes } = await site({ RAPPEL_MAX_PAR_JOUR: "20" });
      const statuts = new Map<number, number>();
      for (let n = 10; n < 30; n++) {
        const { status } = await demander({ telephone: `06123456${n}` }, `2001:db8:1:${n}::1`);
        statuts.set(status, (statuts.get(status) ?? 0) + 1);
      }
      expect([...statuts]).toEqual([
        [201, 4],
        [429, 16],
      ]);
      expect((await demander({ telephone: "0612345678" }, "2001:db8:2:1::1")).status).toBe(201);
      expect(await lignes()).toHaveLength(5);
    });

    test("tant par jour, à quelque serveur qu’on le demande", async () => {
      const { carnet, encore, lignes } = await site();
      const serveurs = [carnet, await encore()];
      const numeros = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => numeroFrancais(`061234567${n}`)));
      const gardes = await Promise.all(
        numeros.map((numero, n) =>
          garderLeRappel(
            serveurs[n % 2]!,
            numero!,
            { prenom: "", quand: "soir" },
            { jour: "2026-06-15", auPlus: 2, retrait: `${n}` },
          ),
        ),
      );
      expect([gardes.filter(Boolean).length, (await lignes()).length]).toEqual([2, 2]);
    });

    test("retiré par qui vient de le demander, et par personne d’autre", async () => {
      const { noter, retirer, lignes, lines } = await site();
      const id = await noter({ telephone: "0612345678" });
      expect((await retirer("0".repeat(64))).status).toBe(204);
      expect(await lignes()).toHaveLength(1);
      expect((await retirer(id)).status).toBe(204);
      expect(await lignes()).toEqual([]);
      expect(lines.join("\n")).not.toContain(id);
    });

    test("effacé après le délai que dit la page", async () => {
      const { demander, lignes, clock, deps } = await site();
      await demander({ telephone: "0612345678" });
      clock.at += RAPPEL_SOUS_JOURS * 24 * 3_600_000;
      await tourneesDuSuivi(deps)();
      expect(await lignes()).toHaveLength(1);
      clock.at += 24 * 3_600_000;
      await tourneesDuSuivi(deps)();
      expect(await lignes()).toEqual([]);
    });

    test("cinq demandes par heure et par réseau ; une faute de frappe ne compte pas", async () => {
      const { demander } = await site({ RAPPEL_MAX_PAR_JOUR: "100", RATE_LIMIT_FACTOR: "1" });
      const statuts: number[] = [];
      for (const n of ["x", 1, 2, 3, 4, 5, 6])
        statuts.push((await demander({ telephone: `061234567${n}` }, "192.0.2.1")).status);
      expect(statuts).toEqual([422, 201, 201, 201, 201, 201, 429]);
    });

    test("ce qui ne convient pas est nommé, et tu ; sans le réglage, rien n’est pris", async () => {
      const { demander, lignes } = await site();
      const telephone = "0612345678";
      for (const [corps, where] of [
        [{ telephone: "0899701234" }, "telephone"],
        [{ telephone, prenom: "L".repeat(41) }, "prenom"],
        [{ telephone, prenom: "Léa\nBcc" }, "prenom"],
        [{ telephone, quand: "jamais" }, "quand"],
        [{ telephone, nom: "Martin" }, "rappel"],
        [{}, "rappel"],
      ] as const)
        expect(await refusee(demander(corps))).toEqual([422, "rappel_invalide", where]);
      expect(await lignes()).toEqual([]);
      expect(await refusee((await site({})).demander({ telephone }))).toEqual([
        404,
        "rappel_ferme",
        undefined,
      ]);
    });
  });

  test("un tableau ne contient aucune formule : ce qui en commence une est précédé d’une apostrophe", async () => {
    for (const debut of ["=", "+", "-", "@", "\t", "\r"])
      expect(enCsv(["a"], [[`${debut}HYPERLINK("x";"y")`]])).toContain(`\n"'${debut}HYPERLINK(""x"";""y"")"`);
    const { demander, lignes } = await site();
    await demander({ telephone: "0612345678", prenom: '=cmd|" /C calc"!A0' });
    expect((await lignes())[0]).toContain(`"'=cmd|"" /C calc""!A0"`);
  });
});
