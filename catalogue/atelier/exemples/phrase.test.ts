import { expect, it } from "vitest";
import { type Atom, compare, is, oneOf } from "../../conditions/predicate/condition.ts";
import { phraseDe } from "./phrase.ts";
import { relire } from "./rejouer.ts";
import type { Reponses } from "./reponses.ts";

const activite = is("demandeur.activite", "etudiant");
const annee = oneOf("demandeur.annee_etude", []);
const ici = oneOf("menage.commune", ["35238"]);
const quotient = compare("legislation.quotient_familial", "<=", 1, { period: "month" });

it.each<[string, boolean, Partial<Reponses>, Atom[]]>([
  ["Une jeune femme de 20 ans.", true, {}, []],
  ["Un adolescent de 15 ans.", false, { age: 15 }, []],
  ["Une femme de 36 ans qui habite Rennes.", true, { age: 36 }, [ici]],
  ["Un salarié de 20 ans qui habite Rennes.", false, {}, [activite as Atom, ici]],
  [
    "Une étudiante boursière de 19 ans, en BTS, qui habite Rennes.",
    true,
    { age: 19, activite: "etudiant", annee_etude: "bts_1", boursier: true },
    [annee, ici],
  ],
  [
    "Une étudiante de 19 ans qui habite Rennes.",
    true,
    { age: 19, activite: "etudiant", annee_etude: "bts_1" },
    [activite, ici],
  ],
  [
    "Une jeune femme de 22 ans qui a un enfant et dont le quotient familial est de 556 € par mois.",
    true,
    { age: 22, enfants: [2], parents: { rfr: 20_000, nbptr: 3 } },
    [compare("enfants.nombre", ">", 0), quotient],
  ],
  [
    "Un apprenti de 18 ans, en 2e année de CAP.",
    false,
    { age: 18, activite: "etudiant", scolarite: "lycee", annee_etude: "cap_2", contrat: "apprenti" },
    [activite, annee],
  ],
  [
    "Une étudiante de 21 ans, en BUT et en contrat de professionnalisation.",
    true,
    { age: 21, activite: "etudiant", annee_etude: "but_1", contrat: "professionnalisation" },
    [annee],
  ],
  [
    "Un lycéen de 17 ans, en terminale, qui habite Rennes et dont les parents ont un quotient familial de 556 € par mois.",
    false,
    {
      age: 17,
      activite: "etudiant",
      scolarite: "lycee",
      annee_etude: "terminale",
      parents: { rfr: 20_000, nbptr: 3 },
    },
    [activite, annee, ici, quotient],
  ],
  [
    "Un jeune homme de 20 ans qui habite Rennes et veut passer le BAFA, et dont les parents ont un quotient familial de 556 € par mois.",
    false,
    { parents: { rfr: 20_000, nbptr: 3 }, interets: ["_interetBafa"] },
    [ici, quotient],
  ],
  [
    "Une collégienne de 14 ans dont les parents ont un quotient familial de 6 667 € par an.",
    true,
    { age: 14, activite: "etudiant", scolarite: "college", parents: { rfr: 20_000, nbptr: 3 } },
    [activite, compare("legislation.quotient_familial", "<=", 1, { period: "year" })],
  ],
  [
    "Une volontaire de 22 ans, en service civique, qui relève du régime agricole (MSA) et est en situation de handicap.",
    true,
    { age: 22, activite: "service_civique", regime: "regime_agricole", taux: 0.65 },
    [activite, oneOf("demandeur.regime_securite_sociale", []), is("demandeur.handicap", true)],
  ],
  [
    "Un jeune homme de 26 ans, sans emploi ni études, qui a deux enfants de 3 ans et reçoit le RSA.",
    false,
    { age: 26, activite: "inactif", enfants: [3, 3], rsa: 600 },
    [activite, compare("enfants.eligibles", ">", 0)],
  ],
  [
    "Une demandeuse d’emploi de 28 ans qui n’a pas de logement stable, a un taux d’incapacité d’au moins 80 % et a un enfant.",
    true,
    { age: 28, activite: "chomeur", logement: "sans_domicile", taux: 0.9, enfants: [1] },
    [
      activite,
      oneOf("menage.statut_occupation_logement", []),
      compare("demandeur.taux_incapacite", ">", 0),
      compare("enfants.nombre", ">", 0),
    ],
  ],
  [
    "Une étudiante de 20 ans, en 1re année de licence, qui fait un stage, suit une formation sanitaire ou sociale et a eu le bac mention bien.",
    true,
    {
      activite: "etudiant",
      stagiaire: true,
      specialite: "groupe_330",
      mention: "mention_bien",
      interets: ["_interetAidesSanitaireSocial"],
    },
    [annee],
  ],
])("« %s »", (phrase, feminin, differences, lus) => {
  const reponses = relire(differences);
  // Thousands are set apart by a narrow no-break space.
  const dite = phraseDe({ reponses, lus, nomCommune: "Rennes", feminin }).replaceAll(/\s/g, " ");
  expect(dite).toBe(phrase);
});

it.each([
  ["aide au BAFD", "Un jeune homme de 20 ans qui veut passer le BAFD."],
  ["aide au BAFA et BAFD", "Un jeune homme de 20 ans qui veut passer le BAFA."],
])("« %s »", (aide, phrase) => {
  const reponses = relire({ interets: ["_interetBafa"] });
  expect(phraseDe({ reponses, lus: [], nomCommune: "Rennes", feminin: false, aide })).toBe(phrase);
});

it.each<[string, boolean, readonly string[]]>([
  ["Une jeune femme de 20 ans. Elle a le BAFA.", true, ["a le BAFA"]],
  ["Un jeune homme de 20 ans. Il a le BAFA et vit en Corse.", false, ["a le BAFA", "vit en Corse"]],
  [
    "Un jeune homme de 20 ans. Il a le BAFA ; il a un stage, ou va en avoir un.",
    false,
    ["a le BAFA", "a un stage, ou va en avoir un"],
  ],
])("ce qui décide suit, dans une autre phrase : « %s »", (phrase, feminin, decisives) => {
  expect(phraseDe({ reponses: relire(), lus: [], nomCommune: "Rennes", feminin, decisives })).toBe(phrase);
});
