import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { incalculablesDe } from "./incalculables.ts";
import { inattenduDe } from "./inattendus.ts";

const raisons = (foyer: Foyer) =>
  Object.fromEntries([...incalculablesDe(contexteDe(foyer))].map(([id, { reason }]) => [id, reason]));

const MOI =
  "Vous déclarez des revenus d’une activité indépendante : leur part dans le calcul n’est pas fixée d’avance.";
describe("ce qu’aucune formule ne décide", () => {
  it("quand les deux en déclarent, la raison est celle de la personne qui répond", () => {
    const revenus = { rpns_autres_revenus: { "2025": 4000 } };
    expect(raisons({ demandeur: revenus, conjoint: revenus })).toEqual({ rsa: MOI });
  });

  it("un enfant à son compte n’y change rien", () => {
    expect(raisons({ enfants: [{ rpns_autres_revenus: { "2025": 4000 } }] })).toEqual({});
  });
});

it("avant 25 ans chez ses parents, la couverture santé attend leur réponse, sauf avec le RSA", () => {
  const demandeur = { date_naissance: neIlYA(22), habite_chez_parents: true };
  const trouves = (legislation: { cmu_c?: boolean }) =>
    [...incalculablesDe(contexteDe({ demandeur }, { legislation })).keys()].filter((id) =>
      id.startsWith("css"),
    );
  expect([trouves({}), trouves({ cmu_c: false })]).toEqual([
    ["css_participation_forfaitaire"],
    ["css_participation_forfaitaire"],
  ]);
  // Expecting a child, she has the RSA, and the cover with it (CSS, art. L861-2).
  expect(trouves({ cmu_c: true })).toEqual([]);
});

it.each<[string, Foyer, boolean]>([
  [
    "en couple, un enfant de onze ans",
    { enfants: [{ date_naissance: neIlYA(11) }], famille: { en_couple: true } },
    true,
  ],
  [
    "sans couple, un enfant de onze ans",
    { enfants: [{ date_naissance: neIlYA(11) }], famille: { en_couple: false } },
    true,
  ],
  [
    "un enfant de douze ans",
    { enfants: [{ date_naissance: neIlYA(12) }], famille: { en_couple: false } },
    false,
  ],
])("la garde d’enfants de France Travail : %s", (_, foyer, attendu) => {
  expect("agepi" in raisons({ demandeur: { activite: "chomeur" }, ...foyer })).toBe(attendu);
});

// Action Logement : une part du loyer, demandée avec le bail, dès trois mois avant le contrat.
it.each<[string, Foyer, boolean]>([
  ["chez ses parents", { menage: { statut_occupation_logement: "loge_gratuitement" } }, true],
  ["qui loue déjà", { menage: { statut_occupation_logement: "locataire_vide" } }, false],
])("Mobili-Jeune d’une apprentie de 19 ans %s, à vérifier : %s", (_, { menage }, attendu) => {
  const apprentie = (ans: number): Foyer => ({
    demandeur: { date_naissance: neIlYA(ans), alternant: true },
    menage: menage ?? {},
  });
  expect("mobili_jeune" in raisons(apprentie(19))).toBe(attendu);
  // A minor signs no lease alone (C. civ., art. 1146).
  expect([17, 30].some((ans) => "mobili_jeune" in raisons(apprentie(ans)))).toBe(false);
});

it("la bourse de lycée est aux élèves, pas aux apprentis", () => {
  const lycee = (contrat: object) =>
    Object.keys(raisons({ demandeur: { activite: "etudiant", scolarite: "lycee", ...contrat } }));
  expect(lycee({ alternant: false })).toContain("bourse_lycee");
  expect(lycee({ alternant: true, _contrat_alternant: "apprenti" })).not.toContain("bourse_lycee");
});

it("à Bordeaux, au-dessus de 942 €, le plafond relevé le 1er septembre 2025 reste à lire", () => {
  const menage = { depcom: "33063", _departement: "33", _epci: "243300316" };
  const aVerifier = (quotient: number, ou: object = menage) =>
    incalculablesDe(
      contexteDe({ demandeur: {}, menage: ou }, { legislation: { rfr: 12 * quotient, nbptr: 1 } }),
    ).has("bordeaux_metropole_aide_tarification_solidaire_transport");
  // 942 € × 11,88 / 10,25 = 1 091,80 € : le Smic horaire de janvier 2021 à septembre 2025.
  expect([942, 943, 1091, 1092].map((quotient) => aVerifier(quotient))).toEqual([false, true, true, false]);
  expect(aVerifier(1000, { depcom: "33001", _departement: "33" })).toBe(false);
});

it("ce que décide une réponse qui n’est pas demandée a une raison, écrite là ou dans l’aide", () => {
  const { byId } = readCatalogue();
  const foyers: Foyer[] = [
    { demandeur: { date_naissance: neIlYA(27) }, menage: { depcom: "59122", _departement: "59" } },
    {
      demandeur: { activite: "chomeur" },
      enfants: [{ date_naissance: neIlYA(5) }],
      famille: { en_couple: false },
    },
    { demandeur: { activite: "salarie", date_naissance: neIlYA(31) } },
  ];
  const trouves = foyers.map((foyer) => [...incalculablesDe(contexteDe(foyer))]);
  expect(trouves.map((ceux) => ceux.length)).toEqual([1, 1, 1]);
  const sansRaison = trouves
    .flat()
    .filter(([id, { reason }]) => !(reason ?? byId.get(id)?.aide.a_verifier)?.endsWith("?"));
  expect(sansRaison).toEqual([]);
});

describe("un montant qui peut surprendre", () => {
  const inattendu = (id: string, foyer: Foyer) => inattenduDe(id, contexteDe(foyer)) !== undefined;
  const etudiant = (salaire_net: Record<string, number | null>): Foyer => ({
    demandeur: { activite: "etudiant", salaire_net },
  });

  it.each<[string, Foyer, boolean]>([
    ["7 000 € de salaires", etudiant({ "2026-11": 3500, "2026-10": 3500 }), true],
    ["un centime de moins", etudiant({ "2026-11": 3500, "2026-10": 3499.99 }), false],
    ["7 000 € au centime près", etudiant({ "2026-11": 6318.28, "2026-10": 503.24, "2026-09": 178.48 }), true],
    ["des mois laissés vides", etudiant({ "2026-11": 7000, "2026-10": null }), true],
    ["sans salaire", { demandeur: { activite: "etudiant" } }, false],
    ["hors études", { demandeur: { activite: "salarie", salaire_net: { "2026-11": 9000 } } }, false],
    [
      "le salaire du conjoint",
      { demandeur: { activite: "etudiant" }, conjoint: { salaire_net: { "2026-11": 9000 } } },
      false,
    ],
  ])("l’aide au logement en études : %s", (_, foyer, attendu) => {
    expect(inattendu("aide_logement", foyer)).toBe(attendu);
  });

  it.each<[string, Foyer, boolean]>([
    [
      "chez ses parents et à leur charge",
      { demandeur: { habite_chez_parents: true, enfant_a_charge: { "2026": true } } },
      true,
    ],
    [
      "à leur charge l’an dernier seulement",
      { demandeur: { habite_chez_parents: true, enfant_a_charge: { "2025": true } } },
      false,
    ],
    [
      "chez ses parents sans être à charge",
      { demandeur: { habite_chez_parents: true, enfant_a_charge: { "2026": false } } },
      false,
    ],
    [
      "à charge mais ailleurs",
      { demandeur: { habite_chez_parents: false, enfant_a_charge: { "2026": true } } },
      false,
    ],
    ["à charge sans dire où", { demandeur: { enfant_a_charge: { "2026": true } } }, false],
  ])("le contrat d’engagement jeune : %s", (_, foyer, attendu) => {
    expect(inattendu("contrat_engagement_jeune", foyer)).toBe(attendu);
  });

  it.each<[string, Foyer["menage"], boolean]>([
    ["propriétaire avec un prêt", { statut_occupation_logement: "proprietaire", loyer: 0.01 }, true],
    ["premier achat, avec un prêt", { statut_occupation_logement: "primo_accedant", loyer: 600 }, true],
    ["propriétaire sans prêt", { statut_occupation_logement: "proprietaire", loyer: 0 }, false],
    ["propriétaire sans réponse", { statut_occupation_logement: "proprietaire" }, false],
    ["locataire", { statut_occupation_logement: "locataire_vide", loyer: 600 }, false],
    [
      "hébergement avec participation aux frais",
      { statut_occupation_logement: "loge_gratuitement", participation_frais: true },
      true,
    ],
    [
      "hébergement sans participation",
      { statut_occupation_logement: "loge_gratuitement", participation_frais: false },
      false,
    ],
    [
      "participation d’un locataire",
      { statut_occupation_logement: "locataire_vide", participation_frais: true },
      false,
    ],
  ])("la prime d’activité : %s", (_, menage, attendu) => {
    expect(inattendu("ppa", { menage })).toBe(attendu);
  });

  it("se dit en une phrase, et ne touche aucune autre aide", () => {
    const foyer = contexteDe({ menage: { statut_occupation_logement: "proprietaire", loyer: 500 } });
    expect([inattenduDe("ppa", foyer), inattenduDe("rsa", foyer)]).toEqual([
      "Vous remboursez un prêt ou participez aux frais de votre logement : la CAF peut retenir un autre forfait logement.",
      undefined,
    ]);
  });
});
