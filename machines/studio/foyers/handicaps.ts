import {
  aCharge,
  brutDesParents,
  chezSesParents,
  chomeur,
  handicape,
  heberge,
  inactif,
  loue,
  lycee,
  parents,
  parentsA,
  residence,
  salarie,
  superieur,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const restriction = (dit: string) => ({ aah_restriction_substantielle_durable_acces_emploi: dit });

/** Disabled applicants, by rate, restriction, activity and dwelling. */
export const handicaps: ThemeDeFoyers = {
  nom: "handicaps",
  titre: "Handicap",
  foyers: [
    {
      titre: "Taux de 80 %, sans emploi, 25 ans, locataire à Bourges",
      demandeur: inactif("2001-05-18", handicape("80 %")),
      foyer: loue("18000 Bourges", [390, 40]),
    },
    {
      titre: "Taux moyen avec restriction, 23 ans, à Bordeaux, AAH reçue",
      demandeur: inactif("2003-10-05", handicape("De 50 %", restriction("Oui"))),
      revenus: { "Allocation aux adultes": 1041 },
      foyer: loue("33000 Bordeaux", [390, 45]),
    },
    {
      titre: "Taux moyen sans restriction, 23 ans, à Bordeaux",
      demandeur: inactif("2003-10-05", handicape("De 50 %", restriction("Non"))),
      foyer: loue("33000 Bordeaux", [390, 45]),
    },
    {
      titre: "Petit taux, salariée de 27 ans, à Colmar",
      demandeur: salarie("1999-07-07", handicape("Moins de")),
      revenus: { Salaire: 1250 },
      foyer: loue("68000 Colmar", [470, 50]),
    },
    {
      titre: "Taux de 80 %, salarié en établissement, 24 ans, complément et vie autonome",
      demandeur: salarie("2002-02-22", handicape("80 %")),
      revenus: {
        Salaire: 640,
        "Allocation aux adultes": 610,
        "Complément de l’AAH": 179,
        "Majoration pour la vie": 104,
      },
      foyer: loue("81000 Albi", [370, 40]),
    },
    {
      titre: "Étudiante au taux moyen avec restriction, boursière, à Tours",
      demandeur: superieur("2005-11-11", "2e année de licence", {
        ...handicape("De 50 %", restriction("Oui")),
        ...brutDesParents(17_000),
        ...parentsA("41000 Blois"),
      }),
      foyer: residence("37000 Tours", [330, 0], parents("En couple", 2, 1)),
    },
    {
      titre: "Lycéenne de 17 ans, taux de 80 %, à la charge de ses parents",
      demandeur: lycee("2009-05-05", "Première", {
        ...handicape("80 %"),
        ...chezSesParents,
        ...aCharge,
        ...brutDesParents(30_000),
      }),
      foyer: heberge("24000 Périgueux", { ...parents("En couple", 2, 0), rfr: 29_000, nbptr: 2.5 }),
    },
    {
      titre: "Chez ses parents, 21 ans, à leur charge, taux de 80 %",
      demandeur: inactif("2005-04-15", { ...aCharge, ...chezSesParents, ...handicape("80 %") }),
      revenus: { "Prestation de compensation": 450 },
      foyer: heberge("09000 Foix", { ...parents("En couple"), rfr: 29_000, nbptr: 3.5 }),
    },
    {
      titre: "Chômeur de 28 ans au taux moyen : contrat d’engagement jeune encore proposé",
      demandeur: chomeur("1998-01-08", "2026-04-04", handicape("De 50 %", restriction("Non"))),
      revenus: { "Contrat d’engagement": 300 },
      foyer: loue("08000 Charleville-Mézières", [360, 40]),
    },
    {
      titre: "Inapte de 45 ans, pension d’invalidité et ASI",
      demandeur: inactif("1981-09-21", { ...handicape("80 %"), inapte_travail: "Oui" }),
      revenus: { "Pension d’invalidité": 520, "Allocation supplémentaire d’invalidité": 300 },
      foyer: loue("36000 Châteauroux", [350, 40]),
    },
    {
      titre: "Mère seule handicapée, un enfant handicapé, prestation de compensation",
      demandeur: inactif("1995-03-05", handicape("80 %")),
      revenus: { "Prestation de compensation": 600, "Allocation d’éducation": 151 },
      enfants: [unEnfant("2020-02-20", handicape("De 50 %", { enfant_place: "Non" }))],
      foyer: loue("76600 Le Havre", [480, 50]),
    },
  ],
};
