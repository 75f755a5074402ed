import { expect, test } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { ferieLe } from "./feries.ts";
import { lieuxFixes } from "./fixes.ts";
import { heuresDuJour, lieuxDe, lieuxGeneriques, quiRecoivent } from "./lieux.ts";

test.each([
  [
    "les siens, même si son institution en a d’autres",
    { lieux: ["mission_locale"] },
    { etablissements: ["caf"] },
    ["mission_locale"],
  ],
  ["ceux de son institution", {}, { etablissements: ["caf", "cpam"] }, ["caf", "cpam"]],
  ["la CAF, pour une CAF locale", {}, { type: "caf" as const }, ["caf"]],
  ["aucun, si personne n’en nomme", {}, {}, []],
  ["aucun d’un genre inconnu", { lieux: ["phare"] }, {}, []],
])("une aide a pour lieux %s", (_, aide, institution, attendu) => {
  expect(lieuxDe(aideDe(aide), institutionDe(institution))).toEqual(attendu);
});

const semaine = { jours: "lundi au jeudi", heures: "9 h – 12 h", semaine: [1, 2, 3, 4] };
const lundi = { jours: "lundi", heures: "14 h – 16 h", semaine: [1] };

test.each([
  ["2026-11-26", [semaine], "Aujourd’hui : 9 h – 12 h"],
  ["2026-11-23", [semaine, lundi], "Aujourd’hui : 9 h – 12 h, 14 h – 16 h"],
  ["2026-11-27", [semaine], "Fermé aujourd’hui"],
  ["2026-11-29", [{ ...lundi, semaine: [7] }], "Aujourd’hui : 14 h – 16 h"],
  ["2026-11-27", [], undefined],
])("les heures du %s", (jour, horaires, attendu) => {
  expect(heuresDuJour({ horaires }, jour)).toBe(attendu);
});

test.each([
  ["2026-11-11", "35", "l’armistice de 1918"],
  ["2026-11-12", "35", undefined],
  ["2024-04-01", "35", "le lundi de Pâques"],
  ["2027-05-06", "35", "l’Ascension"],
  ["2038-06-14", "35", "le lundi de Pentecôte"],
  ["2026-04-03", "35", undefined],
  ["2026-04-03", "67", "le Vendredi saint"],
  ["2026-12-26", "57", "la Saint-Étienne"],
  ["2026-12-26", "2A", undefined],
  ["2026-05-27", "971", "l’abolition de l’esclavage"],
  ["2026-05-27", "974", undefined],
])("le %s dans le %s : %s", (jour, departement, attendu) => {
  expect(ferieLe(jour, departement)).toBe(attendu);
});

test("sans annuaire : les réseaux de ces genres, la MSA à côté de la Caf, tous pour un accueil quelconque", () => {
  const noms = (types: string[]) =>
    lieuxFixes(types, { caf: { label: "CAF du Lot", link: "https://caf.fr/lot" } });
  expect(noms(["caf"]).map(({ nom, url, telephone }) => [nom, url, telephone])).toEqual([
    ["CAF du Lot", "https://caf.fr/lot", "32 30"],
    ["Mutualité sociale agricole (MSA)", "https://www.msa.fr/", undefined],
  ]);
  expect(noms(["mission_locale", "caf", "cpam", "france_travail"])).toHaveLength(2 + 1 + 1 + 1);
  expect(noms([...lieuxGeneriques])).toHaveLength(9);
  expect(noms([...quiRecoivent(lieuxGeneriques, 28)])).toHaveLength(8);
  expect(noms([...quiRecoivent(lieuxGeneriques, 28)])).not.toContain("Mission locale");
  expect(noms(["carsat"])).toEqual([]);
  expect(lieuxFixes(["caf"])[0]).toMatchObject({
    nom: "Caisse d’allocations familiales (Caf)",
    vuLe: "2026-11-25",
  });
});

test("sans annuaire : le CCAS est à la mairie de la commune, le service social au Département, nommés s’ils sont connus", () => {
  const ici = {
    commune: "Le Havre",
    departement: { label: "Seine-Maritime", link: "https://www.seinemaritime.fr/" },
  };
  const lieux = (types: string[], ou = {}) => lieuxFixes(types, ou).map(({ nom, url }) => [nom, url]);
  const annuaire = "https://lannuaire.service-public.gouv.fr/navigation/ccas";
  expect(lieux(["ccas", "mds"], ici)).toEqual([
    ["Mairie du Havre : son centre d’action sociale (CCAS)", annuaire],
    ["Département de la Seine-Maritime : son service social", "https://www.seinemaritime.fr/"],
  ]);
  expect(lieux(["ccas", "cg"])).toEqual([
    ["Centre communal d’action sociale (CCAS)", annuaire],
    ["Service social du Département", "https://departements.fr/"],
  ]);
});

// « de seize à vingt-cinq ans révolus » ; 29 with a disability (C. trav., art. L5314-2).
test.each([
  [15, false, false, false],
  [16, false, true, true],
  [25, false, true, true],
  [26, false, false, true],
  [28, false, false, true],
  [28, true, true, true],
  [30, true, false, true],
  [undefined, false, true, true],
])(
  "à %s ans (handicap : %s), mission locale : %s, France Travail : %s",
  (age, handicap, mission, travail) => {
    const ouverts = quiRecoivent(lieuxGeneriques, age, handicap);
    expect(["mission_locale" as const, "france_travail" as const].map((un) => ouverts.includes(un))).toEqual([
      mission,
      travail,
    ]);
    expect(ouverts).toContain("ccas");
  },
);
