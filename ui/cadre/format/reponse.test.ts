import { describe, expect, it } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../../test/fixtures/foyers.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { ecrireReponse } from "./reponse.ts";

const ecrire = (
  nom: string,
  valeur: unknown,
  foyer: Foyer = {},
  qui: Parameters<typeof ecrireReponse>[2] = { role: "demandeur" },
) => {
  const [entity = "", field = ""] = nom.split(".");
  return ecrireReponse(questionOf(entity, field), valeur, qui, contexteDe(foyer));
};

const mois = (montant: number | null) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`2026-${String(i + 1).padStart(2, "0")}`, montant]),
  );

// What the told households answer is approved as it reads here: `test/approuves/foyers`.
describe("une réponse dans le récapitulatif", () => {
  const cas: [string, string, unknown, string, Foyer?][] = [
    ["aucun choix", "individu._interetsAidesVelo", [], "Aucun vélo"],
    ["un montant avec centimes", "parents.rfr", 24_000.5, "24\u202f000,50\u00a0€"],
    ["une date", "individu.date_naissance", "2004-02-29", "29 février 2004"],
    [
      "la commune des parents",
      "individu._bourseCriteresSociauxCommuneDomicileFamilial",
      {
        _bourseCriteresSociauxCommuneDomicileFamilial: "01004",
        _bourseCriteresSociauxCommuneDomicileFamilialCodePostal: "01500",
        _bourseCriteresSociauxCommuneDomicileFamilialNomCommune: "Ambérieu-en-Bugey",
      },
      "Ambérieu-en-Bugey (01500)",
    ],
    [
      "un loyer et des charges",
      "menage.loyer",
      { loyer: 450.5, charges_locatives: 30 },
      "450,50\u00a0€ par mois et 30\u00a0€ de charges",
    ],
    [
      "oui ou non pour chaque enfant",
      "individu._hasRessources",
      [
        { id: "enfant_0", value: true },
        { id: "enfant_1", value: false },
      ],
      "Zoé : oui, Léo : non",
      { enfants: [{ _firstName: "Zoé" }, { _firstName: "Léo" }] },
    ],
    [
      "le même montant chaque mois",
      "individu.revenusActivite",
      [{ id: "salaire_net", amounts: mois(1200.5) }],
      "Salaire : 1\u202f200,50\u00a0€ par mois",
    ],
    [
      "des montants qui varient",
      "individu.revenusActivite",
      [{ id: "salaire_net", amounts: { ...mois(100.1), "2026-01": 0.2 } }],
      "Salaire : 1\u202f101,30\u00a0€ en 12 mois",
    ],
    [
      "des centimes qui font un compte rond",
      "individu.revenusActivite",
      [{ id: "salaire_net", amounts: { "2026-03": 0.7, "2026-02": 0.2, "2026-01": 0.1 } }],
      "Salaire : 1\u00a0€ en 3 mois",
    ],
    [
      "des mois laissés vides",
      "individu.revenusActivite",
      [{ id: "salaire_net", amounts: mois(null) }],
      "Salaire : 0\u00a0€ par mois",
    ],
    [
      "un montant annuel",
      "individu.rpns",
      [{ id: "rpns_micro_entreprise_CA_bnc_imp", amounts: { "2025": 8000 } }],
      "Micro-entreprise\u00a0: activité libérale : 8\u202f000\u00a0€ par an",
    ],
    [
      "plusieurs ressources",
      "individu.revenusActivite",
      [
        { id: "salaire_net", amounts: mois(1000) },
        { id: "ppa", amounts: mois(50) },
      ],
      "Salaire : 1\u202f000\u00a0€ par mois\u00a0; Prime d’activité : 50\u00a0€ par mois",
    ],
  ];
  it.each(cas)("%s", (_, nom, valeur, attendu, foyer) => {
    expect(ecrire(nom, valeur, foyer)).toBe(attendu);
  });

  it("laissée vide se dit", () => {
    expect(ecrire("parents.nbptr", null)).toBe("Non renseigné");
  });

  it("un seul mois rempli n’est pas un montant annuel", () => {
    expect(
      ecrire("individu.revenusActivite", [{ id: "salaire_net", amounts: { "2026-11": 1200 } }]),
    ).not.toContain("par an");
  });

  it("s’écrit même quand le choix n’est plus proposé", () => {
    expect(ecrire("individu.activite", "retraite", { demandeur: { date_naissance: neIlYA(31) } })).toBe(
      "À la retraite",
    );
  });
});
