import {
  aCharge,
  apprenti,
  autresEtudes,
  brutDesParents,
  chezQuelquUn,
  chezSesParents,
  heberge,
  loue,
  lycee,
  meuble,
  parents,
  parentsA,
  professionnalisation,
  residence,
  salarie,
  superieur,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const prive = "Non, privé";
const publique = "Oui, public";

/** Apprentices and contracts of professionalisation, of every level and age. */
export const alternance: ThemeDeFoyers = {
  nom: "alternance",
  titre: "Alternance",
  foyers: [
    {
      titre: "Apprentie de 16 ans en CAP boulangerie, chez ses parents",
      demandeur: lycee("2010-05-15", "1re année de CAP", {
        ...apprenti(prive),
        ...aCharge,
        ...chezSesParents,
        ...brutDesParents(30_000),
        _nombreMoisDebutContratDeTravail: "Moins de",
      }),
      revenus: { Salaire: [480, 480, 480] },
      foyer: heberge("63000 Clermont-Ferrand", { ...parents("En couple"), rfr: 27_000 }),
    },
    {
      titre: "Apprenti de 18 ans en CAP bâtiment, hébergé loin de ses parents",
      demandeur: lycee("2008-02-20", "2e année de CAP", {
        ...apprenti(prive),
        ...chezQuelquUn,
        ...brutDesParents(21_000),
        ...parentsA("19000 Tulle"),
        groupe_specialites_formation: "Le génie civil",
      }),
      revenus: { Salaire: 780 },
      foyer: heberge("87000 Limoges", { _nombreMoisEntreeLogement: "Oui, bientôt" }),
    },
    {
      titre: "Apprenti de 20 ans en BTS dans une mairie, locataire",
      demandeur: superieur("2006-09-19", "BTS", {
        ...apprenti(publique),
        ...brutDesParents(34_000),
        ...parentsA("28000 Chartres"),
        _nombreMoisDebutContratDeTravail: "Entre 3",
      }),
      revenus: { Salaire: 960 },
      foyer: loue("45000 Orléans", [430, 40]),
    },
    {
      titre: "Apprentie de 22 ans en master, venue d’emménager",
      demandeur: superieur("2004-07-14", "1re année de master", {
        ...apprenti(prive),
        ...brutDesParents(41_000),
        ...parentsA("59300 Valenciennes"),
      }),
      revenus: { Salaire: 1250, "Prime d’activité": 150 },
      foyer: meuble("59000 Lille", 540, { _nombreMoisEntreeLogement: "Oui, depuis" }),
    },
    {
      titre: "Apprenti de 26 ans, le contrat vu en trois mois",
      demandeur: superieur("2000-11-20", "Autre", {
        ...apprenti(prive),
        ...brutDesParents(20_000),
        ...parentsA("10000 Troyes"),
      }),
      revenus: { Salaire: 1500 },
      foyer: loue("51000 Châlons-en-Champagne", [450, 40]),
    },
    {
      titre: "Apprenti de 25 ans, le contrat vu en six mois",
      demandeur: superieur("2000-11-21", "Autre", {
        ...apprenti(prive),
        ...brutDesParents(20_000),
        ...parentsA("10000 Troyes"),
      }),
      revenus: { Salaire: 1500 },
      foyer: loue("51000 Châlons-en-Champagne", [450, 40]),
    },
    {
      titre: "Contrat de professionnalisation à 19 ans : les parents restent comptés",
      demandeur: superieur("2007-03-08", "BTS", {
        ...professionnalisation(prive),
        ...brutDesParents(26_000),
        ...parentsA("03200 Vichy"),
      }),
      revenus: { Salaire: 1010 },
      foyer: loue("63000 Clermont-Ferrand", [410, 40], parents("En couple", 2, 1)),
    },
    {
      titre: "Contrat de professionnalisation à 27 ans, un enfant",
      demandeur: superieur("1999-02-02", "3e année de licence", {
        ...professionnalisation(prive),
        ...brutDesParents(26_000),
        ...parentsA("24000 Périgueux"),
      }),
      revenus: { Salaire: 1430 },
      enfants: [unEnfant("2024-10-10")],
      foyer: loue("33000 Bordeaux", [680, 60]),
    },
    {
      titre: "Salariée de 26 ans en contrat de professionnalisation",
      demandeur: salarie("2000-01-05", professionnalisation(publique)),
      revenus: { Salaire: 1426 },
      foyer: loue("21000 Dijon", [510, 50]),
    },
    {
      titre: "Salarié de 24 ans en apprentissage qui se dit salarié",
      demandeur: salarie("2002-04-28", { ...apprenti(prive), _nombreMoisDebutContratDeTravail: "Moins de" }),
      revenus: { Salaire: [1100, 1100] },
      foyer: residence("13008 Marseille", [390, 0]),
    },
    {
      titre: "Apprenti de 17 ans en remise à niveau, parents séparés",
      demandeur: autresEtudes("2009-09-29", {
        ...apprenti(prive),
        ...aCharge,
        ...chezSesParents,
        ...brutDesParents(18_000),
      }),
      revenus: { Salaire: 500 },
      foyer: heberge("65000 Tarbes", {
        ...parents("En séparation"),
        rfr: 16_000,
        participation_frais: "Oui",
      }),
    },
    {
      titre: "Apprentie infirmière de 21 ans, à charge, parent veuf",
      demandeur: superieur("2005-10-11", "Autre", {
        ...apprenti(publique),
        ...aCharge,
        ...brutDesParents(22_000),
        ...parentsA("22000 Saint-Brieuc"),
        groupe_specialites_formation: "Le sanitaire",
      }),
      revenus: { Salaire: 890 },
      foyer: loue("29000 Quimper", [390, 30], { ...parents("Un parent décédé"), rfr: 19_000, nbptr: 2.5 }),
    },
    {
      titre: "Apprenti de 20 ans orphelin, dans une école privée sous contrat",
      demandeur: superieur("2006-06-06", "BUT", {
        ...apprenti(prive),
        ...aCharge,
        statuts_etablissement_scolaire: "Privé sous",
      }),
      revenus: { Salaire: 920 },
      foyer: loue("44000 Nantes", [440, 40], parents("Les deux parents")),
    },
  ],
};
