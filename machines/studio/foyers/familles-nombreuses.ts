import { chomeur, inactif, loue, possede, salarie } from "./communs.ts";
import { unEleve, unEnfant, type EnfantRaconte, type ThemeDeFoyers } from "./foyer.ts";

const bebe = unEnfant("2025-12-24");
const trois = unEnfant("2023-07-01");
const cinq = unEnfant("2021-03-15");
const sept = unEnfant("2019-05-20");
const dix = unEleve("2016-02-10", "Autre");
const douze = unEleve("2014-04-01", "Un collège");
const quatorze = unEleve("2012-06-30", "Un collège");
const seize = unEleve("2010-08-12", "Un lycée");
const dixSept = unEleve("2008-12-05", "Un lycée");
const dixNeuf = unEleve("2007-01-25", "L’enseignement");
const vingt = unEleve("2006-09-18", "L’enseignement");
const vingtEtUn = unEleve("2005-04-22", "Autre");

const mere = inactif("1987-10-14");
const marie = { ...salarie("1985-03-27"), statut_marital: "Le mariage" };
const logement = loue("59200 Tourcoing", [720, 80]);

/** The same married couple, one salary at the minimum wage, by its children. */
const couple = (titre: string, enfants: readonly EnfantRaconte[]) => ({
  titre,
  demandeur: mere,
  conjoint: marie,
  revenusDuConjoint: { Salaire: 1426 },
  enfants,
  foyer: logement,
});

/** The same mother alone, without work, by her children. */
const seule = (titre: string, enfants: readonly EnfantRaconte[]) => ({
  titre,
  demandeur: mere,
  enfants,
  foyer: logement,
});

/** From three to six children, in every order of ages: the amounts by number and age are read side by side. */
export const famillesNombreuses: ThemeDeFoyers = {
  nom: "familles-nombreuses",
  titre: "Familles de trois à six enfants",
  foyers: [
    couple("Couple au SMIC, trois enfants de 5, 7 et 10 ans", [dix, sept, cinq]),
    couple("Couple au SMIC, trois enfants de 5, 7 et 10 ans, le deuxième dit en premier", [sept, dix, cinq]),
    couple("Couple au SMIC, trois enfants de 5, 7 et 10 ans, le plus petit dit en deuxième", [
      dix,
      cinq,
      sept,
    ]),
    couple("Couple au SMIC, trois enfants de 5, 7 et 10 ans, le plus petit dit en premier", [
      cinq,
      dix,
      sept,
    ]),
    couple("Couple au SMIC, trois enfants dont un bébé", [bebe, cinq, dix]),
    couple("Couple au SMIC, trois collégiens et lycéens", [quatorze, douze, seize]),
    couple("Couple au SMIC, trois grands de 17, 19 et 20 ans", [dixSept, dixNeuf, vingt]),
    couple("Couple au SMIC, quatre enfants de 3 à 14 ans", [trois, sept, douze, quatorze]),
    couple("Couple au SMIC, quatre enfants du plus petit au plus grand, bébé compris", [
      bebe,
      trois,
      seize,
      dixNeuf,
    ]),
    couple("Couple au SMIC, cinq enfants de 3 à 17 ans", [trois, cinq, dix, quatorze, dixSept]),
    couple("Couple au SMIC, cinq enfants dont un de 21 ans qui ne compte plus", [
      vingtEtUn,
      seize,
      douze,
      sept,
      cinq,
    ]),
    couple("Couple au SMIC, six enfants du bébé au lycéen", [bebe, cinq, sept, dix, douze, seize]),
    couple("Couple au SMIC, six enfants d’âges mêlés, jusqu’à 20 ans", [
      vingt,
      trois,
      dixSept,
      sept,
      quatorze,
      bebe,
    ]),
    seule("Mère seule sans emploi, trois enfants de 3, 7 et 12 ans", [trois, sept, douze]),
    seule("Mère seule sans emploi, quatre enfants dont un bébé", [bebe, dix, quatorze, dixSept]),
    seule("Mère seule sans emploi, cinq enfants", [cinq, sept, dix, douze, quatorze]),
    seule("Mère seule sans emploi, six enfants", [trois, cinq, sept, douze, seize, dixNeuf]),
    {
      titre: "Couple aisé, trois enfants de 7, 12 et 16 ans : allocations réduites",
      demandeur: salarie("1984-01-11"),
      revenus: { Salaire: 5200 },
      conjoint: { ...salarie("1983-09-02"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 4400 },
      enfants: [sept, douze, seize],
      foyer: possede("92100 Boulogne-Billancourt", 1900),
    },
    {
      titre: "Père veuf, trois enfants, chômage en fin de droits, à Avignon",
      demandeur: chomeur("1983-02-02", "2024-11-01", { ass_precondition_remplie: "Oui" }),
      revenus: { "Allocation de solidarité spécifique": 580 },
      enfants: [seize, douze, sept],
      foyer: loue("84000 Avignon", [620, 40]),
    },
    {
      titre: "Famille recomposée, quatre enfants dont deux en garde alternée",
      demandeur: salarie("1988-06-20"),
      revenus: { Salaire: 1750 },
      conjoint: { ...salarie("1990-10-30"), statut_marital: "Aucun" },
      revenusDuConjoint: { Salaire: 1500 },
      enfants: [
        unEleve("2014-05-05", "Un collège", { garde_alternee: "Oui" }),
        unEnfant("2018-12-18", { garde_alternee: "Oui" }),
        unEnfant("2022-02-22"),
        unEnfant("2024-04-24"),
      ],
      foyer: loue("31000 Toulouse", [980, 90]),
    },
    {
      titre: "Mère seule, six enfants ajoutés, le premier retiré et un autre repris",
      demandeur: mere,
      enfants: [
        unEnfant("2015-01-01", { scolarite: "Un collège" }, { retire: "à la fin" }),
        unEnfant(
          "2017-03-03",
          { scolarite: "Autre" },
          { repris: { date_naissance: "2013-03-03", scolarite: "Un collège" } },
        ),
        unEnfant("2020-05-05"),
        unEnfant("2021-06-06"),
        unEnfant("2022-07-07"),
        unEnfant("2023-08-08"),
      ],
      foyer: logement,
    },
  ],
};
