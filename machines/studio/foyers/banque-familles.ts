import { achete, chomeur, handicape, inactif, independant, loue, possede, salarie } from "./communs.ts";
import {
  dansLaBanque,
  unEleve,
  unEnfant,
  type EnfantRaconte,
  type FoyerRaconte,
  type ThemeDeFoyers,
} from "./foyer.ts";

const projets = {
  _interetVoiture: "Oui",
  _interetLogement: "Oui",
  _aleas: ["Une séparation", "La perte"],
  _interetDiagnostifFinancier: "Oui",
};
const sixAns = unEnfant("2020-04-14");
const deux = unEnfant("2024-05-25");
const onze = unEleve("2015-02-27", "Un collège");
const quinze = unEleve("2011-07-07", "Un lycée");
const dixHuit = unEleve("2008-06-18", "Un lycée");
const vingt = unEleve("2006-01-20", "L’enseignement");
const conjointe = { ...salarie("1990-09-09"), statut_marital: "Le mariage" };

/** The same couple with two salaries, by its children. */
const couple = (titre: string, enfants: readonly EnfantRaconte[]): FoyerRaconte => ({
  titre,
  demandeur: salarie("1988-08-18", projets),
  revenus: { Salaire: 1550 },
  conjoint: conjointe,
  revenusDuConjoint: { Salaire: 1250 },
  enfants,
  foyer: achete("44600 Saint-Nazaire", 880),
});

/** The same mother alone, by her children. */
const seule = (titre: string, enfants: readonly EnfantRaconte[]): FoyerRaconte => ({
  titre,
  demandeur: chomeur("1990-12-12", "2026-05-15", projets),
  revenus: { "Allocation chômage": 870 },
  enfants,
  foyer: loue("87000 Limoges", [520, 60]),
});

/** The bank’s questions, asked of families. */
export const banqueFamilles: ThemeDeFoyers = {
  nom: "banque-familles",
  titre: "Banque : familles",
  foyers: dansLaBanque([
    couple("Couple à deux salaires, un enfant de six ans", [sixAns]),
    couple("Couple à deux salaires, un bébé de deux ans et un collégien", [onze, deux]),
    couple("Couple à deux salaires, trois enfants de 2, 6 et 11 ans", [deux, sixAns, onze]),
    couple("Couple à deux salaires, quatre enfants jusqu’au lycée", [quinze, onze, sixAns, deux]),
    couple("Couple à deux salaires, cinq enfants dont un majeur au lycée", [
      dixHuit,
      quinze,
      onze,
      sixAns,
      deux,
    ]),
    couple("Couple à deux salaires, six enfants dont une étudiante", [
      vingt,
      dixHuit,
      quinze,
      onze,
      sixAns,
      deux,
    ]),
    seule("Mère seule au chômage, un lycéen", [quinze]),
    seule("Mère seule au chômage, deux enfants d’école et de collège", [sixAns, onze]),
    seule("Mère seule au chômage, trois enfants dont une étudiante", [vingt, quinze, sixAns]),
    seule("Mère seule au chômage, quatre enfants dont un petit", [deux, sixAns, onze, dixHuit]),
    {
      titre: "Futurs parents mariés, elle enceinte, deux salaires",
      demandeur: salarie("1997-07-07", { enceinte: "Oui", _interetLogement: "Oui" }),
      revenus: { Salaire: 1700 },
      conjoint: { ...salarie("1996-06-06"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1800 },
      foyer: loue("67000 Strasbourg", [780, 80]),
    },
    {
      titre: "Père seul, enfant handicapé de 10 ans, voiture adaptée",
      demandeur: salarie("1989-05-05", { _interetVoiture: "Oui" }),
      revenus: { Salaire: 1480, "Allocation d’éducation": 151 },
      enfants: [unEleve("2016-03-16", "Autre", handicape("80 %"))],
      foyer: possede("76600 Le Havre", 450),
    },
    {
      titre: "Mère seule, deux enfants en garde alternée, séparation récente",
      demandeur: salarie("1991-10-21", { _aleas: ["Une séparation"], _interetDiagnostifFinancier: "Non" }),
      revenus: { Salaire: 1390, "Pension alimentaire": 120 },
      enfants: [
        unEnfant("2019-09-19", { garde_alternee: "Oui" }),
        unEnfant("2021-12-01", { garde_alternee: "Oui" }),
      ],
      foyer: loue("31000 Toulouse", [720, 60], { rsa_isolement_recent: "Oui" }),
    },
    {
      titre: "Famille agricole de quatre enfants, une exploitation et un temps partiel",
      demandeur: independant("1987-02-17", projets),
      revenus: { "Bénéfice agricole": 12_000 },
      conjoint: { ...salarie("1988-11-11"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 640 },
      enfants: [onze, sixAns, deux, quinze],
      foyer: possede("29600 Morlaix", 700),
    },
    {
      titre: "Couple au RSA, deux petits, à Roubaix",
      demandeur: inactif("1999-01-19", projets),
      revenus: { "Revenu minimum": 970 },
      conjoint: { ...inactif("1998-04-04"), statut_marital: "Aucun" },
      enfants: [deux, unEnfant("2026-04-30")],
      foyer: loue("59100 Roubaix", [530, 50]),
    },
    {
      titre: "Conjointe étudiante et un bébé, un salaire au SMIC",
      demandeur: salarie("1999-12-19", { _interetsAidesVelo: ["Un vélo cargo électrique"] }),
      revenus: { Salaire: 1426 },
      conjoint: { date_naissance: "2002-02-02", activite: "En études", statut_marital: "Le pacs" },
      enfants: [unEnfant("2026-07-07")],
      foyer: loue("38000 Grenoble", [620, 60]),
    },
    {
      titre: "Mère martiniquaise de trois enfants, aide à domicile",
      demandeur: salarie("1992-02-22", { ...projets, _interetAidesSanitaireSocial: "Oui" }),
      revenus: { Salaire: 1050 },
      enfants: [sixAns, onze, quinze],
      foyer: loue("97200 Fort-de-France", [500, 40]),
    },
    {
      titre: "Couple aisé de deux enfants, projet de voiture électrique",
      demandeur: salarie("1985-05-15", { _interetVoiture: "Oui" }),
      revenus: { Salaire: 5200 },
      conjoint: { ...salarie("1986-06-16"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 4100 },
      enfants: [sixAns, onze],
      foyer: possede("92200 Neuilly-sur-Seine", 2500),
    },
    {
      titre: "Grand-mère de 61 ans qui élève un petit-fils collégien",
      demandeur: inactif("1965-03-03", {
        gir: "Jamais",
        _aleas: ["Une maladie"],
        _interetDiagnostifFinancier: "Oui",
      }),
      revenus: { "Revenu minimum": 800 },
      enfants: [onze],
      foyer: possede("03000 Moulins", 0),
    },
    {
      titre: "Famille de trois enfants dont le dernier retiré de la liste",
      demandeur: salarie("1990-01-31", projets),
      revenus: { Salaire: 1600 },
      enfants: [quinze, onze, unEnfant("2022-10-12", {}, { retire: "à la fin" })],
      foyer: loue("10000 Troyes", [560, 60]),
    },
  ]),
};
