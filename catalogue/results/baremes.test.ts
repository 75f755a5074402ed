import { describe, expect, it } from "vitest";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../loi/formules/kit.ts";
import { foyer } from "../loi/requete/kit.ts";
import type { Individu } from "../situation/situation.ts";

const resultats = (dateDeValeur: string, demandeur: Partial<Individu>) =>
  resultatsSansVelo(
    foyer({ date_naissance: "1990-01-10", nationalite: "FR", ...demandeur }, { dateDeValeur }),
  );
/** A pension of invalidity: the ASI of April 2026 is not known here, its ceiling of 2025 is 914,86 € a month. */
const invalide = (pension: number) => ({
  activite: "inactif" as const,
  handicap: true,
  taux_incapacite: 0.9,
  pensions_invalidite: chaqueMois(pension),
});

describe("un plafond en retard", () => {
  it.each([
    ["dessous", 900, ["ouverte"]],
    ["à moins de 5 % au-dessus", 957, ["à vérifier, d’un plafond de 2025"]],
    ["à plus de 5 % au-dessus", 970, []],
  ])("de l’allocation d’invalidité, %s", async (_, pension, attendu) => {
    const { droitsEligibles, incalculables } = await resultats("2026-06-15", invalide(pension));
    const asi = incalculables.find(({ id }) => id === "asi");
    expect([
      ...(droitsEligibles.some(({ id }) => id === "asi") ? ["ouverte"] : []),
      ...(asi
        ? [
            `à vérifier, d’${asi.reason.slice(asi.reason.indexOf("un plafond"), asi.reason.indexOf("\u00a0:"))}`,
          ]
        : []),
    ]).toEqual(attendu);
  });

  it("à jour, ne refuse pas plus qui le dépasse de peu", async () => {
    const { incalculables } = await resultats("2026-03-15", invalide(957));
    expect(incalculables.find(({ id }) => id === "asi")?.reason).toBe(
      "Vos ressources dépassent un plafond de moins de 5\u00a0%, et nous ne les connaissons qu’à peu près.",
    );
    const plus = await resultats("2026-03-15", invalide(970));
    expect(plus.incalculables.map(({ id }) => id)).not.toContain("asi");
  });
});

describe("le barème de chaque montant", () => {
  const jours = async (dateDeValeur: string) => {
    const { droitsEligibles } = await resultats(dateDeValeur, { activite: "chomeur" });
    const rsa = droitsEligibles.find(({ id }) => id === "rsa");
    return rsa && { bareme: rsa.bareme, enRetard: rsa.enRetard?.depuis };
  };
  it.each([
    ["2026-12-31", undefined, undefined],
    ["2027-01-15", "2026-04-01", undefined],
    ["2027-04-15", "2026-04-01", "2026-04-01"],
  ])("au %s", async (jour, bareme, enRetard) => {
    expect(await jours(jour)).toEqual({ bareme, enRetard });
  });
});
