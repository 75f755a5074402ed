import {
  aCharge,
  chezQuelquUn,
  chezSesParents,
  chomeur,
  handicape,
  heberge,
  inactif,
  independant,
  loue,
  meuble,
  parents,
  possede,
  residence,
  retraite,
  salarie,
  sansLogement,
  volontaire,
} from "./communs.ts";
import { dansLaBanque, type ThemeDeFoyers } from "./foyer.ts";

const tout = { _interetVoiture: "Oui", _interetLogement: "Oui", _interetEmploi: "Oui" };
const perte = { _aleas: ["La perte"], _interetDiagnostifFinancier: "Oui" };
const smic = { Salaire: 1426 };

/** The bank’s questions, asked of young people alone. */
export const banqueJeunes: ThemeDeFoyers = {
  nom: "banque-jeunes",
  titre: "Banque : jeunes sans enfant",
  foyers: dansLaBanque([
    {
      titre: "Salariée de 19 ans, voiture, à Vannes",
      demandeur: salarie("2007-05-05", { _interetVoiture: "Oui" }),
      revenus: smic,
      foyer: loue("56000 Vannes", [450, 40]),
    },
    {
      titre: "Salarié de 22 ans, projet de logement, à Poitiers",
      demandeur: salarie("2004-02-14", { _interetLogement: "Oui" }),
      revenus: smic,
      foyer: loue("86000 Poitiers", [400, 40]),
    },
    {
      titre: "Chômeuse de 24 ans, emploi cherché, craint la maladie",
      demandeur: chomeur("2002-09-03", "2026-07-01", {
        _interetEmploi: "Oui",
        _aleas: ["Une maladie"],
        _interetDiagnostifFinancier: "Non",
      }),
      revenus: { "Allocation chômage": 840 },
      foyer: loue("80000 Amiens", [410, 40]),
    },
    {
      titre: "Chômeur de 28 ans, tous les projets, tous les événements",
      demandeur: chomeur("1998-08-08", "2025-11-20", {
        ...tout,
        _aleas: ["Une maladie", "Une séparation", "La perte"],
        _interetDiagnostifFinancier: "Oui",
        _interetsAidesVelo: ["Un vélo électrique"],
      }),
      revenus: { "Allocation chômage": 960 },
      foyer: loue("44000 Nantes", [510, 50]),
    },
    {
      titre: "Salariée de 26 ans qui redoute une séparation, en couple",
      demandeur: salarie("2000-03-13", { _aleas: ["Une séparation"], _interetDiagnostifFinancier: "Oui" }),
      revenus: smic,
      conjoint: { ...salarie("1998-12-01"), statut_marital: "Le pacs" },
      revenusDuConjoint: smic,
      foyer: loue("35000 Rennes", [650, 60]),
    },
    {
      titre: "Retraitée de 62 ans, aucun événement redouté",
      demandeur: retraite("1964-06-06", { gir: "Jamais" }),
      revenus: { Retraite: 1150 },
      foyer: possede("16000 Angoulême", 0),
    },
    {
      titre: "Salarié de 58 ans, départ à la retraite en vue",
      demandeur: salarie("1968-01-28", { _aleas: ["Un départ"], _interetDiagnostifFinancier: "Oui" }),
      revenus: { Salaire: 1900 },
      foyer: possede("47000 Agen", 0),
    },
    {
      titre: "Inactif de 20 ans à la charge de ses parents",
      demandeur: inactif("2006-04-24", { ...aCharge, ...chezSesParents, ...tout }),
      foyer: heberge("51100 Reims", { ...parents("En couple"), rfr: 27_000, nbptr: 3 }),
    },
    {
      titre: "Volontaire en service civique de 23 ans, permis et BAFA",
      demandeur: volontaire("2003-11-03", { _interetPermisDeConduire: "Oui", _interetBafa: "Oui", ...perte }),
      revenus: { "Indemnités de volontariat": 620 },
      foyer: meuble("31000 Toulouse", 420, { coloc: "Oui" }),
    },
    {
      titre: "Micro-entrepreneur de 27 ans, voiture et emploi",
      demandeur: independant("1999-07-17", { _interetVoiture: "Oui", _interetEmploi: "Oui" }),
      revenus: { "Micro-entreprise : services": 15_000 },
      foyer: loue("13005 Marseille", [520, 50]),
    },
    {
      titre: "Chômeuse de 21 ans sans logement, au RSA jeune",
      demandeur: chomeur("2005-10-10", "2026-09-01", {
        rsa_jeune_condition_heures_travail_remplie: "Oui",
        ...perte,
      }),
      foyer: sansLogement("69003 Lyon"),
    },
    {
      titre: "Salariée de 25 ans au petit taux d’incapacité",
      demandeur: salarie("2001-01-11", { ...handicape("Moins de"), _interetLogement: "Oui" }),
      revenus: smic,
      foyer: loue("25000 Besançon", [430, 40]),
    },
    {
      titre: "Inactive de 29 ans à 80 %, AAH à demander",
      demandeur: inactif("1997-06-21", { ...handicape("80 %"), ...perte }),
      foyer: loue("14000 Caen", [420, 40]),
    },
    {
      titre: "Salarié de 30 ans, premier achat en cours",
      demandeur: salarie("1996-01-30", { _interetLogement: "Oui" }),
      revenus: { Salaire: 1950 },
      foyer: { statut_occupation_logement: "Propriété, premier achat", loyer: 640, depcom: "72000 Le Mans" },
    },
    {
      titre: "Salariée de 23 ans hébergée, déménagement prévu",
      demandeur: salarie("2003-08-18", { ...chezQuelquUn, ...tout }),
      revenus: { Salaire: 1100 },
      foyer: heberge("33000 Bordeaux", {
        _nombreMoisEntreeLogement: "Oui, bientôt",
        participation_frais: "Oui",
      }),
    },
    {
      titre: "Salarié de 20 ans en foyer de jeunes travailleurs",
      demandeur: salarie("2006-06-26", {
        _nombreMoisDebutContratDeTravail: "Moins de",
        _interetVoiture: "Oui",
      }),
      revenus: { Salaire: [1300, 1300] },
      foyer: residence("57000 Metz", [350, 20]),
    },
    {
      titre: "Jeune de 16 ans sorti de l’école, chez ses parents",
      demandeur: inactif("2010-09-09", { ...aCharge, ...chezSesParents, _interetEmploi: "Oui" }),
      foyer: heberge("02000 Laon", { ...parents("Un seul parent"), rfr: 9000 }),
    },
    {
      titre: "Salariée parisienne de 26 ans, parisienne depuis trois ans",
      demandeur: salarie("2000-05-25", { _interetsAidesVelo: ["Un vélo classique", "Un vélo pliant"] }),
      revenus: { Salaire: 1700 },
      foyer: loue("75020 Paris", [820, 70], { parisien: "Oui" }),
    },
    {
      titre: "Chômeur réunionnais de 22 ans, permis",
      demandeur: chomeur("2004-12-24", "2026-03-03", {
        _interetPermisDeConduire: "Oui",
        _interetEmploi: "Oui",
      }),
      foyer: loue("97410 Saint-Pierre", [420, 40]),
    },
    {
      titre: "Salarié agricole de 24 ans, mutualité sociale agricole",
      demandeur: salarie("2002-07-02", {
        regime_securite_sociale: "La mutualité",
        _interetPermisDeConduire: "Oui",
        _interetVoiture: "Oui",
      }),
      revenus: smic,
      foyer: loue("22000 Saint-Brieuc", [390, 30]),
    },
    {
      titre: "Salariée de 24 ans européenne, locataire de ses grands-parents",
      demandeur: salarie("2002-03-30", { nationalite: "D’un autre pays" }),
      revenus: smic,
      foyer: loue("68000 Colmar", [300, 20], { proprietaire_proche_famille: "Oui" }),
    },
    {
      titre: "Corrige l’événement redouté : le point sur le budget s’ouvre",
      demandeur: salarie("1999-09-29", { _interetDiagnostifFinancier: "Oui" }),
      revenus: smic,
      foyer: loue("58000 Nevers", [380, 40]),
      corrections: { "individu/demandeur/_aleas": ["La perte"] },
    },
  ]),
};
