import { describe, expect, test } from "vitest";
import { RAPPEL_SOUS_JOURS } from "../../machines/pages/rappel.ts";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { post, testApp, refusee } from "../test-kit.ts";
import { enCsv } from "../http/csv.ts";
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
  async function site(env: Record<string, string> = { RAPPEL_MAX_PAR_JOUR: "2", RATE_LIMIT_FACTOR: "10" }) {
    const { db: carnet, encore, octets } = await ouvrirLeCarnet();
    const kit = testApp({ env, carnet });
    const demander = (corps: object) => post(kit.app, { quand: "soir", ...corps }, {}, "/api/rappels");
    const lignes = async () =>
      (await csvDesRappels(carnet)).replaceAll("\u00a0", " ").trim().split("\n").slice(1);
    return { ...kit, carnet, demander, lignes, encore, octets };
  }

  describe("être rappelé", () => {
    test("le numéro, le prénom et le moment sont scellés, puis donnés en tableau ; le journal n’en dit rien", async () => {
      const { demander, lignes, lines, octets } = await site();
      expect((await demander({ telephone: "06 12 34 56 78", prenom: "Léonore" })).status).toBe(201);
      expect(await lignes()).toEqual([
        '"06 12 34 56 78";"Léonore";"En fin de journée";"2026-06-15";"2026-06-22"',
      ]);
      expect(/onore|12.?34.?56|telephone/.exec(await octets())).toBe(null);
      expect(lines.join("\n")).not.toMatch(/onore|12.?34/);
    });

    test("tant par jour ; le même numéro n’en prend qu’une place ; le lendemain, d’autres", async () => {
      const { demander, lignes, clock } = await site();
      for (const telephone of ["0612345678", "+33612345678", "0612345679"])
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

    test("tant par jour, à quelque serveur qu’on le demande", async () => {
      const { carnet, encore, lignes } = await site();
      const serveurs = [carnet, await encore()];
      const numeros = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => numeroFrancais(`061234567${n}`)));
      const ids = await Promise.all(
        numeros.map((numero, n) =>
          garderLeRappel(
            serveurs[n % 2]!,
            numero!,
            { prenom: "", quand: "soir" },
            { jour: "2026-06-15", auPlus: 2 },
          ),
        ),
      );
      expect([ids.filter(Boolean).length, (await lignes()).length]).toEqual([2, 2]);
    });

    test("retiré par qui vient de le demander, et par personne d’autre", async () => {
      const { app, demander, lignes, lines } = await site();
      const { id } = (await (await demander({ telephone: "0612345678" })).json()) as { id: string };
      const retirer = (un: string) => app.request(`/api/rappels/${un}`, { method: "DELETE" });
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
      const { demander } = await site({ RAPPEL_MAX_PAR_JOUR: "20" });
      const statuts: number[] = [];
      for (const n of ["x", 1, 2, 3, 4, 5, 6])
        statuts.push((await demander({ telephone: `061234567${n}` })).status);
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
