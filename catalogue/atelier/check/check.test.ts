import { describe, expect, it } from "vitest";
import { institutionDe } from "../../../test/fixtures/aides.ts";
import { reperesDe } from "../../../test/fixtures/petit-catalogue.ts";
import { loadCatalogue } from "../../lire/load.ts";
import { ecrire } from "../../lire/constat.ts";
import { douteux } from "./douteux.ts";
import { type CatalogueFile, lireCatalogue } from "../../lire/lecture.ts";
import { jugerSiren } from "./organisme.ts";
import { constatsDe, type Reperes } from "./verifier.ts";

/** Rennes, Brest and Lille are enough of France; Cesson was joined to Rennes. */
const reperes = reperesDe(
  [
    "35238 35000 35 53 243500139",
    "29019 29200 29 53 242900314",
    "59350 59000 59 32 200093201",
    "35051 35000 35 53 243500139",
  ],
  "2026-11-20",
  ["35051"],
);

const institution = (champs = 'type: region\ncode_insee: "53"'): CatalogueFile => ({
  path: "institutions/bretagne.yml",
  content: `slug: bretagne\nlabel: Bretagne\n${champs}\nnational: true\n`,
});

/** An aid without fault; lines 9 and after are those of the test. */
const aide = (...lignes: string[]): CatalogueFile => ({
  path: "aides/regles/aide.yml",
  content: [
    "slug: aide",
    "label: aide",
    "institution: bretagne",
    "description: Une aide utile.",
    "prefix: une",
    "type: bool",
    "form: https://exemple.fr/formulaire",
    "national: true",
    ...lignes,
    "nature: service",
    "besoin: local",
  ].join("\n"),
});
const generales = (...regles: string[]) =>
  aide("conditions_generales:", ...regles.map((une) => `  - {${une}}`));

const constats = (file: CatalogueFile, avec: Reperes = reperes, autour = institution()) =>
  constatsDe(lireCatalogue([autour, file]), avec).map((un) => `${un.gravite} : ${ecrire(un)}`);

const ICI = "aides/regles/aide.yml";

it("une aide sans défaut ne fait rien dire", () => {
  expect(
    constats(
      aide(
        "conditions_generales:",
        '  - {type: regions, values: ["53"]}',
        '  - {type: not, value: {type: departements, values: ["29"]}}',
        '  - {type: age, operator: ">=", value: 18}',
        '  - {type: age, operator: "<", value: 26}',
        "  - {type: quotient_familial, period: month, value: 700}",
        "profils:",
        "  - {type: lyceen, conditions: [{type: annee_etude, values: [terminale, cap_1]}]}",
        '  - {type: situation_handicap, conditions: [{type: taux_incapacite, operator: ">=", value: 0.5}]}',
        "  - {type: parent, conditions: [{type: enfants_eligibles, operator: '>=', value: 2, age_max: 10}]}",
        "  - {type: salarie}",
      ),
    ),
  ).toEqual([]);
});

describe("des règles qui se contredisent", () => {
  it.each<[string, CatalogueFile]>([
    [
      `${ICI}:11:5 conditions_generales.1 : « âge : au plus 20 ans » contredit « âge : au moins 30 ans » (conditions_generales.0)`,
      generales('type: age, operator: ">=", value: 30', 'type: age, operator: "<=", value: 20'),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « âge : moins de 18 ans » contredit « âge : plus de 17 ans » (conditions_generales.0)`,
      generales('type: age, operator: ">", value: 17', 'type: age, operator: "<", value: 18'),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « département : 59 » contredit « région : 53 » (conditions_generales.0)`,
      generales('type: regions, values: ["53"]', 'type: departements, values: ["59"]'),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « intercommunalité : 242900314 » contredit « commune : 35238 » (conditions_generales.0)`,
      generales('type: communes, values: ["35238"]', 'type: epcis, values: ["242900314"]'),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « sauf si bourse sur critères sociaux : oui » contredit « bourse sur critères sociaux : oui » (conditions_generales.0)`,
      generales("type: boursier", "type: not, value: {type: boursier}"),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « quotient familial : plus de 700 € » contredit « quotient familial : au plus 6000 € » (conditions_generales.0)`,
      generales(
        "type: quotient_familial, period: year, value: 6000",
        'type: quotient_familial, period: month, operator: ">", value: 700',
      ),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « taux d’incapacité : moins de 0,5 » contredit « taux d’incapacité : au moins 0,8 » (conditions_generales.0)`,
      generales(
        'type: taux_incapacite, operator: ">=", value: 0.8',
        'type: taux_incapacite, operator: "<", value: 0.5',
      ),
    ],
    [
      `${ICI}:12:5 conditions_generales.2 : « sauf si intercommunalité : 243500139 » contredit les autres règles prises ensemble`,
      generales(
        'type: regions, values: ["53"]',
        'type: departements, values: ["35", "59"]',
        'type: excluded_epcis, values: ["243500139"]',
      ),
    ],
    [
      `${ICI}:12:9 profils.0.conditions.0 : « année d’études : licence 1 » contredit « scolarité : au collège » (profils.0.type)`,
      aide(
        "profils:",
        "  - type: collegien",
        "    conditions:",
        "      - {type: annee_etude, values: [licence_1]}",
      ),
    ],
    [
      `${ICI}:13:6 profils.1.type : « scolarité : au lycée ou en CAP » contredit « année d’études : master 1 ou master 2 » (conditions_generales.0)`,
      aide(
        "conditions_generales:",
        "  - {type: annee_etude, values: [master_1, master_2]}",
        "profils:",
        "  - {type: etudiant}",
        "  - {type: lyceen}",
      ),
    ],
    [
      `${ICI}:12:34 profils.0.conditions.0 : « âge : au moins 26 ans » contredit « âge : moins de 26 ans » (conditions_generales.0)`,
      aide(
        "conditions_generales:",
        '  - {type: age, operator: "<", value: 26}',
        "profils:",
        '  - {type: salarie, conditions: [{type: age, operator: ">=", value: 26}]}',
      ),
    ],
  ])("%s", (attendu, file) => {
    expect(constats(file)).toEqual([`erreur : ${attendu}`]);
  });
});

describe("des règles de trop", () => {
  it.each<[string, CatalogueFile]>([
    [
      `${ICI}:10:5 conditions_generales.0 : « âge : au moins 16 ans » n’ajoute rien à « âge : au moins 18 ans » (conditions_generales.1)`,
      generales('type: age, operator: ">=", value: 16', 'type: age, operator: ">=", value: 18'),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « bourse sur critères sociaux : oui » n’ajoute rien à « bourse sur critères sociaux : oui » (conditions_generales.0)`,
      generales("type: boursier", "type: boursier"),
    ],
    [
      `${ICI}:11:5 conditions_generales.1 : « département : 29 ou 35 » n’ajoute rien à « région : 53 » (conditions_generales.0)`,
      generales('type: regions, values: ["53"]', 'type: departements, values: ["29", "35"]'),
    ],
    [
      `${ICI}:10:5 conditions_generales.0 : « âge : au moins 0 ans » est vrai de tout le monde`,
      generales('type: age, operator: ">=", value: 0'),
    ],
    [
      `${ICI}:10:5 conditions_generales.0 : une liste vide n’écarte personne`,
      generales("type: departements, values: []"),
    ],
    [
      `${ICI}:10:47 conditions_generales.0.values.2 : « 35 » est déjà dans la liste : le retirer`,
      generales('type: departements, values: ["35", "29", "35"]'),
    ],
    [
      `${ICI}:12:5 profils.2 : le profil etudiant est déjà ouvert par profils.0`,
      aide("profils:", "  - {type: etudiant}", "  - {type: salarie}", "  - {type: etudiant}"),
    ],
    [
      `${ICI}:10:5 profils.0 : le profil etudiant est déjà ouvert par profils.1`,
      aide("profils:", "  - {type: etudiant, conditions: [{type: boursier}]}", "  - {type: etudiant}"),
    ],
    [
      `${ICI}:12:34 profils.0.conditions.0 : « âge : au plus 30 ans » n’ajoute rien à « âge : au plus 25 ans » (conditions_generales.0)`,
      aide(
        "conditions_generales:",
        '  - {type: age, operator: "<=", value: 25}',
        "profils:",
        '  - {type: salarie, conditions: [{type: age, operator: "<=", value: 30}]}',
      ),
    ],
  ])("%s", (attendu, file) => {
    expect(constats(file)).toEqual([`à vérifier : ${attendu}`]);
  });
});

describe("des valeurs qui n’existent pas", () => {
  it.each<[string, CatalogueFile]>([
    [
      ":10:36 conditions_generales.0.values.1 : « 99 » n’est pas une région : écrire son code INSEE, par exemple 53",
      generales('type: regions, values: ["53", "99"]'),
    ],
    [
      ":10:35 conditions_generales.0.values.0 : « 20 » n’est pas un département : écrire son numéro, par exemple 03 ou 2A",
      generales('type: departements, values: ["20"]'),
    ],
    [
      ":10:31 conditions_generales.0.values.0 : « 35000 » n’est pas une commune : écrire son code INSEE, qui n’est pas son code postal",
      generales('type: communes, values: ["35000"]'),
    ],
    [
      ":10:37 conditions_generales.0.values.0 : « 1 » n’est pas une intercommunalité : écrire son SIREN, de neuf chiffres",
      generales('type: excluded_epcis, values: ["1"]'),
    ],
    [
      ":10:55 conditions_generales.0.value.values.0 : « 35238 » n’est pas un code postal : en écrire un, de cinq chiffres",
      generales('type: not, value: {type: codes_postaux, values: ["35238"]}'),
    ],
    [
      ":10:3 customization.D20 : « 20 » n’est pas un département : écrire son numéro, par exemple 03 ou 2A",
      aide("customization:", "  D20: {link: https://exemple.fr/}"),
    ],
    [
      ":10:34 conditions_generales.0.values.0 : « licence_9 » n’est pas une valeur connue ; vouliez-vous « licence_1 » ?",
      generales("type: annee_etude, values: [licence_9]"),
    ],
    [
      ":10:48 conditions_generales.0.excludes.0 : « regime_special » n’est pas une valeur connue",
      generales("type: regime_securite_sociale, excludes: [regime_special]"),
    ],
    [
      ":10:21 conditions_generales.0.name : l’aide « rsaa » n’existe pas : écrire le slug d’une aide, ou retirer la règle",
      generales("type: benefit, name: rsaa"),
    ],
    [":10:21 conditions_generales.0.name : l’aide se lit elle-même", generales("type: benefit, name: aide")],
    [
      ":10:45 conditions_generales.0.value : 50, alors qu’un nombre entre 0 et 1 est attendu : écrire 0.5 pour 50 %",
      generales('type: taux_incapacite, operator: ">=", value: 50'),
    ],
    [
      ":10:33 conditions_generales.0.value : -1, alors qu’un nombre entre 0 et 120 est attendu",
      generales('type: age, operator: ">=", value: -1'),
    ],
    [
      ":10:45 conditions_generales.0.floor : -5, alors qu’un nombre d’au moins 0 est attendu",
      generales("type: quotient_familial, period: year, floor: -5"),
    ],
  ])("%s", (attendu, file) => {
    expect(constats(file)).toEqual([`erreur : ${ICI}${attendu}`]);
  });

  it("une commune réunie à une autre est à vérifier, et compte encore comme un lieu", () => {
    expect(
      constats(generales('type: communes, values: ["35051"]', 'type: departements, values: ["35"]')),
    ).toEqual([
      `à vérifier : ${ICI}:10:31 conditions_generales.0.values.0 : la commune « 35051 » n’existe plus, elle a été réunie à une autre`,
      `à vérifier : ${ICI}:11:5 conditions_generales.1 : « département : 35 » n’ajoute rien à « commune : 35051 » (conditions_generales.0)`,
    ]);
  });

  it("le code d’une institution", () => {
    expect(constats(aide(), reperes, institution('type: epci\ncode_siren: "200000008"'))).toEqual([
      "erreur : institutions/bretagne.yml:4:1 code_siren : « 200000008 » n’est pas une intercommunalité : écrire son SIREN, de neuf chiffres",
    ]);
  });
});

describe("des textes et des dates", () => {
  it.each<[string, CatalogueFile]>([
    [
      `erreur : ${ICI}:9:1 link : « https://exemple/aide » n’est pas une adresse valide : écrire https://…`,
      aide("link: https://exemple/aide"),
    ],
    [
      `erreur : ${ICI}:9:15 teleservice.caf : « https://[caf].fr » n’est pas une adresse valide : écrire https://…`,
      aide("teleservice: {caf: 'https://[caf].fr'}"),
    ],
    [
      `erreur : ${ICI}:10:5 conditions.0 : « exemple.fr » n’est pas une adresse valide : écrire https://…`,
      aide("conditions:", "  - Lire [la page](exemple.fr).", "portees: [demarche]"),
    ],
    [
      `erreur : ${ICI}:10:35 conditions_generales.0.values.0 : texte vide : le remplir, ou retirer le champ`,
      generales('type: departements, values: [""]'),
    ],
    [`à vérifier : ${ICI}:9:1 legend : texte vide : le remplir, ou retirer le champ`, aide('legend: ""')],
    [
      `à vérifier : ${ICI}:9:1 fin : l’aide est finie depuis le 2026-11-19 : la retirer, ou corriger la date`,
      aide("fin: 2026-11-19"),
    ],
  ])("%s", (attendu, file) => {
    expect(constats(file)).toEqual([attendu]);
  });

  it("ce qui n’est que douteux se tait d’une fiche qu’un éditeur a regardée", () => {
    expect(constats(aide('legend: ""', "skip_schema_check: true"))).toEqual([]);
    expect(constats(aide("link: https://exemple/aide", "skip_schema_check: true"))).toEqual([
      `erreur : ${ICI}:9:1 link : « https://exemple/aide » n’est pas une adresse valide : écrire https://…`,
    ]);
  });

  it("une fin à venir, ou sans date du jour, ne fait rien dire", () => {
    expect(constats(aide("fin: 2026-11-20"))).toEqual([]);
    expect(constats(aide("fin: 2020-01-01"), {})).toEqual([]);
  });

  it("un lien mort, et celui d’une institution", () => {
    const morts = new Set(["https://exemple.fr/formulaire", "https://bretagne.bzh/"]);
    const avecPage = institution('type: region\ncode_insee: "53"\nlink: https://bretagne.bzh/');
    expect(constats(aide(), { ...reperes, morts }, avecPage)).toEqual([
      `à vérifier : ${ICI}:7:1 form : lien mort, qui n’est plus montré : https://exemple.fr/formulaire`,
      "à vérifier : institutions/bretagne.yml:5:1 link : lien mort, qui n’est plus montré : https://bretagne.bzh/",
    ]);
  });

  it("le préfixe vide d’une institution", () => {
    expect(constats(aide(), reperes, institution('type: region\ncode_insee: "53"\nprefix: ""'))).toEqual([
      "erreur : institutions/bretagne.yml:5:1 prefix : «  » n’est pas une valeur possible : écrire de, de la, de l’, des, du, d’, le ou les",
    ]);
  });
});

describe("au démarrage, sans géographie", () => {
  const refus = (file: CatalogueFile) => () => loadCatalogue([institution(), file], new Set(), constatsDe);

  it("une contradiction, un code inconnu du simulateur et une adresse cassée sont refusés", () => {
    expect(refus(generales("type: boursier", "type: not, value: {type: boursier}"))).toThrow(
      `${ICI}:11:5 conditions_generales.1 : « sauf si bourse sur critères sociaux : oui » contredit « bourse sur critères sociaux : oui » (conditions_generales.0)`,
    );
    expect(refus(generales('type: regions, values: ["53"]', 'type: regions, values: ["32"]'))).toThrow(
      `${ICI}:11:5 conditions_generales.1 : « région : 32 » contredit « région : 53 » (conditions_generales.0)`,
    );
    expect(refus(generales("type: annee_etude, values: [licence_9]"))).toThrow(
      `${ICI}:10:34 conditions_generales.0.values.0 : « licence_9 » n’est pas une valeur connue`,
    );
    expect(refus(aide("link: https://exemple/aide"))).toThrow(
      `${ICI}:9:1 link : « https://exemple/aide » n’est pas une adresse valide : écrire https://…`,
    );
  });

  it("ce qui demande la carte de France, ou qui n’est qu’à vérifier, ne l’arrête pas", () => {
    expect(refus(generales('type: regions, values: ["99"]'))).not.toThrow();
    expect(
      refus(generales('type: regions, values: ["53"]', 'type: departements, values: ["59"]')),
    ).not.toThrow();
    expect(refus(generales("type: boursier", "type: boursier"))).not.toThrow();
  });
});

describe("un fait douteux", () => {
  it("est dit, et n’est pas refusé là où il est connu", () => {
    const [slug] =
      Object.entries(douteux).find(([, [un]]) => un?.chemin.join(".") === "profils.0.type") ?? [];
    const { content } = aide(
      "conditions_generales: [{type: formation_sanitaire_social}]",
      "profils: [{type: chomeur}]",
    );
    const file = {
      path: `aides/regles/${slug}.yml`,
      content: content.replace("slug: aide", `slug: ${slug}`),
    };
    expect(constats(file)).toEqual([
      `à vérifier : aides/regles/${slug}.yml:10:12 profils.0.type : fait douteux : le questionnaire ne demande la spécialité de la formation qu’en études : ce profil est fermé`,
    ]);
  });
});

it("un fichier illisible se dit seul : les autres ne sont pas jugés sans lui", () => {
  expect(constats(aide("montant: cent", "conditions_generales: [{type: benefit, name: aide}]"))).toEqual([
    expect.stringContaining(`erreur : ${ICI}:9:1 montant : un nombre est attendu, sans guillemets ni « € »`),
  ]);
});

it("ce qu’une famille écrit pour elle se dit là où l’aide le dit", () => {
  const apa = {
    path: "aides/apa/une-apa.yml",
    content:
      "slug: une-apa\nlabel: apa\ninstitution: bretagne\nlink: https://exemple/apa\nform: https://exemple.fr/\n",
  };
  expect(constats(apa)).toEqual([
    "erreur : aides/apa/une-apa.yml:4:1 link : « https://exemple/apa » n’est pas une adresse valide : écrire https://…",
  ]);
});

it("plusieurs communes réunies à d’autres se disent en une fois", () => {
  const codes = { ...reperes.codes, anciennesCommunes: new Set(["35051", "35052"]) } as Reperes["codes"];
  expect(
    constats(generales('type: communes, values: ["35051", "35238", "35052"]'), {
      ...reperes,
      codes,
    } as Reperes),
  ).toEqual([
    `à vérifier : ${ICI}:10:22 conditions_generales.0.values : 2 communes n’existent plus, réunies à d’autres : 35051, 35052`,
  ]);
});

it.each([
  ["356000000", 0],
  ["123456789", 1],
  [undefined, 0],
])("un SIREN dont un chiffre est faux se dit : %s", (code_siren, combien) => {
  expect(jugerSiren({ ...institutionDe(), code_siren })).toHaveLength(combien);
});

it("une aide, ou un profil, par où personne n’entre se dit", () => {
  const profils = "profils: [{type: lyceen, conditions: []}, {type: etudiant, conditions: []}]";
  const fermes = (...ceux: string[]) => ({ ...reperes, fermes: new Set(ceux) });
  const dits = (ceux: Reperes) => constats(aide(profils), ceux).filter((un) => un.includes("personne"));
  expect(dits(fermes())).toEqual([]);
  expect(dits(fermes("aide"))).toEqual([
    `à vérifier : ${ICI}:1:1 slug : personne ne l’obtient : aucun foyer du questionnaire ne remplit ses règles`,
  ]);
  expect(dits(fermes("aide : profils[1] etudiant"))).toEqual([
    `à vérifier : ${ICI}:9:43 profils.1 : personne n’entre par « etudiant » : le questionnaire ne le permet pas`,
  ]);
});
