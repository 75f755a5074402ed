import { describe, expect, it } from "vitest";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { ageAt } from "../../situation/periods.ts";
import { anniversaires } from "./dates.ts";
import { vieillis, vieilliDUnAn } from "./foyer-apres.ts";

const foyer = situationDe({
  dateDeValeur: "2026-11-20",
  demandeur: { date_naissance: "2001-03-03" },
  conjoint: { date_naissance: "2000-11-20" },
  enfants: [
    { date_naissance: "2024-02-29" },
    { date_naissance: "2025-12-31" },
    { date_naissance: "2027-01-02" },
    {},
  ],
});

describe("un foyer d’un an de plus", () => {
  it("chacun a l’âge qu’il aura ; l’année d’avant n’a pas de 29 février", () => {
    const naissances = ["2004-02-29", "2004-02-28", "2004-12-29"].map(
      (date_naissance) =>
        vieilliDUnAn(situationDe({ demandeur: { date_naissance } }).demandeur).date_naissance,
    );
    expect(naissances).toEqual(["2003-03-01", "2003-02-28", "2003-12-29"]);
  });

  it("qui n’a pas dit sa naissance n’a pas d’âge, et n’en prend pas", () => {
    const { demandeur } = situationDe({});
    expect(() => vieilliDUnAn(demandeur)).not.toThrow();
    expect(vieilliDUnAn(demandeur)).toEqual({ id: "demandeur", _role: "demandeur", enfant_a_charge: {} });
  });

  it("ceux dont l’anniversaire est passé ce jour-là, conjoint et enfants compris, et eux seuls", () => {
    const { demandeur, conjoint, enfants } = vieillis(foyer, "2027-03-03");
    expect([demandeur, conjoint, ...(enfants ?? [])].map((un) => un?.date_naissance)).toEqual([
      "2000-03-03",
      "2000-11-20",
      "2023-03-01",
      "2024-12-31",
      "2027-01-02",
      undefined,
    ]);
    const seul = vieillis(situationDe({ demandeur: {} }), "2027-03-03");
    expect("conjoint" in seul).toBe(false);
  });
});

describe("les anniversaires de l’année qui vient", () => {
  it("sont dans l’ordre ; celui du jour même revient dans un an, une naissance attendue n’en est pas un", () => {
    expect(anniversaires(foyer)).toEqual(["2026-12-31", "2027-03-01", "2027-03-03", "2027-11-20"]);
  });

  it("d’un 29 février tombe ce jour-là les années bissextiles", () => {
    expect(anniversaires({ ...foyer, dateDeValeur: "2027-11-20" })).toContain("2028-02-29");
  });

  it.each([
    ["2027-11-20", ["2028-02-29"]],
    ["2028-11-20", ["2029-03-01"]],
    ["2099-11-20", ["2100-03-01"]],
    ["2399-11-20", ["2400-02-29"]],
  ])("d’un 29 février, le %s, suit le calendrier", (dateDeValeur, attendus) => {
    const demandeur = { date_naissance: "2024-02-29" };
    expect(anniversaires(situationDe({ dateDeValeur, demandeur }))).toEqual(attendus);
  });

  it("d’une naissance du jour même est dans un an", () => {
    const enfants = [{ date_naissance: "2026-11-20" }];
    expect(anniversaires(situationDe({ dateDeValeur: "2026-11-20", enfants }))).toEqual(["2027-11-20"]);
  });

  it.each<[string, (number | undefined)[]]>([
    ["2026-12-30", [25, 26, 2, 0]],
    ["2026-12-31", [25, 26, 2, 1]],
    ["2027-03-01", [25, 26, 3, 1]],
    ["2027-03-03", [26, 26, 3, 1]],
    ["2027-11-20", [26, 27, 3, 1]],
  ])("le %s, chacun a l’âge qu’il aura", (jour, ages) => {
    const { demandeur, conjoint, enfants, dateDeValeur } = vieillis(foyer, jour);
    const siens = [demandeur, conjoint, ...(enfants ?? []).slice(0, 2)].map((un) =>
      ageAt(un?.date_naissance as string, dateDeValeur),
    );
    expect(siens).toEqual(ages);
  });

  it("ne changent rien à qui n’a pas dit sa naissance", () => {
    expect(vieillis(foyer, "2027-11-20").enfants?.slice(2)).toEqual(foyer.enfants?.slice(2));
  });
});
