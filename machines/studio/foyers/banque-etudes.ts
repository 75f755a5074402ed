import {
  aCharge,
  apprenti,
  brutDesParents,
  chezSesParents,
  college,
  heberge,
  loue,
  lycee,
  meuble,
  numerique,
  parents,
  parentsA,
  professionnalisation,
  residence,
  superieur,
} from "./communs.ts";
import { dansLaBanque, unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const enCouple = parents("En couple", 2, 1);
const chez = (euros: number) => ({ ...aCharge, ...chezSesParents, ...brutDesParents(euros) });
const projets = { _interetPermisDeConduire: "Oui", _interetVoiture: "Oui", _interetEmploi: "Oui" };

/** The bank’s questions, asked of those who study. */
export const banqueEtudes: ThemeDeFoyers = {
  nom: "banque-etudes",
  titre: "Banque : collège, lycée, études, alternance",
  foyers: dansLaBanque([
    {
      titre: "Collégien de 13 ans, parents modestes, à Lens",
      demandeur: college("2013-06-13", chez(13_000)),
      foyer: heberge("62300 Lens", { ...parents("En couple", 4, 0), rfr: 11_000, nbptr: 4 }),
    },
    {
      titre: "Lycéenne de seconde de 15 ans, à Auxerre",
      demandeur: lycee("2011-05-05", "Seconde", chez(24_000)),
      foyer: heberge("89000 Auxerre", { ...parents("En séparation", 1, 0), rfr: 21_000 }),
    },
    {
      titre: "Terminale qui part étudier ailleurs, stage cherché",
      demandeur: lycee("2009-01-19", "Terminale", { ...chez(20_000), ...projets, sortie_academie: "Oui" }),
      foyer: heberge("19000 Tulle", { ...enCouple, rfr: 18_000, bourse_lycee: "Oui" }),
    },
    {
      titre: "CAP de 17 ans, orphelin de père",
      demandeur: lycee("2009-09-09", "2e année de CAP", chez(15_000)),
      foyer: heberge("55000 Bar-le-Duc", { ...parents("Un parent décédé", 2, 0), rfr: 13_500, nbptr: 3 }),
    },
    {
      titre: "Étudiante de première année boursière, projet de logement",
      demandeur: superieur("2008-07-28", "1re année de licence", {
        ...aCharge,
        ...brutDesParents(17_000),
        ...parentsA("46000 Cahors"),
        mention_baccalaureat: "Bien",
        _interetLogement: "Oui",
      }),
      foyer: residence("31000 Toulouse", [320, 0], { ...enCouple, rfr: 15_000, nbptr: 3 }),
    },
    {
      titre: "Étudiant en BUT, job et voiture",
      demandeur: superieur("2007-03-17", "BUT", {
        ...brutDesParents(32_000),
        ...parentsA("27000 Évreux"),
        ...projets,
      }),
      revenus: { Salaire: 450 },
      foyer: loue("76000 Rouen", [410, 40], enCouple),
    },
    {
      titre: "Étudiante en licence 3 qui change de région, boursière",
      demandeur: superieur("2005-12-25", "3e année de licence", {
        ...brutDesParents(12_000),
        ...parentsA("65000 Tarbes"),
        sortie_region_academique: "Oui",
        boursier: "Oui",
      }),
      revenus: { "Bourse de l’enseignement": 420 },
      foyer: loue("64000 Pau", [380, 30], parents("Un seul parent", 2, 1)),
    },
    {
      titre: "Étudiant en master 2 à l’étranger pour un semestre",
      demandeur: superieur("2003-10-13", "2e année de master", {
        ...brutDesParents(28_000),
        ...parentsA("54000 Nancy"),
        _interetEtudesEtranger: "Oui",
        _dureeMoisEtudesEtranger: 5,
      }),
      foyer: loue("67000 Strasbourg", [450, 50], parents("En couple", 1, 1)),
    },
    {
      titre: "Doctorante étrangère, parents hors de France",
      demandeur: superieur("1999-02-09", "2e année de doctorat", {
        nationalite: "D’un pays hors",
        ...brutDesParents(0),
      }),
      foyer: meuble("91300 Massy", 620, { ...parents("En couple", 1, 1), _en_france: "Non" }),
    },
    {
      titre: "Classe préparatoire chez des parents aisés",
      demandeur: superieur("2008-08-08", "Classe préparatoire", {
        ...chez(95_000),
        mention_baccalaureat: "Très bien avec",
      }),
      foyer: heberge("78000 Versailles", { ...parents("En couple", 3, 2), rfr: 90_000, nbptr: 4 }),
    },
    {
      titre: "École du numérique, 25 ans, séparée de sa famille",
      demandeur: numerique("2001-04-11", projets),
      foyer: loue("93500 Pantin", [560, 50], parents("Aucun n’a")),
    },
    {
      titre: "Étudiante infirmière, maladie redoutée",
      demandeur: superieur("2006-02-26", "Autre", {
        ...brutDesParents(23_000),
        ...parentsA("85000 La Roche-sur-Yon"),
        groupe_specialites_formation: "Le sanitaire",
        stagiaire: "Oui",
        _aleas: ["Une maladie"],
        _interetDiagnostifFinancier: "Oui",
      }),
      revenus: { "Gratification de stage": 200 },
      foyer: loue("44000 Nantes", [430, 40], enCouple),
    },
    {
      titre: "Étudiante mère d’un bébé, en couple avec un étudiant",
      demandeur: superieur("2004-11-24", "2e année de licence", {
        ...brutDesParents(20_000),
        ...parentsA("72000 Le Mans"),
        _interetLogement: "Oui",
      }),
      conjoint: { date_naissance: "2003-03-23", activite: "En études", statut_marital: "Aucun" },
      enfants: [unEnfant("2026-02-22")],
      foyer: loue("49000 Angers", [520, 50]),
    },
    {
      titre: "Étudiante guadeloupéenne chez ses parents",
      demandeur: superieur("2007-08-27", "2e année de licence", {
        ...brutDesParents(21_000),
        ...chezSesParents,
        ...projets,
      }),
      foyer: heberge("97139 Les Abymes", enCouple),
    },
    {
      titre: "Apprenti de 17 ans chez ses parents, permis aidé",
      demandeur: lycee("2009-03-03", "1re année de CAP", {
        ...apprenti("Non, privé"),
        ...chez(26_000),
        ...projets,
      }),
      revenus: { Salaire: 560 },
      foyer: heberge("15000 Aurillac", { ...parents("En couple"), rfr: 23_000 }),
    },
    {
      titre: "Apprentie de 21 ans en licence, loge près de l’employeur",
      demandeur: superieur("2005-07-15", "3e année de licence", {
        ...apprenti("Non, privé"),
        ...brutDesParents(30_000),
        ...parentsA("40100 Dax"),
        ...projets,
      }),
      revenus: { Salaire: 1080 },
      foyer: loue("33000 Bordeaux", [490, 40], { _nombreMoisEntreeLogement: "Oui, depuis" }),
    },
    {
      titre: "Apprenti de 23 ans dans un hôpital public, domaine sanitaire",
      demandeur: superieur("2003-05-23", "Autre", {
        ...apprenti("Oui, public"),
        ...brutDesParents(25_000),
        ...parentsA("10000 Troyes"),
        groupe_specialites_formation: "Le sanitaire",
        _nombreMoisDebutContratDeTravail: "Entre 3",
      }),
      revenus: { Salaire: [1150, 1150, 1150, 1150] },
      foyer: residence("51100 Reims", [340, 10]),
    },
    {
      titre: "Contrat de professionnalisation de 20 ans, parents divorcés",
      demandeur: superieur("2006-09-06", "BTS", {
        ...professionnalisation("Non, privé"),
        ...brutDesParents(18_000),
        ...parentsA("26000 Valence"),
      }),
      revenus: { Salaire: 1050 },
      foyer: loue("38000 Grenoble", [430, 40], parents("En séparation", 2, 1)),
    },
    {
      titre: "Étudiant en colocation à Paris, vélo classique",
      demandeur: superieur("2006-12-06", "1re année de licence", {
        ...brutDesParents(38_000),
        ...parentsA("45000 Orléans"),
        _interetsAidesVelo: ["Un vélo classique"],
      }),
      foyer: loue("75013 Paris", [580, 30], { ...enCouple, coloc: "Oui" }),
    },
    {
      titre: "Corrige son contrat d’alternance : les parents ne sont plus comptés",
      demandeur: superieur("2006-10-26", "BTS", {
        ...professionnalisation("Non, privé"),
        ...brutDesParents(18_000),
        ...parentsA("26000 Valence"),
      }),
      revenus: { Salaire: 1050 },
      foyer: loue("38000 Grenoble", [430, 40], enCouple),
      corrections: { "individu/demandeur/_contrat_alternant": "Un contrat d’apprentissage" },
    },
  ]),
};
