import {
  aCharge,
  brutDesParents,
  chezQuelquUn,
  chezSesParents,
  chomeur,
  heberge,
  inactif,
  loue,
  meuble,
  parents,
  parentsA,
  possede,
  salarie,
  sansLogement,
  superieur,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const isolee = { rsa_isolement_recent: "Oui" };

/** First births: pregnant, a baby, twins; alone or not. */
export const bebes: ThemeDeFoyers = {
  nom: "bebes",
  titre: "Grossesses et bébés",
  foyers: [
    {
      titre: "Mère seule de 25 ans, sans emploi, un bébé de trois mois, à Lille",
      demandeur: inactif("2001-05-02"),
      enfants: [unEnfant("2026-08-10")],
      foyer: loue("59000 Lille", [480, 40], isolee),
    },
    {
      titre: "Femme enceinte de 22 ans, seule, au chômage, à Roubaix",
      demandeur: chomeur("2004-02-11", "2026-03-01", { enceinte: "Oui" }),
      revenus: { "Allocation chômage": 640 },
      foyer: loue("59100 Roubaix", [390, 30]),
    },
    {
      titre: "Enceinte de 22 ans, chez ses parents et sur leur déclaration d’impôts, sans revenu, à Amiens",
      demandeur: inactif("2003-07-07", { ...chezSesParents, ...aCharge, enceinte: "Oui" }),
      foyer: heberge("80000 Amiens", { ...parents("En couple"), rfr: 29_000, nbptr: 2.5 }),
    },
    {
      titre: "Couple de 23 et 24 ans qui attend un enfant, sans revenu, à Limoges",
      demandeur: inactif("2003-05-05", { enceinte: "Oui" }),
      conjoint: { ...chomeur("2002-03-03", "2026-01-01"), statut_marital: "Aucun" },
      foyer: loue("87000 Limoges", [450, 40]),
    },
    {
      titre: "Étudiante de 20 ans, un bébé, sur la déclaration de ses parents, à Rennes",
      demandeur: superieur("2006-02-02", "2e année de licence", {
        ...aCharge,
        ...brutDesParents(24_000),
        ...parentsA("56000 Vannes"),
      }),
      enfants: [unEnfant("2025-06-06")],
      foyer: loue("35000 Rennes", [400, 40], { ...parents("En couple"), rfr: 21_000, nbptr: 3 }),
    },
    {
      titre: "Couple marié, elle enceinte, lui salarié au SMIC, sans enfant, à Tours",
      demandeur: inactif("1999-04-18", { enceinte: "Oui" }),
      conjoint: { ...salarie("1997-09-09"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1426 },
      foyer: loue("37000 Tours", [560, 50]),
    },
    {
      titre: "Salarié de 29 ans dont la compagne est enceinte d’un deuxième, un bébé de 14 mois",
      demandeur: salarie("1997-01-20"),
      revenus: { Salaire: 1850 },
      conjoint: { ...inactif("1998-06-30"), statut_marital: "Aucun", enceinte: "Oui" },
      enfants: [unEnfant("2025-09-03")],
      foyer: loue("45000 Orléans", [650, 60]),
    },
    {
      titre: "Jumeaux de deux mois, couple pacsé, deux salaires moyens, à Nantes",
      demandeur: salarie("1996-12-05"),
      revenus: { Salaire: 1900, "Indemnités de maternité": 0 },
      conjoint: { ...salarie("1995-02-17"), statut_marital: "Le pacs" },
      revenusDuConjoint: { Salaire: 2100 },
      enfants: [unEnfant("2026-09-15"), unEnfant("2026-09-15")],
      foyer: loue("44000 Nantes", [890, 80]),
    },
    {
      titre: "Mère de 19 ans hébergée, un bébé de six mois, sans aucun revenu",
      demandeur: inactif("2007-03-03", { enfant_a_charge: "Oui", ...chezQuelquUn }),
      enfants: [unEnfant("2026-05-12")],
      foyer: heberge("76000 Rouen"),
    },
    {
      titre: "Mère de 17 ans chez ses parents, un nouveau-né du jour",
      demandeur: inactif("2009-07-07", {
        enfant_a_charge: "Non",
        habite_chez_parents: "Oui",
        enceinte: "Non",
      }),
      enfants: [unEnfant("2026-11-20")],
      foyer: heberge("80000 Amiens", { _situation: "En couple", rfr: 24_000, nbptr: 3 }),
    },
    {
      titre: "Bébé d’un an et grand frère de quatre ans, mère en congé parental, père ouvrier",
      demandeur: inactif("1998-08-21"),
      revenus: { "Congé parental": 428, "Allocations familiales": 150 },
      conjoint: { ...salarie("1996-05-05"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1700 },
      enfants: [unEnfant("2022-10-10"), unEnfant("2025-11-01")],
      foyer: possede("62000 Arras", 610),
    },
    {
      titre: "Père seul salarié à mi-temps, une fille de deux ans, à Brest",
      demandeur: salarie("1998-03-30", { enceinte: "Je ne suis pas" }),
      revenus: { Salaire: 780 },
      enfants: [unEnfant("2024-08-08", { _firstName: "Zoé" })],
      foyer: meuble("29200 Brest", 520),
    },
    {
      titre: "Triplés de cinq mois, un seul salaire confortable, à Dijon",
      demandeur: salarie("1991-06-12"),
      revenus: { Salaire: 3600 },
      conjoint: { ...inactif("1992-01-02"), statut_marital: "Le mariage" },
      enfants: [unEnfant("2026-06-01"), unEnfant("2026-06-01"), unEnfant("2026-06-01")],
      foyer: possede("21000 Dijon", 1150),
    },
    {
      titre: "Couple sans logement stable, un bébé de huit mois, deux sans emploi, à Strasbourg",
      demandeur: chomeur("2000-10-10", "2025-12-01"),
      conjoint: { ...inactif("2001-11-11"), statut_marital: "Aucun" },
      enfants: [unEnfant("2026-03-03", { nationalite: "D’un pays hors" })],
      foyer: sansLogement("67000 Strasbourg"),
    },
    {
      titre: "Mère étrangère hors d’Europe, salariée, un bébé de dix mois, à Montreuil",
      demandeur: salarie("1995-09-19", { nationalite: "D’un pays hors" }),
      revenus: { Salaire: 1380, "Prime d’activité": 210 },
      enfants: [unEnfant("2026-01-19", { nationalite: "D’un pays hors" })],
      foyer: loue("93100 Montreuil", [720, 70]),
    },
  ],
};
