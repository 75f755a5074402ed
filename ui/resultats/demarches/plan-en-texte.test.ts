import { describe, expect, test } from "vitest";
import { planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { courrielPersonnel, planEnTexte } from "./plan-en-texte.ts";

const SITE = "https://exemple.fr";

const planDe = (combien: number) =>
  planDit(
    desResultats({
      droitsEligibles: Array.from({ length: combien }, (_, rang) =>
        unDroit({
          id: `aide-${rang}`,
          institution: {
            id: "caf",
            label: "Caisse d’allocations familiales",
            type: "national",
            telephone: "32 30",
          },
          label: `aide « n° ${rang} » & compagnie`,
          link: `https://exemple.fr/${"chemin/".repeat(10)}${rang}?a=1&b=2`,
          campagne: { etat: "ouverte", jusquAu: "2026-12-31" },
        }),
      ),
    }),
  );

/** The text that a mail program shows. */
const corpsDe = (adresse: string) => decodeURIComponent(adresse.replace(/^.*&body=/, ""));

describe("le courriel de la personne", () => {
  test("un plan court y est entier, sans destinataire", () => {
    const adresse = courrielPersonnel(planDe(1), SITE);
    expect(adresse).toMatch(/^mailto:\?subject=Mon%20r/);
    expect(corpsDe(adresse).replaceAll("\u00a0", " ")).toBe(
      [
        "Mon récapitulatif Cap Aides, au 20 novembre 2026",
        "Environ 450 € par mois.",
        "",
        "Caisse d’allocations familiales, 32 30 (jusqu’au 31 décembre 2026)",
        "",
        "- Aide « n° 0 » & compagnie : 450 € par mois (sûre)",
        `  Lire la page officielle : https://exemple.fr/${"chemin/".repeat(10)}0?a=1&b=2`,
        "  Demandes ouvertes jusqu’au 31 décembre 2026.",
      ].join("\r\n"),
    );
  });

  test.each([0, 1, 5, 30])(
    "%i démarches : jamais plus de 1 800 caractères, et ce qui manque est compté",
    (combien) => {
      const adresse = courrielPersonnel(planDe(combien), SITE);
      expect(adresse.length).toBeLessThanOrEqual(1_800);
      const dites = [...corpsDe(adresse).matchAll(/^- Aide /gm)].length;
      const [, autres = 0] = /… et (\d+) autre/.exec(corpsDe(adresse)) ?? [];
      expect(dites + Number(autres)).toBe(combien);
    },
  );

  test("ce qui se partage a tout", () => {
    expect([...planEnTexte(planDe(30), SITE).matchAll(/^- Aide /gm)]).toHaveLength(30);
  });
});
