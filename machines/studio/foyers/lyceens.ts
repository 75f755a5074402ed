import {
  aCharge,
  brutDesParents,
  chezSesParents,
  college,
  heberge,
  loue,
  lycee,
  parents,
  parentsA,
  residence,
} from "./communs.ts";
import type { Dits, ThemeDeFoyers } from "./foyer.ts";

const famille = (depcom: string, situation: string, rfr: number, suite: Dits = {}) =>
  heberge(depcom, { ...parents(situation, 2, 0), rfr, ...suite });
/** A pupil who lives with the parents and is on their tax return. */
const chez = (euros: number): Dits => ({ ...aCharge, ...chezSesParents, ...brutDesParents(euros) });

/** Pupils, from 12 years old. */
export const lyceens: ThemeDeFoyers = {
  nom: "lyceens",
  titre: "Collégiens et lycéens",
  foyers: [
    {
      titre: "Collégienne de 12 ans à Guéret, parents modestes",
      demandeur: college("2014-05-05", chez(14_000)),
      foyer: famille("23000 Guéret", "En couple", 12_500, { nbptr: 3 }),
    },
    {
      titre: "Collégien de 14 ans en établissement privé, parents séparés",
      demandeur: college("2012-01-30", { ...chez(28_000), statuts_etablissement_scolaire: "Privé sous" }),
      foyer: famille("53000 Laval", "En séparation", 25_000, { nbptr: 1.5 }),
    },
    {
      titre: "Lycéenne de seconde à Nevers",
      demandeur: lycee("2011-03-03", "Seconde", chez(19_000)),
      foyer: famille("58000 Nevers", "En couple", 17_000, { nbptr: 2.5 }),
    },
    {
      titre: "Lycéen de première, bourse de lycée reçue, à Charleville-Mézières",
      demandeur: lycee("2010-02-12", "Première", chez(11_000)),
      revenus: { "Bourse de lycée": 55 },
      foyer: famille("08000 Charleville-Mézières", "Un seul parent", 9800),
    },
    {
      titre: "Terminale à Vannes, part dans une autre académie sans bourse",
      demandeur: lycee("2009-04-30", "Terminale", { ...chez(31_000), sortie_academie: "Oui" }),
      foyer: famille("56000 Vannes", "En séparation", 28_000, { bourse_lycee: "Non" }),
    },
    {
      titre: "Terminale à Agen, part dans une autre académie avec bourse",
      demandeur: lycee("2009-08-08", "Terminale", { ...chez(13_000), sortie_academie: "Oui" }),
      foyer: famille("47000 Agen", "En couple", 11_000, { bourse_lycee: "Oui", nbptr: 4 }),
    },
    {
      titre: "Terminale à Agen, bourse déclarée en ressource : la question ne se pose plus",
      demandeur: lycee("2009-08-08", "Terminale", { ...chez(13_000), sortie_academie: "Oui" }),
      revenus: { "Bourse de lycée": 60 },
      foyer: famille("47000 Agen", "En couple", 11_000, { nbptr: 4 }),
    },
    {
      titre: "Terminale à Auch, reste dans son académie",
      demandeur: lycee("2008-12-25", "Terminale", {
        ...chez(22_000),
        sortie_academie: "Non",
        regime_securite_sociale: "La mutualité",
      }),
      foyer: famille("32000 Auch", "En couple", 20_000),
    },
    {
      titre: "Première année de CAP à Cherbourg, seize ans, hors contrat",
      demandeur: lycee("2010-10-09", "1re année de CAP", {
        ...chez(16_000),
        statuts_etablissement_scolaire: "Privé hors",
        groupe_specialites_formation: "Le génie civil",
      }),
      foyer: famille("50100 Cherbourg-en-Cotentin", "En couple", 14_000),
    },
    {
      titre: "Deuxième année de CAP à Épinal, dix-sept ans, domaine sanitaire",
      demandeur: lycee("2009-01-17", "2e année de CAP", {
        ...chez(17_500),
        groupe_specialites_formation: "Le sanitaire",
      }),
      foyer: famille("88000 Épinal", "Un parent décédé", 15_500),
    },
    {
      titre: "Lycéen de 18 ans placé, sans autorité parentale, en foyer",
      demandeur: lycee("2008-06-02", "Première", { ...aCharge, regime_securite_sociale: "Je ne sais pas" }),
      foyer: residence("13003 Marseille", [0, 0], parents("Aucun n’a")),
    },
    {
      titre: "Lycéenne orpheline de 17 ans, hébergée par sa tante",
      demandeur: lycee("2009-02-09", "Première", { ...aCharge, habite_chez_parents: "Non" }),
      foyer: heberge("30000 Nîmes", parents("Les deux parents")),
    },
    {
      titre: "Lycéen de 16 ans qui loue près du lycée, parents à 60 kilomètres",
      demandeur: lycee("2010-06-10", "Seconde", {
        ...aCharge,
        ...brutDesParents(35_000),
        ...parentsA("05100 Briançon"),
      }),
      foyer: loue("05000 Gap", [300, 30], { ...parents("En couple", 3, 1), rfr: 32_000 }),
    },
    {
      titre: "Autre année de lycée, 19 ans, propre déclaration, chez ses parents",
      demandeur: lycee("2007-07-21", "Autre", { ...chezSesParents, ...brutDesParents(24_000) }),
      foyer: heberge("36000 Châteauroux", parents("En couple", 2, 0)),
    },
  ],
};
