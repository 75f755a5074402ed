import {
  brutDesParents,
  chezSesParents,
  chomeur,
  heberge,
  inactif,
  loue,
  meuble,
  parents,
  parentsA,
  residence,
  salarie,
  superieur,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const projets = { _interetBafa: "Oui", _interetPermisDeConduire: "Oui", _interetAidesSanitaireSocial: "Oui" };
const tousLesVelos = [
  "Un vélo classique",
  "Un vélo électrique",
  "Un vélo cargo",
  "Un vélo cargo électrique",
  "Un vélo pliant",
  "Un moteur",
];
const jeune = (dits = {}) => chomeur("2005-06-15", "2026-05-01", { ...projets, ...dits });
const etudiant = (parentsLa: string, dits = {}) =>
  superieur("2006-10-10", "2e année de licence", {
    ...brutDesParents(19_000),
    ...parentsA(parentsLa),
    ...projets,
    ...dits,
  });
const enCouple = parents("En couple", 2, 1);

/** Every region, with projects: what local aids are obtained where. */
export const lesRegions: ThemeDeFoyers = {
  nom: "regions",
  titre: "Toutes les régions, et l’outre-mer",
  foyers: [
    {
      titre: "Nouvelle-Calédonie : chômeuse de 28 ans et un enfant, en location à Nouméa",
      demandeur: chomeur("1998-06-15", "2026-05-01"),
      enfants: [unEnfant("2018-06-06")],
      foyer: loue("98800 Nouméa", [600, 50]),
    },
    {
      titre: "Île-de-France : chômeuse de 21 ans à Bobigny, tous les vélos",
      demandeur: jeune({ _interetsAidesVelo: tousLesVelos }),
      foyer: loue("93000 Bobigny", [560, 50]),
    },
    {
      titre: "Centre-Val de Loire : étudiant à Tours, permis et BAFA",
      demandeur: etudiant("41000 Blois"),
      foyer: loue("37000 Tours", [390, 40], enCouple),
    },
    {
      titre: "Bourgogne-Franche-Comté : chômeur de 21 ans à Dijon, vélo pliant",
      demandeur: jeune({ _interetsAidesVelo: ["Un vélo pliant"] }),
      foyer: loue("21000 Dijon", [420, 40]),
    },
    {
      titre: "Normandie : étudiante à Caen, vélo classique",
      demandeur: etudiant("50000 Saint-Lô", { _interetsAidesVelo: ["Un vélo classique"] }),
      foyer: residence("14000 Caen", [300, 0], enCouple),
    },
    {
      titre: "Hauts-de-France : chômeur de 21 ans à Lens",
      demandeur: jeune(),
      foyer: loue("62300 Lens", [370, 40]),
    },
    {
      titre: "Grand Est : étudiant à Strasbourg, vélo cargo",
      demandeur: etudiant("67500 Haguenau", { _interetsAidesVelo: ["Un vélo cargo"] }),
      foyer: loue("67000 Strasbourg", [460, 50], enCouple),
    },
    {
      titre: "Pays de la Loire : chômeuse de 21 ans à Angers",
      demandeur: jeune(),
      foyer: meuble("49000 Angers", 430),
    },
    {
      titre: "Bretagne : étudiante à Brest, études à l’étranger pendant un an",
      demandeur: etudiant("29600 Morlaix", { _interetEtudesEtranger: "Oui", _dureeMoisEtudesEtranger: 12 }),
      foyer: loue("29200 Brest", [360, 30], enCouple),
    },
    {
      titre: "Nouvelle-Aquitaine : chômeur de 21 ans à La Rochelle, vélo électrique",
      demandeur: jeune({ _interetsAidesVelo: ["Un vélo électrique"] }),
      foyer: loue("17000 La Rochelle", [450, 40]),
    },
    {
      titre: "Occitanie : étudiante à Montpellier, vélo électrique",
      demandeur: etudiant("48000 Mende", { _interetsAidesVelo: ["Un vélo électrique"] }),
      foyer: loue("34000 Montpellier", [480, 40], enCouple),
    },
    {
      titre: "Auvergne-Rhône-Alpes : chômeuse de 21 ans à Grenoble, vélo cargo électrique",
      demandeur: jeune({ _interetsAidesVelo: ["Un vélo cargo électrique"] }),
      foyer: loue("38000 Grenoble", [450, 50]),
    },
    {
      titre: "Provence-Alpes-Côte d’Azur : étudiant à Toulon, moteur à poser",
      demandeur: etudiant("83300 Draguignan", { _interetsAidesVelo: ["Un moteur"] }),
      foyer: loue("83000 Toulon", [470, 40], enCouple),
    },
    {
      titre: "Corse : chômeur de 21 ans à Ajaccio",
      demandeur: jeune(),
      foyer: loue("20000 Ajaccio", [520, 40]),
    },
    {
      titre: "Corse : étudiante à Corte, parents à Bastia",
      demandeur: etudiant("20200 Bastia"),
      foyer: residence("20250 Corte", [280, 0], enCouple),
    },
    {
      titre: "Guadeloupe : chômeuse de 21 ans à Pointe-à-Pitre",
      demandeur: jeune(),
      foyer: loue("97110 Pointe-à-Pitre", [430, 40]),
    },
    {
      titre: "Martinique : étudiante à Fort-de-France chez ses parents",
      demandeur: superieur("2007-12-12", "1re année de licence", {
        ...brutDesParents(16_000),
        ...chezSesParents,
        ...projets,
      }),
      foyer: heberge("97200 Fort-de-France", enCouple),
    },
    {
      titre: "Guyane : mère seule de trois enfants à Cayenne, sans emploi",
      demandeur: inactif("1999-04-04"),
      enfants: [unEnfant("2020-01-01"), unEnfant("2022-02-02"), unEnfant("2024-04-04")],
      foyer: loue("97300 Cayenne", [520, 40]),
    },
    {
      titre: "La Réunion : couple d’un seul enfant à Saint-Denis, un salaire",
      demandeur: salarie("1996-05-15"),
      revenus: { Salaire: 1426 },
      conjoint: { ...inactif("1997-01-07"), statut_marital: "Le mariage" },
      enfants: [unEnfant("2023-11-11")],
      foyer: loue("97400 Saint-Denis", [560, 50]),
    },
    {
      titre: "Mayotte : mère seule de deux enfants à Mamoudzou",
      demandeur: inactif("2000-09-09"),
      enfants: [unEnfant("2019-03-03"), unEnfant("2022-07-17")],
      foyer: loue("97600 Mamoudzou", [400, 20]),
    },
    {
      titre: "Village de montagne : salariée de 25 ans à Barcelonnette",
      demandeur: salarie("2001-02-03", projets),
      revenus: { Salaire: 1500 },
      foyer: loue("04400 Barcelonnette", [410, 40]),
    },
  ],
};
