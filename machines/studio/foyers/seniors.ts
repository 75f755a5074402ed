import {
  chezQuelquUn,
  chomeur,
  handicape,
  heberge,
  inactif,
  loue,
  possede,
  retraite,
  salarie,
} from "./communs.ts";
import type { ThemeDeFoyers } from "./foyer.ts";

/** Older applicants: early and late retirement, help at home, wealth. */
export const seniors: ThemeDeFoyers = {
  nom: "seniors",
  titre: "Après 50 ans",
  foyers: [
    {
      titre: "Retraité de 67 ans, petite pension, seul, à Foix",
      demandeur: retraite("1959-04-09", { gir: "Jamais" }),
      revenus: { Retraite: 720 },
      foyer: loue("09000 Foix", [380, 40]),
    },
    {
      titre: "Retraitée de 67 ans aidée régulièrement, minimum vieillesse reçu",
      demandeur: retraite("1959-04-09", { gir: "Régulièrement", enceinte: "Je ne suis pas" }),
      revenus: { Retraite: 600, "Minimum vieillesse": 440 },
      foyer: possede("23000 Guéret", 0),
    },
    {
      titre: "Retraité de 60 ans le jour même, aidé de temps en temps",
      demandeur: retraite("1966-11-20", { gir: "De temps" }),
      revenus: { Retraite: 1250, "Retraite du combattant": 70, "Loyers reçus": 300 },
      foyer: possede("24000 Périgueux", 0),
    },
    {
      titre: "Retraité de 59 ans : l’aide au quotidien ne se demande pas",
      demandeur: retraite("1966-11-21"),
      revenus: { Retraite: 1250 },
      foyer: possede("24000 Périgueux", 0),
    },
    {
      titre: "Salariée de 55 ans, capital et indemnités d’amiante",
      demandeur: salarie("1971-11-20"),
      revenus: { Salaire: 1400, "Indemnités de victime": 300, "Revenus du capital": 40 },
      foyer: possede("59140 Dunkerque", 0),
    },
    {
      titre: "Chômeur de 57 ans en ASS, divorcé, prestation compensatoire",
      demandeur: chomeur("1969-06-30", "2023-02-01", { ass_precondition_remplie: "Oui" }),
      revenus: { "Allocation de solidarité spécifique": 585, "Prestation compensatoire": 150 },
      foyer: loue("55000 Bar-le-Duc", [360, 40]),
    },
    {
      titre: "Inactive de 63 ans handicapée, hébergée par sa fille",
      demandeur: inactif("1963-01-01", { ...handicape("80 %"), gir: "De temps", ...chezQuelquUn }),
      revenus: { "Allocation aux adultes": 1041 },
      foyer: heberge("82000 Montauban"),
    },
    {
      titre: "Couple de retraités de 64 et 66 ans, une pension et demie",
      demandeur: retraite("1962-03-03", { gir: "Jamais" }),
      revenus: { Retraite: 1100 },
      conjoint: { ...retraite("1960-09-09"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Retraite: 480 },
      foyer: loue("40000 Mont-de-Marsan", [430, 40]),
    },
  ],
};
