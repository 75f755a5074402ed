import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { contexteDe, type Foyer, JOUR, neIlYA } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import type { Aide } from "../schema/aide.ts";
import type { AideVelo } from "./velos/velos.ts";
import { droitDe, droitVelo } from "./droit.ts";
import { customizationOf } from "../fiches/teleservice.ts";

const noms = {
  lieu: (_: string, code: string) => (code === "53" ? "Bretagne" : undefined),
  aide: () => undefined,
};

const droit = (champs: Parameters<typeof aideDe>[0], foyer: Foyer = {}, montant: number | boolean = 100) => {
  const aide: Aide = aideDe({ verifie_le: JOUR, ...champs });
  const [compiled] = buildCatalogue([aide], [institutionDe()]).aides;
  return droitDe(compiled!, montant, contexteDe(foyer), noms);
};

const NATIONAL = "https://exemple.fr/national";
const METROPOLE = "https://exemple.fr/metropole";
const DEPARTEMENT = "https://exemple.fr/departement";

describe("ce qui change d’un lieu à l’autre", () => {
  const aide = aideDe({
    customization: { M243500139: { link: METROPOLE }, D35: { link: DEPARTEMENT } },
  });
  const rennes = { depcom: "35238", _departement: "35", _epci: "243500139", _epciType: "METRO" };

  it.each<[string, Foyer["menage"], object]>([
    ["dans une métropole, ce qu’elle dit", rennes, { link: METROPOLE }],
    ["la métropole de Lyon en est une", { ...rennes, _epciType: "MET69" }, { link: METROPOLE }],
    [
      "une intercommunalité d’un autre type laisse la place au département",
      { ...rennes, _epciType: "CA" },
      { link: DEPARTEMENT },
    ],
    [
      "une métropole qui ne dit rien laisse la place au département",
      { ...rennes, _epci: "200000000" },
      { link: DEPARTEMENT },
    ],
    ["sans intercommunalité, ce que dit le département", { _departement: "35" }, { link: DEPARTEMENT }],
    ["un autre département n’y change rien", { _departement: "44" }, {}],
    ["sans commune, rien", {}, {}],
  ])("%s", (_, menage, attendu) => {
    expect(customizationOf(aide, contexteDe({ menage }).situation.menage)).toEqual(attendu);
  });

  it("une aide qui ne varie pas n’a rien de local", () => {
    expect(customizationOf(aideDe(), contexteDe({ menage: rennes }).situation.menage)).toEqual({});
  });

  it("remplace liens et nom de l’institution, et garde le reste", () => {
    const { link, form, teleservice, instructions, institution } = droit(
      {
        link: NATIONAL,
        instructions: NATIONAL,
        teleservice: NATIONAL,
        customization: { D35: { link: DEPARTEMENT, form: DEPARTEMENT, institution: "Ille-et-Vilaine" } },
      },
      { menage: { _departement: "35" } },
    );
    expect({ link, form, teleservice, instructions, institution }).toEqual({
      link: DEPARTEMENT,
      form: DEPARTEMENT,
      teleservice: NATIONAL,
      instructions: NATIONAL,
      institution: { id: "une-institution", label: "Ille-et-Vilaine", type: "region" },
    });
  });
});

describe("le téléservice", () => {
  const CAF = "https://caf.fr/demande";
  const MSA = "https://msa.fr/demande";
  const avec = (teleservice: Aide["teleservice"], regime?: "regime_agricole" | "regime_general") =>
    droit({ teleservice }, { demandeur: { regime_securite_sociale: regime } }).teleservice;

  it.each<[string, string | undefined, string | undefined]>([
    ["une adresse simple", avec(NATIONAL), NATIONAL],
    ["la CAF par défaut", avec({ caf: CAF, msa: MSA }), CAF],
    ["la CAF au régime général", avec({ caf: CAF, msa: MSA }, "regime_general"), CAF],
    ["la MSA au régime agricole", avec({ caf: CAF, msa: MSA }, "regime_agricole"), MSA],
    ["la CAF quand la MSA n’a rien", avec({ caf: CAF }, "regime_agricole"), CAF],
    ["la MSA quand elle est seule", avec({ msa: MSA }), MSA],
    ["un service nommé inconnu n’a pas d’adresse", avec({ name: "un-service" }), undefined],
    [
      "une démarche simplifiée, par sa procédure",
      avec({ name: "ds", query: { procedure: "aide à tous", champ: "a&b" } }),
      "https://www.demarches-simplifiees.fr/commencer/aide%20%C3%A0%20tous?champ=a%26b",
    ],
    [
      "une démarche simplifiée sans autre réglage",
      avec({ name: "ds", query: { procedure: "aide" } }),
      "https://www.demarches-simplifiees.fr/commencer/aide",
    ],
    [
      "une démarche simplifiée sans procédure, là où elles commencent",
      avec({ name: "ds" }),
      "https://www.demarches-simplifiees.fr/commencer/",
    ],
    ["aucun", avec(undefined), undefined],
  ])("%s", (_, adresse, attendue) => {
    expect(adresse).toBe(attendue);
  });
});

describe("pourquoi cette aide", () => {
  const profils: Aide["profils"] = [
    { type: "etudiant", conditions: [{ type: "age", operator: "<=", value: 25 }] },
    { type: "salarie", conditions: [] },
  ];
  const general: Aide["conditions_generales"] = [
    { type: "attached_to_institution" },
    { type: "age", operator: ">=", value: 18 },
  ];
  const pourquoi = (demandeur: Foyer["demandeur"]) =>
    droit(
      { profils, conditions_generales: general },
      { demandeur: { date_naissance: neIlYA(19), ...demandeur }, menage: { _region: "53" } },
    ).reasons;
  const lieu = {
    rule: "habiter en Bretagne",
    read: "région\u00a0: 53",
    holds: true,
    reads: ["menage.depcom"],
  };
  const majeure = {
    rule: "avoir au moins 18\u00a0ans",
    read: "âge\u00a0: 19\u00a0ans",
    holds: true,
    reads: ["individu.demandeur.date_naissance"],
  };

  it("dit le profil qui a ouvert l’aide, avec ce qui a été répondu", () => {
    expect(pourquoi({ activite: "salarie" })).toEqual([
      {
        rule: "être en emploi salarié",
        read: "activité\u00a0: en emploi salarié",
        holds: true,
        reads: ["individu.demandeur.activite"],
      },
      lieu,
      majeure,
    ]);
  });

  it("ouvre les conditions propres à ce profil", () => {
    expect(pourquoi({ activite: "etudiant" })).toEqual([
      {
        rule: "être en études ou en alternance",
        read: "activité\u00a0: en études ou en alternance",
        holds: true,
        reads: ["individu.demandeur.activite"],
      },
      {
        rule: "avoir moins de 26\u00a0ans",
        read: "âge\u00a0: 19\u00a0ans",
        holds: true,
        reads: ["individu.demandeur.date_naissance"],
      },
      lieu,
      majeure,
    ]);
  });

  it("montre tous les profils en une règle quand aucun ne convient", () => {
    const [profil, ...reste] = pourquoi({ activite: "chomeur" });
    expect(profil).toEqual({
      rule: "être en études ou en alternance, et avoir moins de 26\u00a0ans, ou être en emploi salarié",
      read: "activité\u00a0: en recherche d’emploi\u00a0; âge\u00a0: 19\u00a0ans",
      holds: false,
      reads: ["individu.demandeur.activite", "individu.demandeur.date_naissance"],
    });
    expect(reste).toEqual([lieu, majeure]);
  });

  it("nomme les lieux au lieu de leurs codes", () => {
    const chezElle = { _region: "53", depcom: "35238", _nomCommune: "Rennes" };
    const regle: Aide["conditions_generales"] = [{ type: "regions", values: ["53"] }];
    const [raison] = droit({ conditions_generales: regle }, { menage: chezElle }).reasons;
    expect([raison?.rule, raison?.read]).toEqual(["habiter en Bretagne", "commune\u00a0: Rennes"]);
  });

  it("sans profil, dit les conditions générales seules", () => {
    expect(droit({}, { menage: { _region: "53" } }).reasons).toEqual([lieu]);
  });
});

describe("ce qu’on montre d’une aide", () => {
  it("est complet, et ne dit rien de ce qui manque", () => {
    expect(droit({}, { menage: { _region: "11" } })).toEqual({
      id: "une-aide",
      label: "une aide",
      description: "Une aide.",
      institution: { id: "une-institution", label: "Bretagne", type: "region" },
      montant: 100,
      type: "float",
      unit: "euro",
      periodicite: "autre",
      nature: "somme",
      besoin: "vivre",
      prefix: "une",
      top: 5,
      source: "javascript",
      certitude: "sure",
      conditions: [],
      sansReponse: { nombre: 2, unite: "mois", silence: "refus" },
      reasons: [
        {
          rule: "habiter en Bretagne",
          read: "région\u00a0: 11",
          holds: false,
          reads: ["menage.depcom"],
        },
      ],
    });
  });

  it("dit la légende, l’avertissement, la participation et ce qui reste à vérifier", () => {
    const { legend, warning, participation, conditions, periodicite } = droit({
      legend: "par enfant",
      warning: "Bientôt finie.",
      participation: { type: "Variable", legend: "10 € restent à payer" },
      conditions: ["Habiter seul."],
      periodicite: "mensuelle",
    });
    expect({ legend, warning, participation, conditions, periodicite }).toEqual({
      legend: "par enfant",
      warning: "Bientôt finie.",
      participation: "10\u00a0€ restent à payer",
      conditions: ["Habiter seul."],
      periodicite: "mensuelle",
    });
  });

  it("dit les lieux qui la connaissent, et son dernier jour", () => {
    const { lieux, fin } = droit({ lieux: ["mission_locale", "caf"], fin: "2027-06-30" });
    expect({ lieux, fin }).toEqual({ lieux: ["mission_locale", "caf"], fin: "2027-06-30" });
  });

  it.each([
    [24, undefined, ["mission_locale", "caf"]],
    [28, undefined, ["caf"]],
    [28, true, ["mission_locale", "caf"]],
  ])("à %s ans (handicap : %s), n’envoie qu’où l’on est reçu", (age, handicap, attendus) => {
    const demandeur = { date_naissance: neIlYA(age), ...(handicap && { handicap }) };
    expect(droit({ lieux: ["mission_locale", "caf"] }, { demandeur }).lieux).toEqual(attendus);
  });

  it("sans montant, n’est due que si ce qui la porte n’est pas nul", () => {
    const du = (montant: number | boolean) =>
      droit({ type: "bool", montant: undefined }, {}, montant).montant;
    expect([du(true), du(35), du(0), du(false)]).toEqual([true, true, false, false]);
  });

  it("pose la question qui décide de l’aide et que personne n’a posée", () => {
    const a_verifier = "Êtes-vous en mission d’intérim ?";
    expect(droit({ a_verifier }).aVerifier?.replaceAll(/\s/g, " ")).toBe(a_verifier);
    expect(droit({})).not.toHaveProperty("aVerifier");
  });

  it("signale un montant qui peut surprendre sans le changer", () => {
    const { montant, unexpected } = droit(
      { slug: "ppa" },
      { menage: { statut_occupation_logement: "proprietaire", loyer: 500 } },
      240,
    );
    expect([montant, unexpected]).toEqual([
      240,
      "Vous remboursez un prêt ou participez aux frais de votre logement : la CAF peut retenir un autre forfait logement.",
    ]);
  });
});

describe("une bourse sans connaître les revenus des parents", () => {
  const nature = (base: number | null | undefined, doutes: Record<string, string>, au_cas_par_cas?: true) => {
    const aide: Aide = { ...aideDe({ type: "float", au_cas_par_cas }), source: "openfisca" };
    const [compiled] = buildCatalogue([aide], [institutionDe()]).aides;
    const foyer = { demandeur: { bourse_criteres_sociaux_base_ressources_parentale: base } } as Foyer;
    return droitDe(compiled!, 633, { ...contexteDe(foyer), doutes }, noms).nature;
  };
  const doutes = { [aideDe().slug]: "les revenus de vos parents" };

  it("est un plafond quand on a dit ne pas savoir et que l’aide repose dessus, et alors seulement", () => {
    expect([
      nature(null, doutes),
      nature(null, {}),
      nature(12_000, doutes),
      nature(undefined, doutes),
      nature(null, {}, true),
    ]).toEqual(["plafond", "somme", "somme", "somme", "somme"]);
  });
});

describe("une aide au vélo", () => {
  const velo = (genre: string, nom: string): AideVelo => ({
    id: "aidesvelo_une",
    label: "Une collectivité",
    description: "",
    link: "https://exemple.fr/velo",
    montant: 150.99,
    collectivite: { genre, nom },
  });
  const foyer: Foyer = {
    demandeur: { _interetsAidesVelo: ["velo_cargo", "velo_pliant"] },
    menage: { _nomCommune: "Nantes", depcom: "44109", _region: "52", _departement: "44" },
  };
  const montrer = (genre: string, nom: string) => droitVelo(velo(genre, nom), contexteDe(foyer));

  it.each([
    ["pays", "France", { id: "velo_national", label: "État", type: "national" }],
    ["région", "52", { id: "velo_region", label: "Région", type: "region" }],
    ["département", "44", { id: "velo_departement", label: "Département", type: "departement" }],
    ["epci", "Nantes Métropole", { id: "velo_epci", label: "Nantes Métropole", type: "epci" }],
    ["code insee", "44109", { id: "velo_commune", label: "Nantes", type: "commune" }],
    ["association", "Vélo pour toutes", { id: "velo_autre", label: "Vélo pour toutes", type: "autre" }],
  ])("nomme qui la donne : %s", (genre, nom, institution) => {
    expect(montrer(genre, nom).institution).toEqual(institution);
  });

  it("est un maximum, en euros entiers, versé une fois, après toutes les autres, pour un projet et un lieu", () => {
    expect(montrer("epci", "Nantes Métropole")).toStrictEqual({
      id: "aidesvelo_une",
      label: "achat d’un vélo : Une collectivité",
      description:
        "Cette aide réduit le prix d’un vélo que vous achetez. Son montant dépend du modèle, de son prix et de vos revenus : la page de la collectivité dit quels vélos sont acceptés et comment la demander.",
      institution: { id: "velo_epci", label: "Nantes Métropole", type: "epci" },
      montant: 150,
      type: "float",
      unit: "euro",
      periodicite: "ponctuelle",
      prefix: "l’aide",
      nature: "plafond",
      besoin: "deplacer",
      top: 8,
      source: "aides-velo",
      certitude: "sure",
      conditions: [],
      link: "https://exemple.fr/velo",
      reasons: [
        {
          rule: "projet d’achat d’un vélo",
          read: "projets : 2 type(s) de vélo",
          holds: true,
          reads: ["individu.demandeur._interetsAidesVelo"],
        },
        {
          rule: "habiter Nantes Métropole",
          read: "commune : Nantes",
          holds: true,
          reads: ["menage.depcom"],
        },
      ],
    });
  });

  it("dit son dernier jour quand il est connu", () => {
    const finie = { ...velo("pays", "France"), fin: "2026-12-31" };
    expect(droitVelo(finie, contexteDe(foyer)).fin).toBe("2026-12-31");
  });

  it("ne nomme ni commune ni projet qui n’ont pas été dits", () => {
    const { institution, reasons } = droitVelo(velo("code insee", "44109"), contexteDe({}));
    expect([institution.label, ...reasons.map(({ read }) => read)]).toEqual([
      "",
      "projets : 0 type(s) de vélo",
      "commune : ",
    ]);
  });

  it.each([
    ["région", "Pays de la Loire"],
    ["département", "Loire-Atlantique"],
  ])("dit le nom du lieu : %s", (genre, nom) => {
    expect(montrer(genre, nom).reasons.map(({ rule }) => rule)).toContain(`habiter ${nom}`);
  });
});
