import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import { velosDe } from "../../../catalogue/results/velos/donnes.ts";
import { collectivitesDesVelos } from "./collectivites.ts";
import { lireLesVelos } from "./donnes.ts";

const une = (type: string, codes: object) =>
  v.parse(institutionFile, { slug: "une", label: "Une", type, ...codes });
const romilly = une("epci", { code_siren: "200000545" });

describe("les aides au vélo d’une institution", () => {
  const donnes = lireLesVelos();

  it("sont celles de la bibliothèque, avec leur page et leur dernier jour", () => {
    expect(velosDe(romilly, donnes, "2026-06-15")).toEqual([
      { lien: "https://www.ville-romilly-sur-seine.fr/node/1514" },
    ]);
    expect(velosDe(une("region", { code_insee: "44" }), donnes, "2025-10-31")).toEqual([
      { lien: "https://www.grandest.fr/vos-aides-regionales/achat-velos/", fin: "2025-10-31" },
    ]);
    expect(velosDe(une("region", { code_insee: "44" }), donnes, "2025-11-01")).toEqual([]);
    expect(velosDe(une("msa", { departements: ["10"] }), donnes, "2026-06-15")).toEqual([]);
  });

  it("ne manquent à aucune des collectivités qui en donnent", () => {
    expect(Object.keys(donnes).sort()).toEqual([...new Set(collectivitesDesVelos())].sort());
  });

  it("se disent une fois par page, jusqu’à la dernière qui finit", () => {
    const lien = "https://exemple.fr/velo";
    const plusieurs = (...fins: (string | undefined)[]) =>
      velosDe(
        romilly,
        { "epci 200000545": fins.map((fin) => ({ lien, ...(fin && { fin }) })) },
        "2026-06-15",
      );
    expect(plusieurs("2026-12-31", "2027-03-31", "2026-06-14")).toEqual([{ lien, fin: "2027-03-31" }]);
    expect(plusieurs("2026-12-31", undefined)).toEqual([{ lien }]);
    expect(plusieurs(undefined, "2026-12-31")).toEqual([{ lien }]);
    expect(plusieurs("2026-06-15")).toEqual([{ lien, fin: "2026-06-15" }]);
  });
});
