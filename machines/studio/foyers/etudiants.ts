import {
  aCharge,
  autresEtudes,
  brutDesParents,
  chezQuelquUn,
  chezSesParents,
  heberge,
  loue,
  meuble,
  numerique,
  parents,
  parentsA,
  residence,
  sansLogement,
  superieur,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const enCouple = parents("En couple", 2, 1);

/** Students of every level, with parents in every situation. */
export const etudiants: ThemeDeFoyers = {
  nom: "etudiants",
  titre: "Étudiantes et étudiants",
  foyers: [
    {
      titre: "Première année de licence à Rennes, boursière, parents en couple à Saint-Malo",
      demandeur: superieur("2008-03-14", "1re année de licence", {
        ...brutDesParents(18_000),
        ...parentsA("35400 Saint-Malo"),
        mention_baccalaureat: "Très bien",
        ...aCharge,
      }),
      foyer: loue("35000 Rennes", [420, 40], { ...enCouple, rfr: 16_000, nbptr: 3 }),
    },
    {
      titre: "Étudiante venue d’un pays hors d’Europe, en location à Lille, sans bourse",
      demandeur: superieur("2004-05-05", "2e année de licence", {
        nationalite: "D’un pays hors",
        bourse_criteres_sociaux_base_ressources_parentale: "Je ne sais pas",
      }),
      foyer: loue("59000 Lille", [450, 30], { ...parents("En couple", 1, 1), _en_france: "Non" }),
    },
    {
      titre: "Première année de BUT à Brest, ne sait rien des impôts de ses parents",
      demandeur: superieur("2008-05-30", "BUT", {
        bourse_criteres_sociaux_base_ressources_parentale: "Je ne sais pas",
        ...parentsA("29600 Morlaix"),
        ...aCharge,
      }),
      foyer: loue("29200 Brest", [390, 30], { ...enCouple, rfr: "Je ne sais pas", nbptr: "Je ne sais pas" }),
    },
    {
      titre: "Deuxième année de licence à Lyon, bac avec félicitations, parents séparés à Privas",
      demandeur: superieur("2007-07-07", "2e année de licence", {
        ...brutDesParents(22_000),
        ...parentsA("07000 Privas"),
        mention_baccalaureat: "Très bien avec",
      }),
      revenus: { Salaire: 350, "Bourse de l’enseignement": 320 },
      foyer: residence("69007 Lyon", [380, 0], parents("En séparation", 1, 1)),
    },
    {
      titre: "Troisième année de licence à Nanterre, change de région académique, boursier",
      demandeur: superieur("2005-12-02", "3e année de licence", {
        ...brutDesParents(9000),
        ...parentsA("60000 Beauvais"),
        sortie_region_academique: "Oui",
        boursier: "Oui",
      }),
      foyer: meuble("92000 Nanterre", 590, parents("Un seul parent", 3, 2)),
    },
    {
      titre: "Master 1 à Bordeaux, reste dans sa région, parent veuf à Dax",
      demandeur: superieur("2004-09-12", "1re année de master", {
        ...brutDesParents(27_000),
        ...parentsA("40100 Dax"),
      }),
      foyer: loue("33000 Bordeaux", [510, 50], { ...parents("Un parent décédé", 2, 2), coloc: "Oui" }),
    },
    {
      titre: "Master 2 à Toulouse, orphelin de ses deux parents",
      demandeur: superieur("2003-01-23", "2e année de master"),
      foyer: loue("31000 Toulouse", [480, 40], parents("Les deux parents")),
    },
    {
      titre: "Étudiante en BTS de 18 ans venue de l’aide sociale à l’enfance",
      demandeur: superieur("2008-10-30", "BTS", { mention_baccalaureat: "Assez bien" }),
      foyer: residence("76000 Rouen", [310, 20], parents("Aucun n’a")),
    },
    {
      titre: "BUT à Annecy chez ses parents aisés",
      demandeur: superieur("2007-05-25", "BUT", {
        ...aCharge,
        ...brutDesParents(84_000),
        ...chezSesParents,
        mention_baccalaureat: "Bien",
      }),
      foyer: heberge("74000 Annecy", { ...enCouple, rfr: 78_000, nbptr: 3 }),
    },
    {
      titre: "Classe préparatoire à Paris, parents à Brest, internat de la résidence",
      demandeur: superieur("2008-02-28", "Classe préparatoire", {
        ...aCharge,
        ...brutDesParents(31_000),
        ...parentsA("29200 Brest"),
        mention_baccalaureat: "Très bien",
      }),
      foyer: residence("75005 Paris", [450, 30], {
        ...parents("En couple", 4, 2),
        rfr: 28_500,
        nbptr: 4,
        logement_chambre: "Oui",
      }),
    },
    {
      titre: "Doctorante première année à Strasbourg, salariée de son laboratoire l’an dernier",
      demandeur: superieur("2001-11-05", "1re année de doctorat", {
        ...brutDesParents(20_000),
        ...parentsA("67500 Haguenau"),
      }),
      revenus: { "Bourse de recherche": 1400 },
      foyer: loue("67000 Strasbourg", [560, 60], parents("En couple", 1, 1)),
    },
    {
      titre: "Doctorant deuxième année à Nice, parents à l’étranger",
      demandeur: superieur("2000-08-15", "2e année de doctorat", {
        nationalite: "D’un pays hors",
        ...brutDesParents(0),
      }),
      foyer: meuble("06000 Nice", 650, { ...parents("En couple", 1, 1), _en_france: "Non" }),
    },
    {
      titre: "Doctorante troisième année à Grenoble, 27 ans, en couple",
      demandeur: superieur("1999-06-01", "3e année de doctorat", {
        ...brutDesParents(40_000),
        ...parentsA("38200 Vienne"),
      }),
      conjoint: { date_naissance: "1998-01-01", activite: "En emploi", statut_marital: "Le pacs" },
      revenusDuConjoint: { Salaire: 1800 },
      foyer: loue("38000 Grenoble", [650, 70], parents("En couple", 1, 1)),
    },
    {
      titre: "Autre année du supérieur en établissement hors contrat, à Reims",
      demandeur: superieur("2006-06-06", "Autre", {
        ...brutDesParents(33_000),
        ...parentsA("51100 Reims"),
        statuts_etablissement_scolaire: "Privé hors",
      }),
      foyer: loue("51100 Reims", [430, 30], parents("En séparation", 1, 1)),
    },
    {
      titre: "École privée sous contrat, séjour d’études de six mois à l’étranger",
      demandeur: superieur("2005-04-05", "3e année de licence", {
        ...brutDesParents(26_000),
        ...parentsA("44600 Saint-Nazaire"),
        statuts_etablissement_scolaire: "Privé sous",
        _interetEtudesEtranger: "Oui",
        _dureeMoisEtudesEtranger: 6,
      }),
      foyer: loue("44000 Nantes", [470, 40], enCouple),
    },
    {
      titre: "Étudiante infirmière à Amiens, domaine sanitaire et social, stage en cours",
      demandeur: superieur("2006-01-16", "Autre", {
        ...brutDesParents(15_000),
        ...parentsA("80100 Abbeville"),
        groupe_specialites_formation: "Le sanitaire",
        stagiaire: "Oui",
      }),
      revenus: { "Gratification de stage": 180 },
      foyer: loue("80000 Amiens", [400, 50], parents("En couple", 3, 1)),
    },
    {
      titre: "Étudiant en génie civil qui ne connaît pas le statut de son école",
      demandeur: superieur("2006-10-20", "BTS", {
        ...brutDesParents(19_000),
        ...parentsA("12000 Rodez"),
        groupe_specialites_formation: "Le génie civil",
        statuts_etablissement_scolaire: "Autre, ou",
        ...chezQuelquUn,
      }),
      foyer: heberge("12000 Rodez", parents("En couple", 1, 1)),
    },
    {
      titre: "Grande école du numérique à Roubaix, 24 ans, parents séparés",
      demandeur: numerique("2002-02-20", { ...brutDesParents(12_000), ...parentsA("62000 Arras") }),
      foyer: loue("59100 Roubaix", [390, 30], parents("En séparation", 2, 1)),
    },
    {
      titre: "Remise à niveau à Marseille, 20 ans, parents en couple",
      demandeur: autresEtudes("2006-03-01", { ...brutDesParents(14_000), ...chezSesParents }),
      foyer: heberge("13001 Marseille", parents("En couple", 2, 0)),
    },
    {
      titre: "Étudiante mère d’un bébé, à Lille, seule",
      demandeur: superieur("2004-04-24", "2e année de licence", {
        ...brutDesParents(21_000),
        ...parentsA("59500 Douai"),
      }),
      enfants: [unEnfant("2025-06-26")],
      foyer: loue("59000 Lille", [520, 50], { rsa_isolement_recent: "Oui" }),
    },
    {
      titre: "Étudiant sans logement stable, à Montpellier",
      demandeur: superieur("2007-01-07", "1re année de licence", {
        ...brutDesParents(11_000),
        ...parentsA("30000 Nîmes"),
      }),
      foyer: sansLogement("34000 Montpellier", parents("Un seul parent", 1, 1)),
    },
    {
      titre: "Étudiante salariée à 7 000 euros par an ou plus, à Paris, deux ans seulement",
      demandeur: superieur("2003-05-30", "2e année de master", {
        ...brutDesParents(45_000),
        ...parentsA("78000 Versailles"),
        regime_securite_sociale: "Un autre",
      }),
      revenus: { Salaire: 700 },
      foyer: loue("75018 Paris", [750, 60], { ...parents("En couple", 1, 1) }),
    },
    {
      titre: "Étudiant de 29 ans en reprise d’études, hébergé par une amie",
      demandeur: superieur("1997-08-18", "1re année de licence", {
        ...brutDesParents(30_000),
        ...parentsA("29000 Quimper"),
        ...chezQuelquUn,
      }),
      revenus: { "Rémunération de formation": 723 },
      foyer: heberge("56100 Lorient", parents("En couple", 1, 1)),
    },
  ],
};
