import { expect, it } from "vitest";
import { type Foyer, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { dabordDe } from "./dabord.ts";

const JOUR = "2026-11-27";
const dabord = (foyer: Foyer) => dabordDe(situationDe({ dateDeValeur: JOUR, ...foyer }));
const seul = { date_naissance: neIlYA(22), activite: "inactif" } as const;
const chomeur = { ...seul, activite: "chomeur", date_debut_chomage: "2026-09-27" } as const;
const etudiante = { ...seul, activite: "etudiant", scolarite: "enseignement_superieur" } as const;
const sansAutorite = { parents: { _situation: "sans_autorite" } } as const;
const paye = { salaire_net: { "2026-10": 900 } };

it.each<[string, Foyer, string[]]>([
  [
    "sans logement stable, payé",
    { demandeur: { ...seul, ...paye }, menage: { statut_occupation_logement: "sans_domicile" } },
    ["sans_toit"],
  ],
  [
    "à la rue, à 17 ans",
    {
      demandeur: { ...seul, ...paye, date_naissance: neIlYA(17) },
      menage: { statut_occupation_logement: "sans_domicile" },
    },
    ["mineur_sans_toit"],
  ],
  ["qui vient de perdre son emploi", { demandeur: { ...chomeur, ...paye } }, ["emploi_perdu"]],
  [
    "qui l’a perdu il y a cinq mois et n’a plus rien",
    {
      demandeur: { ...chomeur, date_debut_chomage: "2026-06-20", salaire_net: { "2026-06": 900 } },
    },
    ["emploi_perdu", "sans_revenu"],
  ],
  ["sans emploi, qui n’a jamais été payé", { demandeur: chomeur }, ["sans_revenu"]],
  [
    "qui l’a perdu il y a un an juste",
    { demandeur: { ...chomeur, ...paye, date_debut_chomage: "2025-11-27" } },
    ["emploi_perdu"],
  ],
  [
    "qui l’a perdu il y a plus d’un an",
    { demandeur: { ...chomeur, ...paye, date_debut_chomage: "2025-11-26" } },
    [],
  ],
  ["qui touche le chômage", { demandeur: { ...chomeur, chomage_net: { "2026-10": 800 } } }, []],
  // CASF, art. L264-1: who has no stable home elects one, and calls no shelter.
  [
    "en caravane, payé",
    {
      demandeur: { ...seul, ...paye },
      menage: { statut_occupation_logement: "sans_domicile" },
      precisions: { habitat_mobile: true },
    },
    ["sans_adresse"],
  ],
  [
    "sans logement stable, payé, qui n’est pas en caravane",
    {
      demandeur: { ...seul, ...paye },
      menage: { statut_occupation_logement: "sans_domicile" },
      precisions: { habitat_mobile: false },
    },
    ["sans_toit"],
  ],
  [
    "qui a quitté la caravane pour une location",
    {
      demandeur: { ...seul, ...paye },
      menage: { statut_occupation_logement: "locataire_vide" },
      precisions: { habitat_mobile: true },
    },
    [],
  ],
  // C. trav., art. L5424-30; CASF, art. R262-45: nothing is asked for from inside but the way out.
  [
    "en prison, qui a perdu son emploi",
    {
      demandeur: { ...chomeur, ...paye },
      menage: { statut_occupation_logement: "sans_domicile" },
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: true },
    },
    ["sortie_prison"],
  ],
  // The Spip is for adults, and so is its sheet.
  [
    "en prison avant 18 ans",
    {
      demandeur: { ...seul, date_naissance: "2010-01-01" },
      menage: { statut_occupation_logement: "sans_domicile" },
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: true },
    },
    [],
  ],
  [
    "sortie de prison le mois dernier, sans toit ni revenu",
    {
      demandeur: seul,
      menage: { statut_occupation_logement: "sans_domicile" },
      precisions: { habitat_mobile: false, sort_de_prison: true, detenu: false },
    },
    ["sans_toit", "sortie_prison", "sans_revenu"],
  ],
  ["sans revenu", { demandeur: seul }, ["sans_revenu"]],
  [
    "payé le mois d’avant les trois derniers",
    { demandeur: { ...seul, salaire_net: { "2026-07": 900 } } },
    ["sans_revenu"],
  ],
  ["payé il y a trois mois", { demandeur: { ...seul, salaire_net: { "2026-08": 900 } } }, []],
  ["à son compte l’an dernier", { demandeur: { ...seul, rpns_autres_revenus: { "2025": 4000 } } }, []],
  [
    "dont l’autre a perdu son emploi",
    {
      demandeur: { ...seul, ...paye },
      conjoint: { activite: "chomeur", date_debut_chomage: "2026-10-01", ...paye },
    },
    ["emploi_perdu_conjoint"],
  ],
  [
    "dont l’autre touche le chômage",
    { demandeur: { ...seul, ...paye }, conjoint: { activite: "chomeur", chomage_net: { "2026-11": 900 } } },
    [],
  ],
  [
    "dont l’autre n’a plus d’emploi depuis deux ans",
    { demandeur: { ...seul, ...paye }, conjoint: { activite: "chomeur", date_debut_chomage: "2024-10-01" } },
    [],
  ],
  ["dont l’autre est payé", { demandeur: seul, conjoint: paye }, []],
  ["chez ses parents", { demandeur: { ...seul, habite_chez_parents: true } }, []],
  ["lycéenne hébergée", { demandeur: { ...seul, activite: "etudiant", scolarite: "lycee" } }, []],
  [
    "étudiante sans rien, à la charge de ses parents",
    { demandeur: { ...etudiante, enfant_a_charge: { "2026": true } } },
    [],
  ],
  [
    "étudiante sans rien, qui fait sa déclaration",
    { demandeur: { ...etudiante, enfant_a_charge: { "2026": false } } },
    ["sans_revenu"],
  ],
  ["de 15 ans", { demandeur: { ...seul, date_naissance: neIlYA(15) } }, []],
  ...(
    [
      [15, []],
      [16, ["sortie_ase"]],
      [18, ["sortie_ase"]],
      [20, ["sortie_ase"]],
      [21, []],
    ] as const
  ).map(([ans, attendus]): [string, Foyer, string[]] => [
    `sans parent qui ait l’autorité, à ${ans} ans`,
    { demandeur: { ...seul, ...paye, date_naissance: neIlYA(ans) }, ...sansAutorite },
    [...attendus],
  ]),
  ["qui n’a encore rien dit", {}, []],
])("%s", (_, foyer, attendus) => {
  expect(dabord(foyer)).toEqual(attendus);
});

it.each([
  ["sous tutelle, jamais confiée à l’aide sociale à l’enfance", "sans_autorite", false, []],
  ["confié, dont une mère a l’autorité", "celibataire", true, ["sortie_ase"]],
] as const)("%s", (_, parents, confie_ase, attendus) => {
  const foyer = situationDe({
    dateDeValeur: JOUR,
    demandeur: { ...seul, ...paye, date_naissance: neIlYA(19) },
    parents: { _situation: parents },
  });
  expect(dabordDe({ ...foyer, precisions: { confie_ase } })).toEqual(attendus);
});
