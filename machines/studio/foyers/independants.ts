import { chezQuelquUn, heberge, independant, loue, meuble, possede, salarie } from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const autre = (somme: number, activite: string) => ({ "Autre activité indépendante": { somme, activite } });

/** Every kind of self-employed income. */
export const independants: ThemeDeFoyers = {
  nom: "independants",
  titre: "Travail indépendant",
  foyers: [
    {
      titre: "Micro-entrepreneuse de 24 ans, ventes en ligne, à Rennes",
      demandeur: independant("2002-01-24"),
      revenus: { "Micro-entreprise : ventes": 14_000 },
      foyer: loue("35000 Rennes", [450, 40]),
    },
    {
      titre: "Livreur de 22 ans, services, à Lyon",
      demandeur: independant("2004-06-14"),
      revenus: { "Micro-entreprise : services": 11_500 },
      foyer: meuble("69003 Lyon", 520),
    },
    {
      titre: "Graphiste de 29 ans, activité libérale, à Marseille",
      demandeur: independant("1997-01-31"),
      revenus: { "Micro-entreprise : activité libérale": 18_400 },
      foyer: loue("13006 Marseille", [560, 50]),
    },
    {
      titre: "Jeune agriculteur de 26 ans, bénéfice agricole, dans le Gers",
      demandeur: independant("2000-08-30"),
      revenus: { "Bénéfice agricole": 7200 },
      foyer: possede("32000 Auch", 300),
    },
    {
      titre: "Agricultrice de 25 ans au régime agricole, année de perte",
      demandeur: independant("2001-11-02", { regime_securite_sociale: "La mutualité" }),
      revenus: { "Bénéfice agricole": -2500 },
      foyer: possede("12000 Rodez", 250),
    },
    {
      titre: "Artisan de 28 ans, bénéfices commerciaux",
      demandeur: independant("1998-03-03"),
      revenus: autre(16_000, "Commerce"),
      foyer: loue("88000 Épinal", [420, 40]),
    },
    {
      titre: "Brocanteur de 30 ans, achat et revente",
      demandeur: independant("1996-09-06"),
      revenus: autre(9000, "Achat"),
      foyer: loue("61000 Alençon", [400, 30]),
    },
    {
      titre: "Infirmière libérale de 27 ans, un enfant, à Nice",
      demandeur: independant("1999-12-30"),
      revenus: autre(31_000, "Profession"),
      enfants: [unEnfant("2025-02-02")],
      foyer: loue("06000 Nice", [820, 70]),
    },
    {
      titre: "Deux activités cumulées et un salaire à côté, hébergé",
      demandeur: independant("2000-05-20", chezQuelquUn),
      revenus: { Salaire: 400, "Micro-entreprise : ventes": 3000, "Micro-entreprise : services": 2500 },
      foyer: heberge("94000 Créteil", { participation_frais: "Oui" }),
    },
    {
      titre: "Salarié et conjoint exploitant agricole, deux enfants",
      demandeur: salarie("1990-02-19"),
      revenus: { Salaire: 1500 },
      conjoint: { ...independant("1988-04-12"), statut_marital: "Le mariage" },
      revenusDuConjoint: { "Bénéfice agricole": 9800 },
      enfants: [unEnfant("2021-06-06"), unEnfant("2023-09-09")],
      foyer: possede("35500 Vitré", 560),
    },
    {
      titre: "Indépendante sans aucun revenu déclaré, 23 ans",
      demandeur: independant("2003-07-23"),
      foyer: loue("17000 La Rochelle", [480, 40]),
    },
  ],
};
