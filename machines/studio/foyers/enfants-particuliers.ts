import { achete, chomeur, handicape, inactif, loue, meuble, possede, salarie } from "./communs.ts";
import { unEleve, unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const mere = salarie("1988-03-18");

/** Children that are not ordinary: disabled, placed, in shared custody, grown up, with income, removed or corrected. */
export const enfantsParticuliers: ThemeDeFoyers = {
  nom: "enfants-particuliers",
  titre: "Enfants handicapés, partagés, grands, retirés ou repris",
  foyers: [
    {
      titre: "Mère seule, un fils de 8 ans handicapé à plus de 80 %, mi-temps",
      demandeur: mere,
      revenus: { Salaire: 820, "Allocation d’éducation": 151 },
      enfants: [unEnfant("2018-06-06", handicape("80 %"))],
      foyer: loue("63000 Clermont-Ferrand", [520, 50]),
    },
    {
      titre: "Couple, une fille de 12 ans au taux moyen, aucun droit demandé encore",
      demandeur: mere,
      revenus: { Salaire: 1600 },
      conjoint: { ...salarie("1986-02-22"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1750 },
      enfants: [unEleve("2014-01-09", "Un collège", handicape("De 50 %"))],
      foyer: possede("38000 Grenoble", 690),
    },
    {
      titre: "Couple, un enfant de 5 ans au petit taux et un bébé",
      demandeur: mere,
      revenus: { Salaire: 1480 },
      conjoint: { ...inactif("1990-05-25"), statut_marital: "Le pacs" },
      enfants: [unEnfant("2021-10-10", handicape("Moins de")), unEnfant("2026-02-14")],
      foyer: loue("25000 Besançon", [580, 40]),
    },
    {
      titre: "Père seul, un garçon handicapé placé en établissement",
      demandeur: salarie("1984-12-12"),
      revenus: { Salaire: 1700, "Prestation de compensation": 300 },
      enfants: [unEleve("2013-07-17", "Autre", handicape("80 %", { enfant_place: "Oui" }))],
      foyer: loue("54000 Nancy", [500, 60]),
    },
    {
      titre: "Mère seule, deux enfants en garde alternée",
      demandeur: mere,
      revenus: { Salaire: 1550, "Allocation de soutien": 100 },
      enfants: [
        unEnfant("2019-04-04", { garde_alternee: "Oui" }),
        unEleve("2015-05-05", "Un collège", { garde_alternee: "Oui" }),
      ],
      foyer: loue("35000 Rennes", [690, 60]),
    },
    {
      titre: "Couple, un seul enfant, en garde alternée, hors de la déclaration",
      demandeur: mere,
      revenus: { Salaire: 1820 },
      conjoint: { ...salarie("1991-11-30"), statut_marital: "Aucun" },
      revenusDuConjoint: { Salaire: 1400 },
      enfants: [unEnfant("2018-02-02", { garde_alternee: "Oui", enfant_a_charge: "Non" })],
      foyer: meuble("56000 Vannes", 760),
    },
    {
      titre: "Mère de 50 ans, trois grands de 18, 22 et 25 ans, un étudiant boursier",
      demandeur: salarie("1976-06-16"),
      revenus: { Salaire: 1600 },
      enfants: [
        unEleve("2008-05-15", "Un lycée"),
        unEleve("2004-03-13", "L’enseignement", {}, { revenus: { "Bourse de l’enseignement": 380 } }),
        unEleve("2001-11-20", "Autre", { enfant_a_charge: "Non" }),
      ],
      foyer: loue("59000 Lille", [700, 80]),
    },
    {
      titre: "Père de 55 ans, un fils de 26 ans le jour même et un de 27 ans handicapé",
      demandeur: salarie("1971-09-09"),
      revenus: { Salaire: 2100, "Prestation de compensation": 0 },
      enfants: [
        unEnfant("2000-11-20"),
        unEnfant("1999-05-05", handicape("80 %"), {
          revenus: { "Allocation aux adultes": 1041, "Majoration pour la vie": 104 },
        }),
      ],
      foyer: possede("64000 Pau", 0),
    },
    {
      titre: "Mère seule, un enfant ajouté par erreur puis retiré aussitôt",
      demandeur: mere,
      revenus: { Salaire: 1450 },
      enfants: [
        unEnfant("2020-08-08"),
        unEnfant("2021-01-01", {}, { retire: "aussitôt" }),
        unEnfant("2022-09-09"),
      ],
      foyer: loue("37000 Tours", [560, 50]),
    },
    {
      titre: "Couple qui retire tous ses enfants de la liste : foyer sans enfant",
      demandeur: mere,
      revenus: { Salaire: 1450 },
      conjoint: { ...salarie("1989-09-19"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1500 },
      enfants: [
        unEnfant("2021-01-01", {}, { retire: "à la fin" }),
        unEnfant("2023-03-03", {}, { retire: "à la fin" }),
      ],
      foyer: achete("85000 La Roche-sur-Yon", 820),
    },
    {
      titre: "Mère seule, une date de naissance corrigée : l’enfant a 10 ans et non 4",
      demandeur: mere,
      revenus: { Salaire: 1390 },
      enfants: [unEnfant("2022-06-06", { scolarite: "Autre" }, { repris: { date_naissance: "2016-06-06" } })],
      foyer: loue("49000 Angers", [540, 45]),
    },
    {
      titre: "Mère seule, un handicap ajouté en reprenant l’enfant",
      demandeur: mere,
      revenus: { Salaire: 1390 },
      enfants: [unEnfant("2019-12-01", {}, { repris: handicape("80 %") })],
      foyer: loue("49000 Angers", [540, 45]),
    },
    {
      titre: "Couple, trois enfants tous avec des revenus à leur nom",
      demandeur: mere,
      revenus: { Salaire: 1700 },
      conjoint: { ...chomeur("1987-10-10", "2026-05-05"), statut_marital: "Le mariage" },
      revenusDuConjoint: { "Allocation chômage": 900 },
      enfants: [
        unEleve(
          "2008-01-08",
          "Un lycée",
          {},
          { revenus: { Salaire: [0, 0, 0, 900, 900], "Bourse de lycée": 45 } },
        ),
        unEleve("2010-10-01", "Un lycée", {}, { revenus: { "Pension alimentaire": 80 } }),
        unEleve(
          "2006-07-27",
          "L’enseignement",
          {},
          {
            revenus: {
              "Gratification de stage": 600,
              "Micro-entreprise : ventes": 1200,
              "Indemnités d’accident": 120,
              "Revenus du capital": 15,
            },
          },
        ),
      ],
      foyer: loue("34000 Montpellier", [880, 90]),
    },
    {
      titre: "Mère seule au chômage, une lycéenne qui touche le contrat d’engagement jeune",
      demandeur: chomeur("1983-04-14", "2026-06-10"),
      revenus: { "Allocation chômage": 760, "Allocation de sécurisation": 200 },
      enfants: [unEleve("2009-02-19", "Autre", {}, { revenus: { "Contrat d’engagement": 330 } })],
      foyer: loue("62200 Boulogne-sur-Mer", [450, 40]),
    },
    {
      titre: "Couple, adolescente enceinte non interrogée, petit frère européen",
      demandeur: salarie("1985-05-15", { nationalite: "D’un autre pays" }),
      revenus: { Salaire: 1500 },
      conjoint: {
        ...salarie("1985-09-25", { nationalite: "D’un autre pays" }),
        statut_marital: "Le mariage",
      },
      revenusDuConjoint: { Salaire: 1200 },
      enfants: [
        unEleve("2009-06-26", "Un lycée", { nationalite: "D’un autre pays" }),
        unEleve("2015-08-18", "Un collège", { nationalite: "D’un autre pays" }),
      ],
      foyer: loue("68100 Mulhouse", [610, 70]),
    },
  ],
};
