import { describe, expect, it } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { questionOf, questions } from "./index.ts";
import { MONTANT_MAXIMUM, offered, problem } from "./validate.ts";

const etudiant = {
  demandeur: { date_naissance: neIlYA(19), activite: "etudiant", scolarite: "lycee" },
} as const;

const verdict = (champ: string, value: unknown, foyer: Foyer = etudiant) => {
  const [entity, field = ""] = champ.split(".") as [string, string | undefined];
  // No-break spaces read as spaces here.
  return problem(questionOf(entity, field), value, contexteDe(foyer))?.replace(/[\u00a0\u202f]/g, " ");
};

const DATE = "Indiquez une date complète, par exemple 27 03 2006.";
const MONTANT = "Indiquez un montant en euros, par exemple 450 ou 450,50.";
const MONTANTS = "Indiquez un montant pour chaque ressource.";
const COMMUNE = "Choisissez une commune dans la liste proposée.";
const LOYER = "Indiquez un montant en euros, 0 si vous ne payez rien.";
const LISTE = "Choisissez une réponse dans la liste.";
const ENTIER = "Indiquez un nombre entier, sans virgule.";
const PRENOM = "Écrivez un prénom de 40 caractères au plus.";

const domicile = "_bourseCriteresSociauxCommuneDomicileFamilial";
const rennes = { depcom: "35238", _codePostal: "35000", _nomCommune: "Rennes" };
const deuxEnfants: Foyer = { enfants: [{ _firstName: "Léa" }, { _firstName: "votre 2e enfant" }] };
const salariee: Foyer = { demandeur: { salaire_net: {}, ppa: {}, aah: {} } };
const salaire = (amounts: unknown) => [
  { id: "salaire_net", amounts },
  { id: "ppa", amounts: {} },
];

interface Cas {
  champ: string;
  foyer?: Foyer;
  oui: readonly unknown[];
  non: readonly [unknown, string][];
}

/** For each kind of question: answers it takes, answers it refuses and what it says then. */
const table: Record<string, Cas> = {
  "oui ou non": {
    champ: "individu.handicap",
    oui: [true, false],
    non: [
      ["oui", "Choisissez une réponse."],
      [1, "Choisissez une réponse."],
      [null, "Choisissez une réponse."],
      [undefined, "Choisissez une réponse."],
    ],
  },
  "un choix": {
    champ: "individu.activite",
    oui: ["etudiant", "salarie", "inactif"],
    non: [
      ["astronaute", LISTE],
      ["retraite", LISTE],
      [["etudiant"], LISTE],
      [undefined, LISTE],
    ],
  },
  "un choix qui dépend d’une autre réponse": {
    champ: "individu.annee_etude",
    oui: ["terminale", "cap_1", "autre"],
    non: [["licence_1", LISTE]],
  },
  "un choix de nombre": {
    champ: "individu.taux_incapacite",
    oui: [0.3, 0.65, 0.9],
    non: [
      ["0.3", LISTE],
      [0.5, LISTE],
    ],
  },
  "le logement": {
    champ: "menage.statut_occupation_logement",
    oui: ["locataire_foyer", "primo_accedant", "sans_domicile"],
    non: [
      ["locataire", "Choisissez la réponse qui décrit votre logement."],
      [null, "Choisissez la réponse qui décrit votre logement."],
    ],
  },
  "plusieurs choix": {
    champ: "individu._interetsAidesVelo",
    oui: [[], ["velo_cargo"], ["velo_pliant", "velo_cargo"]],
    non: [
      [["trottinette"], "Choisissez parmi les réponses proposées."],
      [["velo_cargo", "velo_cargo"], "Choisissez parmi les réponses proposées."],
      ["velo_cargo", "Choisissez parmi les réponses proposées."],
      [undefined, "Choisissez parmi les réponses proposées."],
    ],
  },
  "des enfants à charge, un au moins": {
    champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge",
    oui: [1, 2, 20],
    non: [
      [0, "Indiquez 1 ou plus."],
      [21, "Indiquez 20 au plus."],
      [1.5, ENTIER],
      ["2", "Indiquez un nombre."],
      [null, "Indiquez un nombre."],
      [Number.NaN, "Indiquez un nombre."],
    ],
  },
  "des enfants dans le supérieur, peut-être aucun": {
    champ: "famille.bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
    oui: [0, 1, 20],
    non: [[-1, "Indiquez 0 ou plus."]],
  },
  "des mois à l’étranger": {
    champ: "individu._dureeMoisEtudesEtranger",
    oui: [1, 36],
    non: [
      [0, "Indiquez 1 ou plus."],
      [37, "Indiquez 36 au plus."],
      [2.5, ENTIER],
    ],
  },
  "des parts fiscales, qu’on peut ne pas savoir": {
    champ: "parents.nbptr",
    oui: [null, 0.5, 2.25, 30],
    non: [
      [0.25, "Indiquez 0,5 ou plus."],
      [31, "Indiquez 30 au plus."],
      ["2,5", "Indiquez un nombre."],
      [undefined, "Indiquez un nombre."],
    ],
  },
  "un revenu": {
    champ: "parents.rfr",
    oui: [0, 25_000.5, 9_999_999],
    non: [
      [-1, "Indiquez 0 ou plus."],
      [10_000_000, "Indiquez 9 999 999 au plus."],
      [MONTANT_MAXIMUM + 1, MONTANT],
      ["25000", MONTANT],
      [null, MONTANT],
      [Infinity, MONTANT],
    ],
  },
  "une date": {
    champ: "individu.date_naissance",
    oui: ["2007-02-28", "2024-02-29", "1900-01-02", "2026-11-19", "2026-11-20"],
    non: [
      ["2026-11-21", "Indiquez la date d’aujourd’hui ou une date passée."],
      ["2027-01-01", "Indiquez la date d’aujourd’hui ou une date passée."],
      ["1900-01-01", "Vérifiez l’année : cette date est trop ancienne."],
      ["2007-02-29", DATE],
      ["28/02/2007", DATE],
      ["", DATE],
      [20070228, DATE],
      [null, DATE],
    ],
  },
  "un prénom": {
    champ: "individu._firstName",
    oui: ["Léa", "votre 1er enfant", "x".repeat(40)],
    non: [
      ["", PRENOM],
      ["   ", PRENOM],
      ["x".repeat(41), PRENOM],
      [12, PRENOM],
      [null, PRENOM],
    ],
  },
  "une commune": {
    champ: "menage.depcom",
    oui: [
      rennes,
      { depcom: "01004", _codePostal: "01500", _nomCommune: "Ambérieu-en-Bugey" },
      { depcom: "2A004", _codePostal: "20000", _nomCommune: "Ajaccio", _departement: "2A" },
      { depcom: "97411", _codePostal: "97400", _nomCommune: "Saint-Denis" },
    ],
    non: [
      [{ ...rennes, depcom: "2C004" }, COMMUNE],
      [{ ...rennes, depcom: "1004" }, COMMUNE],
      [{ ...rennes, _codePostal: "1500" }, COMMUNE],
      [{ ...rennes, _codePostal: "SW1A" }, COMMUNE],
      [{ depcom: "35238", _codePostal: "35000" }, COMMUNE],
      ["35238", COMMUNE],
      [null, COMMUNE],
      [undefined, COMMUNE],
    ],
  },
  "la commune des parents": {
    champ: `individu.${domicile}`,
    oui: [{ [domicile]: "29019", [`${domicile}CodePostal`]: "29200", [`${domicile}NomCommune`]: "Brest" }],
    non: [[rennes, COMMUNE]],
  },
  "un loyer": {
    champ: "menage.loyer",
    oui: [{ loyer: 0 }, { loyer: 450.5, charges_locatives: 40 }],
    non: [
      [{ loyer: -1 }, LOYER],
      [{ loyer: 450, charges_locatives: -1 }, LOYER],
      [{ loyer: "450" }, LOYER],
      [{ charges_locatives: 40 }, LOYER],
      [{ loyer: MONTANT_MAXIMUM + 1 }, LOYER],
      [450, LOYER],
      [null, LOYER],
    ],
  },
  "la liste des enfants": {
    champ: "enfants",
    foyer: deuxEnfants,
    oui: [2],
    non: [
      [0, "Confirmez le nombre d’enfants du foyer."],
      [undefined, "Confirmez le nombre d’enfants du foyer."],
    ],
  },
  "une réponse par enfant": {
    champ: "individu._hasRessources",
    foyer: deuxEnfants,
    oui: [
      [
        { id: "enfant_1", value: false },
        { id: "enfant_0", value: true },
      ],
    ],
    non: [
      [[{ id: "enfant_1", value: true }], "Répondez pour Léa."],
      [[{ id: "enfant_0", value: true }], "Répondez pour votre 2e enfant."],
      [
        [
          { id: "enfant_0", value: true },
          { id: "enfant_1", value: "oui" },
        ],
        "Répondez pour votre 2e enfant.",
      ],
      [true, "Répondez pour Léa."],
    ],
  },
  "des types de ressources": {
    champ: "individu.ressources",
    oui: [[], ["salaire_net", "rsa"]],
    non: [
      [["loto"], "Choisissez parmi les ressources proposées."],
      [["rsa", "rsa"], "Choisissez parmi les ressources proposées."],
      ["rsa", "Choisissez parmi les ressources proposées."],
    ],
  },
  "des montants": {
    champ: "individu.revenusActivite",
    foyer: salariee,
    oui: [
      salaire({}),
      salaire({ "2026-11": 1200.5, "2026-10": 0, "2026-09": null }),
      salaire({ "2025": -300 }),
      [...salaire({}), { id: "indemnites_stage", amounts: {} }],
    ],
    non: [
      [[{ id: "salaire_net", amounts: {} }], MONTANTS],
      [salaire(undefined), MONTANTS],
      [salaire(null), MONTANTS],
      [undefined, MONTANTS],
      [{}, MONTANTS],
      [[null], MONTANTS],
      [salaire({ "2026-11": "1200" }), MONTANT],
      [salaire({ "2026-11": MONTANT_MAXIMUM + 1 }), MONTANT],
      [salaire({ novembre: 1200 }), MONTANT],
    ],
  },
};

describe.each(Object.entries(table))("%s", (_, { champ, foyer, oui, non }) => {
  it.each(oui.map((value) => [JSON.stringify(value), value] as const))("accepte %s", (_texte, value) => {
    expect(verdict(champ, value, foyer)).toBeUndefined();
  });

  it.each(non.map(([value, phrase]) => [String(JSON.stringify(value)), phrase, value] as const))(
    "refuse %s : « %s »",
    (_texte, phrase, value) => {
      expect(verdict(champ, value, foyer)).toBe(phrase);
    },
  );
});

describe("les réponses selon la personne", () => {
  it("la retraite se choisit à 31 ans, pas à 30", () => {
    const a = (ans: number) =>
      verdict("individu.activite", "retraite", { demandeur: { date_naissance: neIlYA(ans) } });
    expect([a(30), a(31)]).toEqual([LISTE, undefined]);
  });

  it("un contrat commencé depuis 3 à 6 mois se choisit jusqu’à 25 ans", () => {
    const a = (ans: number, mois: number) =>
      verdict("individu._nombreMoisDebutContratDeTravail", mois, {
        demandeur: { date_naissance: neIlYA(ans) },
      });
    expect([a(25, 5), a(26, 5), a(25, 12), a(26, 12), a(26, 2)]).toEqual([
      undefined,
      LISTE,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("avoir emménagé depuis moins de trois mois ne se choisit qu’en location", () => {
    const statut = (statut_occupation_logement: "locataire_vide" | "loge_gratuitement") =>
      verdict("menage._nombreMoisEntreeLogement", -2, { menage: { statut_occupation_logement } });
    expect([statut("locataire_vide"), statut("loge_gratuitement")]).toEqual([undefined, LISTE]);
  });

  it("un choix sans condition s’offre toujours", () => {
    const choices = [{ value: "a", label: "A" }];
    expect(offered(choices, contexteDe({}))).toEqual(choices);
  });
});

describe("toutes les questions", () => {
  it("savent refuser une réponse absente, sauf la liste des enfants d’un foyer sans enfant", () => {
    const vides = questions.filter((question) => problem(question, undefined, contexteDe({})) === undefined);
    expect(vides.map(({ entity, field }) => `${entity}.${field}`)).toEqual(["individu._hasRessources"]);
  });

  it("disent ce qui ne va pas en une phrase", () => {
    const phrases = questions.map((question) => problem(question, undefined, contexteDe(deuxEnfants)) ?? "");
    expect(phrases.filter((phrase) => !/^[A-ZÉ][^.]*\.$|^Indiquez .*\.$/.test(phrase))).toEqual([]);
  });
});
