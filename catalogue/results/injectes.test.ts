import { describe, expect, it } from "vitest";
import { aideDe } from "../../test/fixtures/aides.ts";
import { contexteDe, type Foyer } from "../../test/fixtures/foyers.ts";
import { montantDeclare } from "./injectes.ts";
import { enPlus } from "./percues.ts";

describe("ce que l’on reçoit déjà", () => {
  it.each([
    ["bourse_criteres_sociaux", "bourse_enseignement_sup"],
    ["bourse_lycee", "bourse_lycee"],
    ["caah", "mva"],
    ["prepare", "paje_prepare"],
    ["prepare", "paje_clca"],
    ["aide_logement", "aide_logement"],
  ] as const)("%s se déclare sous le nom %s", (slug, ressource) => {
    const foyer = { demandeur: { [ressource]: { "2026-11": 120 } } };
    expect(montantDeclare(aideDe({ slug, openfiscaPeriod: "thisMonth" }), contexteDe(foyer))).toBe(120);
  });

  it("l’indemnité de volontariat est celle du service civique pour qui le fait, pas pour un sapeur-pompier", () => {
    const recu = (activite: "service_civique" | "salarie") =>
      montantDeclare(
        aideDe({ slug: "service_civique", openfiscaPeriod: "thisMonth" }),
        contexteDe({ demandeur: { activite, indemnites_volontariat: { "2026-11": 120 } } }),
      );
    expect([recu("service_civique"), recu("salarie")]).toEqual([120, undefined]);
  });

  it.each<[number | boolean | undefined, number, number | undefined]>([
    [250, 200, 50],
    [210.01, 200, 10.01],
    [210, 200, undefined],
    [25.01, 20, 5.01],
    [25, 20, undefined],
    [100, 200, undefined],
    [true, 200, undefined],
    [undefined, 200, undefined],
    [250, 0, undefined],
  ])("quand la loi donne %s et que l’on reçoit %i, l’écart dit est %s", (loi, recu, attendu) => {
    expect(enPlus(loi, recu)).toBe(attendu);
  });
});

const mensuelle = aideDe({ slug: "rsa", openfiscaPeriod: "thisMonth" });
const annuelle = aideDe({ slug: "rsa", openfiscaPeriod: "thisYear" });
const declare = (foyer: Foyer, aide = mensuelle) => montantDeclare(aide, contexteDe(foyer));

describe("le montant déjà reçu", () => {
  it.each<[string, Foyer, number | undefined]>([
    ["n’existe pas quand personne ne le déclare", {}, undefined],
    ["est celui de ce mois", { demandeur: { rsa: { "2026-11": 600, "2026-10": 999 } } }, 600],
    ["n’existe pas si un autre mois seul est déclaré", { demandeur: { rsa: { "2026-10": 600 } } }, undefined],
    ["n’existe pas quand le montant est laissé vide", { demandeur: { rsa: { "2026-11": null } } }, undefined],
    [
      "n’existe plus quand il est tombé à zéro",
      { demandeur: { rsa: { "2026-08": 560, "2026-11": 0 } } },
      undefined,
    ],
    ["n’existe pas pour un euro", { demandeur: { rsa: { "2026-11": 1 } } }, undefined],
    ["existe au-delà d’un euro", { demandeur: { rsa: { "2026-11": 1.01 } } }, 1.01],
    ["se compte en valeur absolue", { demandeur: { rsa: { "2026-11": -600 } } }, 600],
    [
      "s’additionne sur tout le foyer, en valeur absolue, les vides comptant pour zéro",
      {
        demandeur: { rsa: { "2026-11": 100 } },
        conjoint: { rsa: { "2026-11": -50 } },
        enfants: [{ rsa: { "2026-11": null } }, { rsa: { "2026-11": 25 } }],
      },
      175,
    ],
    ["peut venir du conjoint seul", { conjoint: { rsa: { "2026-11": 80 } } }, 80],
    [
      "s’additionne au centime près",
      { demandeur: { rsa: { "2026-11": 100.1 } }, conjoint: { rsa: { "2026-11": 200.2 } } },
      300.3,
    ],
  ])("%s", (_, foyer, attendu) => {
    expect(declare(foyer)).toBe(attendu);
  });

  it("d’une aide annuelle se lit à l’année", () => {
    expect(declare({ demandeur: { rsa: { "2026": 1200, "2026-11": 100 } } }, annuelle)).toBe(1200);
    expect(declare({ demandeur: { rsa: { "2026-11": 100 } } }, annuelle)).toBeUndefined();
  });

  it("d’une aide sans période se lit au mois", () => {
    expect(declare({ demandeur: { rsa: { "2026-11": 100 } } }, aideDe({ slug: "rsa" }))).toBe(100);
  });

  it("de la majoration pour la vie autonome se déclare sous ses deux noms", () => {
    const caah = aideDe({ slug: "caah", openfiscaPeriod: "thisMonth" });
    const deux = { caah: { "2026-11": 179 }, mva: { "2026-11": 104 } };
    expect(declare({ demandeur: { mva: { "2026-11": 104 } } }, caah)).toBe(104);
    expect(declare({ demandeur: deux }, caah)).toBe(283);
    expect(declare({ demandeur: deux }, aideDe({ slug: "aah" }))).toBeUndefined();
  });

  it("peut être porté par la famille", () => {
    const famille = { rsa: { "2026-11": 40 } } as never;
    expect(declare({ famille })).toBe(40);
  });

  it("un champ du même nom sans réponse ne compte pas", () => {
    const foyer = { demandeur: { rsa: null as never } };
    expect(() => declare(foyer)).not.toThrow();
    expect(declare(foyer)).toBeUndefined();
  });

  it("un champ du même nom qui n’est pas un montant ne compte pas", () => {
    const bourse = aideDe({ slug: "bourse_lycee" });
    expect(declare({ famille: { bourse_lycee: true } }, bourse)).toBeUndefined();
  });
});
