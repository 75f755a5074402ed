import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { incalculablesDe } from "./incalculables.ts";
import { inattenduDe } from "./inattendus.ts";

const trouves = (foyer: Foyer) => Object.fromEntries(incalculablesDe(contexteDe(foyer)));
const raisons = (foyer: Foyer) =>
  Object.fromEntries([...incalculablesDe(contexteDe(foyer))].map(([id, { reason }]) => [id, reason]));

const duDepartement = {
  text: "La présidence de votre conseil départemental décide comment ils comptent : déposez une demande.",
};
const duSimulateur = {
  text: "Le simulateur national en donne une estimation.",
  href: "https://www.caf.fr/allocataires/mes-services-en-ligne/faire-une-simulation",
};
const MOI =
  "Vous déclarez des revenus d’une activité indépendante : leur part dans le calcul n’est pas fixée d’avance.";
const CONJOINT =
  "Votre conjoint ou conjointe déclare des revenus d’une activité indépendante : leur part dans le calcul n’est pas fixée d’avance.";

describe("ce qu’aucune formule ne décide", () => {
  it.each<[string, Foyer, Foyer, ReturnType<typeof trouves>]>([
    [
      "le RSA de qui déclare des revenus indépendants",
      { demandeur: { rpns_micro_entreprise_CA_bnc_imp: { "2025": null } } },
      { demandeur: { activite: "independant", salaire_net: { "2026-11": 100 } } },
      { rsa: { reason: MOI, solution: duDepartement } },
    ],
    [
      "le RSA dont le conjoint déclare des revenus indépendants",
      { conjoint: { rpns_autres_revenus: { "2025": 4000 } } },
      { conjoint: { salaire_net: { "2026-11": 100 } } },
      { rsa: { reason: CONJOINT, solution: duDepartement } },
    ],
    [
      "l’aide au logement d’un premier achat",
      { menage: { statut_occupation_logement: "primo_accedant" } },
      { menage: { statut_occupation_logement: "proprietaire" } },
      {
        aide_logement: {
          reason:
            "Vous achetez votre premier logement : cette aide au logement suit des règles particulières.",
          solution: duSimulateur,
        },
      },
    ],
    [
      "l’aide au logement en foyer",
      { menage: { statut_occupation_logement: "locataire_foyer" } },
      { menage: { statut_occupation_logement: "locataire_vide" } },
      {
        aide_logement: {
          reason:
            "Vous logez en foyer ou en résidence : l’aide dépend d’une convention propre à l’établissement.",
          solution: duSimulateur,
        },
      },
    ],
  ])("%s, et elle seule", (_, oui, non, attendu) => {
    expect(trouves(oui)).toEqual(attendu);
    expect(trouves(non)).toEqual({});
  });

  it.each([
    "rpns_micro_entreprise_CA_bic_vente_imp",
    "rpns_micro_entreprise_CA_bic_service_imp",
    "rpns_micro_entreprise_CA_bnc_imp",
    "rpns_benefice_exploitant_agricole",
    "rpns_autres_revenus",
  ])("tout revenu indépendant compte : %s", (id) => {
    expect(raisons({ demandeur: { [id]: { "2025": 1 } } })).toEqual({ rsa: MOI });
  });

  it("quand les deux en déclarent, la raison est celle de la personne qui répond", () => {
    const revenus = { rpns_autres_revenus: { "2025": 4000 } };
    expect(raisons({ demandeur: revenus, conjoint: revenus })).toEqual({ rsa: MOI });
  });

  it("un enfant à son compte n’y change rien", () => {
    expect(raisons({ enfants: [{ rpns_autres_revenus: { "2025": 4000 } }] })).toEqual({});
  });
});

describe("ce que décide une réponse qui n’est pas demandée", () => {
  const EN_EURE_ET_LOIR = { depcom: "28085", _departement: "28" };
  const PRIORITE = "eure_et_loir_eligibilite_cmi_priorite";
  const STATIONNEMENT = "eure_et_loir_eligibilite_cmi_stationnement";
  const handicap = (taux_incapacite: number, menage: Foyer["menage"] = EN_EURE_ET_LOIR): Foyer => ({
    demandeur: { handicap: true, taux_incapacite },
    menage,
  });
  const parent = (ans: number, plus: Partial<Foyer> = {}): Foyer => ({
    demandeur: { activite: "chomeur" },
    enfants: [{ date_naissance: neIlYA(ans) }],
    famille: { en_couple: false },
    ...plus,
  });
  const salarie = (ans: number, plus: Partial<Foyer> = {}): Foyer => ({
    demandeur: { activite: "salarie", date_naissance: neIlYA(ans) },
    ...plus,
  });

  it.each<[string, Foyer, string[]]>([
    ["les cartes de mobilité sous 80 %", handicap(0.79), [PRIORITE, STATIONNEMENT]],
    ["celle du stationnement seule à 80 %", handicap(0.8), [STATIONNEMENT]],
    ["aucune ailleurs", handicap(0.6, { depcom: "75056", _departement: "75" }), []],
    ["aucune sans handicap", { demandeur: { handicap: false }, menage: EN_EURE_ET_LOIR }, []],
    ["la garde d’un enfant de 9 ans", parent(9), ["agepi"]],
    ["pas celle d’un enfant de 10 ans", parent(10), []],
    ["pas en couple", parent(5, { famille: { en_couple: true } }), []],
    ["pas en emploi", parent(5, { demandeur: { activite: "salarie" } }), []],
    ["Visale à 31 ans", salarie(31), ["visale_eligibilite"]],
    ["Visale à 30 ans est calculée", salarie(30), []],
    [
      "pas à qui est propriétaire",
      salarie(31, { menage: { statut_occupation_logement: "proprietaire" } }),
      [],
    ],
    ["pas à qui ne travaille pas", { demandeur: { activite: "inactif", date_naissance: neIlYA(31) } }, []],
  ])("%s", (_, foyer, attendu) => {
    expect(Object.keys(trouves(foyer))).toEqual(attendu);
  });

  it("a une raison, écrite ici ou dans l’aide", () => {
    const { byId } = readCatalogue();
    const sansRaison = [handicap(0.6), parent(5), salarie(31)]
      .flatMap((foyer) => [...incalculablesDe(contexteDe(foyer))])
      .filter(([id, { reason }]) => !(reason ?? byId.get(id)?.aide.a_verifier)?.endsWith("?"));
    expect(sansRaison).toEqual([]);
  });
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
