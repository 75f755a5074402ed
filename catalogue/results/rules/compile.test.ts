import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../../test/fixtures/aides.ts";
import { contexteDe, type Foyer, neIlYA } from "../../../test/fixtures/foyers.ts";
import type { Condition } from "../../conditions/predicate/condition.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import { describe as enMots } from "../../conditions/predicate/describe.ts";
import type { Institution } from "../../schema/institution.ts";
import { type ProfilType, type Regle, regle as schema } from "../../schema/regles.ts";
import type { FactContext, LegislationFacts } from "../../situation/context.ts";
import type { Individu, Menage } from "../../situation/situation.ts";
import { compileRegle, compileRules, surLeTerritoire } from "./compile.ts";

const moi = (demandeur: Partial<Individu>) => contexteDe({ demandeur });
const a = (...ages: number[]) => ages.map((ans) => moi({ date_naissance: neIlYA(ans) }));
const logis = (...menages: Partial<Menage>[]) => menages.map((menage) => contexteDe({ menage }));
const loi = (...faits: LegislationFacts[]) => faits.map((legislation) => contexteDe({}, { legislation }));
const parent = (...ages: number[]): Foyer => ({
  enfants: ages.map((ans) => ({ date_naissance: neIlYA(ans) })),
});
const personne = contexteDe({});

const juge = (regle: unknown, contexte: FactContext, institution: Institution = institutionDe()) =>
  evaluate(compileRegle(v.parse(schema, regle), institution), contexte);

const rennes: Partial<Menage> = {
  depcom: "35238",
  _codePostal: "35000",
  _departement: "35",
  _region: "53",
  _epci: "243500139",
};
const paris12: Partial<Menage> = { depcom: "75112", _codePostal: "75012", _departement: "75", _region: "11" };
const brest: Partial<Menage> = {
  depcom: "29019",
  _codePostal: "29200",
  _departement: "29",
  _region: "53",
  _epci: "242900314",
};
const ouessant: Partial<Menage> = {
  depcom: "29155",
  _codePostal: "29242",
  _departement: "29",
  _region: "53",
};

const etant = (champ: keyof Individu, ...valeurs: unknown[]) => valeurs.map((une) => moi({ [champ]: une }));
const loge = (...statuts: Menage["statut_occupation_logement"][]) =>
  logis(...statuts.map((statut_occupation_logement) => ({ statut_occupation_logement })));
const dans = (...depcoms: string[]) => logis(...depcoms.map((depcom) => ({ depcom })));
const parents = (...ages: number[][]) => ages.map((ceux) => contexteDe(parent(...ceux)));
const enceinte = (...foyers: Foyer[]) => foyers.map((foyer) => contexteDe(foyer));
const recoit = (aide: string) => contexteDe({}, { aides: (id) => id === aide });

type Cas = [champs: object, oui: FactContext[], non: FactContext[]];

const TRES_BIEN = ["mention_tres_bien", "mention_tres_bien_felicitations_jury"];
const UNE_GROSSESSE = [
  { demandeur: { enceinte: "enceinte" } },
  { conjoint: { enceinte: "enceinte" } },
  { demandeur: { enceinte: "pas_enceinte" }, conjoint: { enceinte: "enceinte" } },
] as const;

/** For each kind of rule: households that pass, households that fail. */
const table: Record<Exclude<Regle["type"], "attached_to_institution">, Cas[]> = {
  age: [
    [{ operator: ">=", value: 17 }, a(17, 18), [...a(16), personne]],
    [{ operator: ">", value: 17 }, a(18), [...a(16, 17), personne]],
    [{ operator: "=", value: 17 }, a(17), [...a(16, 18), personne]],
    [{ operator: "<", value: 26 }, a(25), [...a(26, 27), personne]],
    [{ operator: "<=", value: 26 }, a(25, 26), [...a(27), personne]],
  ],
  regions: [
    [{ values: ["53", "52"] }, logis(rennes, ouessant), [...logis(paris12), personne]],
    [{ values: [] }, [...logis(rennes), personne], []],
  ],
  departements: [
    [{ values: ["35"] }, logis(rennes), [...logis(brest), personne]],
    [{ values: [] }, [...logis(rennes), personne], []],
    [{ values: ["3"] }, [], logis(rennes)],
  ],
  communes: [
    [{ values: ["35238"] }, logis(rennes), [...logis(brest), personne]],
    [{ values: ["75056"] }, dans("75112", "75056"), logis(rennes)],
    [{ values: ["75112"] }, dans("75112", "75101"), logis(rennes)],
    [{ values: ["69123"] }, dans("69381", "69389", "69123"), dans("69266")],
    [{ values: ["13055"] }, dans("13201", "13216"), dans("13001")],
    [{ values: [] }, [personne], []],
  ],
  epcis: [
    [{ values: ["243500139"] }, logis(rennes), [...logis(brest, ouessant), personne]],
    [{ values: [] }, [...logis(ouessant), personne], []],
  ],
  codes_postaux: [
    [{ values: ["35000", "35200"] }, logis(rennes), [...logis(brest), personne]],
    [{ values: [] }, [personne], []],
  ],
  excluded_epcis: [
    [{ values: ["242900314"] }, [...logis(rennes, ouessant), personne], logis(brest)],
    [{ values: [] }, [...logis(brest), personne], []],
  ],
  quotient_familial: [
    [
      { period: "month", floor: 600 },
      loi({ rfr: 10_800, nbptr: 1.5 }, { rfr: 0, nbptr: 1 }, { rfr: -100, nbptr: 1 }),
      [...loi({ rfr: 10_801, nbptr: 1.5 }, {}), personne],
    ],
    [
      { period: "month", floor: 600 },
      loi({ rfr: 7200 }, { rfr: 7200, nbptr: 0 }),
      loi({ rfr: 7201 }, { rfr: 7201, nbptr: 0 }),
    ],
    [
      { period: "year", floor: 7200 },
      loi({ rfr: 7200, nbptr: 1 }, { rfr: 14_400, nbptr: 2 }),
      loi({ rfr: 7201, nbptr: 1 }, { rfr: 14_401, nbptr: 2 }),
    ],
    [
      { period: "month", operator: "<", value: 500 },
      loi({ rfr: 5999, nbptr: 1 }),
      loi({ rfr: 6000, nbptr: 1 }),
    ],
  ],
  regime_securite_sociale: [
    [
      { includes: ["regime_agricole"] },
      etant("regime_securite_sociale", "regime_agricole"),
      [...etant("regime_securite_sociale", "regime_general", "inconnu"), personne],
    ],
    [
      { includes: ["regime_general"] },
      etant("regime_securite_sociale", "regime_general", "inconnu"),
      [...etant("regime_securite_sociale", "autres_regimes"), personne],
    ],
    [
      { excludes: ["regime_agricole"] },
      [...etant("regime_securite_sociale", "autres_regimes", "inconnu"), personne],
      etant("regime_securite_sociale", "regime_agricole"),
    ],
    [
      { excludes: ["regime_general"] },
      [...etant("regime_securite_sociale", "regime_agricole"), personne],
      etant("regime_securite_sociale", "regime_general", "inconnu"),
    ],
    [{ includes: [], excludes: [] }, [...etant("regime_securite_sociale", "regime_agricole"), personne], []],
  ],
  boursier: [[{}, loi({ boursier: true }), [...loi({ boursier: false }, {}), moi({ boursier: true })]]],
  beneficiaire_rsa: [[{}, loi({ rsa: 1.01 }, { rsa: 600 }), [...loi({ rsa: 1 }, { rsa: 0 }, {}), personne]]],
  formation_sanitaire_social: [
    [
      {},
      etant("groupe_specialites_formation", "groupe_330"),
      [moi({ groupe_specialites_formation: "aucun", _interetAidesSanitaireSocial: true }), personne],
    ],
  ],
  mention_baccalaureat: [
    [
      { values: TRES_BIEN },
      etant("mention_baccalaureat", ...TRES_BIEN),
      [...etant("mention_baccalaureat", "mention_bien", "non_renseignee"), personne],
    ],
  ],
  annee_etude: [
    [
      { values: ["terminale", "premiere"] },
      etant("annee_etude", "terminale", "premiere"),
      [...etant("annee_etude", "seconde"), personne],
    ],
  ],
  nationalite: [
    [{ values: ["AF"] }, etant("nationalite", "AF"), [...etant("nationalite", "FR", "DE"), personne]],
  ],
  taux_incapacite: [
    [
      { operator: ">=", value: 0.5 },
      etant("taux_incapacite", 0.5, 0.9),
      [...etant("taux_incapacite", 0.3, 0.49), personne],
    ],
    [
      { operator: "<", value: 0.8 },
      [...etant("taux_incapacite", 0.65), personne],
      etant("taux_incapacite", 0.8),
    ],
  ],
  statut_occupation_logement: [
    [
      { includes: ["locataire_vide", "locataire_meuble"] },
      loge("locataire_vide", "locataire_meuble"),
      [...loge("locataire_foyer"), personne],
    ],
    [{ excludes: ["locataire_foyer"] }, [...loge("proprietaire"), personne], loge("locataire_foyer")],
  ],
  enfants_eligibles: [
    [
      { operator: ">=", value: 1, age_min: 6, age_max: 10 },
      parents([6], [10], [2, 8]),
      [...parents([5], [11], []), personne],
    ],
    [{ operator: "<", value: 2 }, parents([3], [99]), [...parents([3, 4], []), personne]],
    [
      { operator: ">=", value: 1, age_max: 19, a_naitre: true },
      [...parents([19]), ...enceinte(...UNE_GROSSESSE)],
      [...parents([20]), ...etant("enceinte", "pas_enceinte"), personne],
    ],
    [{ operator: "=", value: 0, age_min: 3 }, parents([2]), [...parents([3]), personne]],
  ],
  benefit: [
    [{ name: "rsa" }, [recoit("rsa")], [recoit("aah"), personne]],
    [{ name: "rsa", invert: true }, [recoit("aah"), personne], [recoit("rsa")]],
  ],
  not: [
    [{ value: { type: "regions", values: ["53"] } }, [...logis(paris12), personne], logis(rennes)],
    [
      { value: { type: "not", value: { type: "boursier" } } },
      loi({ boursier: true }),
      loi({ boursier: false }),
    ],
  ],
};

const rows = Object.entries(table).flatMap(([type, cas]) =>
  cas.map(([champs, ...reste]) => [{ type, ...champs }, ...reste] as const),
);

describe("les règles du catalogue", () => {
  it.each<[Regle, Condition]>([
    [
      { type: "codes_postaux", values: ["35000"] },
      { kind: "oneOf", fact: "menage.codePostal", values: ["35000"] },
    ],
    [
      { type: "benefit", name: "rsa", invert: false },
      { kind: "is", fact: "resultats.aide", params: { id: "rsa" }, value: true },
    ],
  ])("se disent dans l’algèbre des conditions : %j", (regle, attendue) => {
    const compiler = () => compileRegle(regle, institutionDe());
    expect(compiler).not.toThrow();
    expect(compiler()).toEqual(attendue);
  });

  it.each(rows)("%j", (regle, oui, non) => {
    expect(oui.map((contexte) => juge(regle, contexte))).toEqual(oui.map(() => true));
    expect(non.map((contexte) => juge(regle, contexte))).toEqual(non.map(() => false));
  });

  it.each(rows)("%j — se lit comme une phrase", (regle, _oui, non) => {
    const phrase = enMots(compileRegle(v.parse(schema, regle), institutionDe()));
    expect(phrase === "").toBe(non.length === 0);
  });

  it("un genre inconnu est refusé, jamais ignoré", () => {
    expect(v.safeParse(schema, { type: "lune", values: ["pleine"] }).success).toBe(false);
    expect(v.safeParse(schema, { type: "not", value: { type: "lune" } }).success).toBe(false);
  });
});

describe("être du territoire de l’institution", () => {
  const attache = (institution: Parameters<typeof institutionDe>[0]) => (menage: Partial<Menage>) =>
    juge({ type: "attached_to_institution" }, contexteDe({ menage }), institutionDe(institution));

  it.each<[string, Parameters<typeof institutionDe>[0], Partial<Menage>[], Partial<Menage>[]]>([
    ["une région, par son code", { type: "region", code_insee: "53" }, [rennes, ouessant], [paris12, {}]],
    ["un département, par son code", { type: "departement", code_insee: "35" }, [rennes], [brest, {}]],
    ["une commune, par son code INSEE", { type: "commune", code_insee: "35238" }, [rennes], [brest, {}]],
    [
      "Paris, par un de ses arrondissements",
      { type: "commune", code_insee: "75056" },
      [paris12],
      [rennes, {}],
    ],
    [
      "une intercommunalité, par son SIREN",
      { type: "epci", code_insee: undefined, code_siren: "243500139" },
      [rennes],
      [brest, ouessant, {}],
    ],
    [
      "un arrondissement de Paris vaut la commune",
      { type: "commune", code_insee: "75112" },
      [paris12, { depcom: "75056" }],
      [rennes, {}],
    ],
    [
      "une intercommunalité ne se lit pas par son code INSEE",
      { type: "epci", code_insee: "35238", code_siren: undefined },
      [],
      [rennes, {}],
    ],
    ["un SIREN ne fait pas une intercommunalité", { type: "caf", code_siren: "243500139" }, [], [rennes]],
    ["une CAF : jamais", { type: "caf", code_insee: "35" }, [], [rennes, {}]],
    ["une MSA : jamais", { type: "msa", code_insee: "35" }, [], [rennes, {}]],
    ["un organisme national : jamais", { type: "national", code_insee: "53" }, [], [rennes, {}]],
    ["l’Europe : jamais", { type: "europeen", code_insee: "53" }, [], [rennes, {}]],
    ["un autre organisme : jamais", { type: "autre", code_insee: "35238" }, [], [rennes, {}]],
    [
      "un département ne se lit pas comme une région de même code",
      { type: "departement", code_insee: "53" },
      [],
      [rennes, ouessant],
    ],
    ["une région sans code INSEE : jamais", { type: "region", code_insee: undefined }, [], [rennes, {}]],
  ])("%s", (_, institution, oui, non) => {
    expect(oui.map(attache(institution))).toEqual(oui.map(() => true));
    expect(non.map(attache(institution))).toEqual(non.map(() => false));
  });
});

describe("une aide de la loi, par son organisme", () => {
  const due = (institution: Parameters<typeof institutionDe>[0]) => (menage: Partial<Menage>) =>
    evaluate(surLeTerritoire(institutionDe(institution)), contexteDe({ menage }));

  it.each<[string, Parameters<typeof institutionDe>[0]]>([
    ["une région", { type: "region", code_insee: "53" }],
    ["un département", { type: "departement", code_insee: "35" }],
    ["une commune", { type: "commune", code_insee: "35238" }],
    ["une intercommunalité", { type: "epci", code_siren: "243500139" }],
  ])("%s : là où elle agit, et nulle part ailleurs", (_, institution) => {
    expect([rennes, paris12, {}].map(due(institution))).toEqual([true, false, false]);
  });

  it.each(["caf", "msa", "national", "europeen", "autre"] as const)(
    "un organisme « %s » : partout",
    (type) => {
      expect([rennes, paris12, {}].map(due({ type, code_insee: "53" }))).toEqual([true, true, true]);
    },
  );
});

const occupe = (...activites: unknown[]) => etant("activite", ...activites);
const alternant = (...contrats: unknown[]) => etant("_contrat_alternant", ...contrats);
const scolaire = (...scolarites: unknown[]) => etant("scolarite", ...scolarites);

/** For each profile, households that have it; others that have not, besides one that says nothing. */
const profils: Record<ProfilType, [oui: FactContext[], non: FactContext[]]> = {
  apprenti: [alternant("apprenti"), alternant("professionnalisation")],
  professionnalisation: [alternant("professionnalisation"), alternant("apprenti")],
  chomeur: [occupe("chomeur"), occupe("inactif")],
  etudiant: [occupe("etudiant"), [moi({ activite: "salarie", scolarite: "lycee" })]],
  inactif: [occupe("inactif"), occupe("chomeur", "retraite")],
  independant: [occupe("independant"), occupe("salarie")],
  salarie: [occupe("salarie"), [moi({ activite: "etudiant", alternant: true })]],
  service_civique: [occupe("service_civique"), occupe("salarie")],
  enseignement_superieur: [scolaire("enseignement_superieur"), scolaire("lycee")],
  lyceen: [
    scolaire("lycee"),
    [...scolaire("college"), moi({ scolarite: "lycee", alternant: true, _contrat_alternant: "apprenti" })],
  ],
  collegien: [scolaire("college"), scolaire("lycee")],
  stagiaire: [etant("stagiaire", true), etant("stagiaire", false)],
  situation_handicap: [etant("handicap", true), etant("handicap", false)],
  parent: [parents([3], [3, 5]), parents([])],
  beneficiaire_rsa: [loi({ rsa: 1.01 }), loi({ rsa: 1 }, {})],
};

/** Whether an aid with these rules is open to that household. */
const ouverte = (champs: Parameters<typeof aideDe>[0], contexte: FactContext) =>
  evaluate(compileRules(aideDe(champs), institutionDe()).whole, contexte);

describe("les profils", () => {
  it.each(Object.entries(profils))("%s", (type, [oui, non]) => {
    const aide = { conditions_generales: [], profils: [{ type: type as ProfilType }] };
    expect(oui.map((contexte) => ouverte(aide, contexte))).toEqual(oui.map(() => true));
    for (const contexte of [...non, personne]) expect(ouverte(aide, contexte)).toBe(false);
  });
});

describe("les règles d’une aide entière", () => {
  const majeur = { type: "age", operator: ">=", value: 18 } as const;
  const bretagne = { type: "regions", values: ["53"] } as const;
  const foyer = (demandeur: Partial<Individu>, menage: Partial<Menage> = rennes) =>
    contexteDe({ demandeur, menage });
  const de17ans = { date_naissance: neIlYA(17) };
  const de18ans = { date_naissance: neIlYA(18) };

  it("sans profil : toutes les conditions générales", () => {
    const aide = { conditions_generales: [bretagne, majeur] };
    expect(ouverte(aide, foyer(de18ans))).toBe(true);
    expect(ouverte(aide, foyer(de17ans))).toBe(false);
    expect(ouverte(aide, foyer(de18ans, paris12))).toBe(false);
  });

  it("avec des profils : un seul suffit, avec toutes ses conditions, et toutes les conditions générales", () => {
    const aide = {
      conditions_generales: [bretagne],
      profils: [{ type: "etudiant" as const, conditions: [majeur] }, { type: "chomeur" as const }],
    };
    expect(ouverte(aide, foyer({ ...de18ans, activite: "etudiant" }))).toBe(true);
    expect(ouverte(aide, foyer({ ...de17ans, activite: "etudiant" }))).toBe(false);
    expect(ouverte(aide, foyer({ ...de17ans, activite: "chomeur" }))).toBe(true);
    expect(ouverte(aide, foyer({ ...de18ans, activite: "salarie" }))).toBe(false);
    expect(ouverte(aide, foyer({ ...de18ans, activite: "chomeur" }, paris12))).toBe(false);
  });

  it("sans rien : ouverte à tous", () => {
    expect(ouverte({ conditions_generales: [], national: true }, personne)).toBe(true);
  });

  it("sait si elle attend le résultat d’une autre aide, même nié ou dans un profil", () => {
    const attend = (champs: Parameters<typeof aideDe>[0]) =>
      compileRules(aideDe(champs), institutionDe()).readsResults;
    const rsa = { type: "benefit", name: "rsa" } as const;
    expect(attend({ conditions_generales: [bretagne] })).toBe(false);
    expect(attend({ conditions_generales: [bretagne, rsa] })).toBe(true);
    expect(attend({ conditions_generales: [bretagne, { type: "not", value: rsa }] })).toBe(true);
    expect(attend({ profils: [{ type: "etudiant", conditions: [rsa] }] })).toBe(true);
  });
});
