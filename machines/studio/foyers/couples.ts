import {
  achete,
  chezQuelquUn,
  chomeur,
  heberge,
  handicape,
  inactif,
  independant,
  loue,
  meuble,
  possede,
  retraite,
  salarie,
  volontaire,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const demandeur = salarie("1998-04-04");
const smic = { Salaire: 1426 };
const foyer = loue("45000 Orléans", [600, 50]);

/** A young employee and every kind of partner. */
export const couples: ThemeDeFoyers = {
  nom: "couples",
  titre: "Couples",
  foyers: [
    {
      titre: "Salarié au SMIC et étudiante, en union libre",
      demandeur,
      revenus: smic,
      conjoint: { date_naissance: "2003-03-03", activite: "En études", statut_marital: "Aucun" },
      foyer,
    },
    {
      titre: "Deux salaires au SMIC, mariés",
      demandeur,
      revenus: smic,
      conjoint: { ...salarie("1999-09-09"), statut_marital: "Le mariage" },
      revenusDuConjoint: smic,
      foyer,
    },
    {
      titre: "Salarié au SMIC et micro-entrepreneuse, pacsés",
      demandeur,
      revenus: smic,
      conjoint: { ...independant("1997-07-07"), statut_marital: "Le pacs" },
      revenusDuConjoint: { "Micro-entreprise : services": 9000 },
      foyer,
    },
    {
      titre: "Salarié au SMIC et volontaire en service civique",
      demandeur,
      revenus: smic,
      conjoint: { ...volontaire("2003-11-11"), statut_marital: "Aucun" },
      revenusDuConjoint: { "Indemnités de volontariat": 620 },
      foyer,
    },
    {
      titre: "Salarié au SMIC et chercheuse d’emploi depuis hier, cinq ans travaillés",
      demandeur,
      revenus: smic,
      conjoint: {
        ...chomeur("1994-02-24", "2026-11-19", { ass_precondition_remplie: "Oui" }),
        statut_marital: "Le pacs",
      },
      foyer,
    },
    {
      titre: "Salarié au SMIC et conjointe au foyer, inapte au travail",
      demandeur,
      revenus: smic,
      conjoint: { ...inactif("1996-06-26", { inapte_travail: "Oui" }), statut_marital: "Le mariage" },
      foyer,
    },
    {
      titre: "Salarié au SMIC et conjoint retraité de 63 ans",
      demandeur: salarie("1975-01-01"),
      revenus: smic,
      conjoint: { ...retraite("1963-05-05"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Retraite: 980, "Retraite du combattant": 70 },
      foyer: possede("45000 Orléans", 0),
    },
    {
      titre: "Salarié au SMIC et conjointe de 31 ans le jour même, sans retraite à choisir",
      demandeur,
      revenus: smic,
      conjoint: { ...inactif("1995-11-20"), statut_marital: "Aucun" },
      foyer,
    },
    {
      titre: "Salarié et conjointe handicapée à 80 %, qui touche l’AAH",
      demandeur,
      revenus: smic,
      conjoint: { ...inactif("1996-08-16"), statut_marital: "Le mariage", ...handicape("80 %") },
      revenusDuConjoint: { "Allocation aux adultes": 1041 },
      foyer,
    },
    {
      titre: "Salarié et conjoint au taux moyen avec restriction d’emploi",
      demandeur,
      revenus: smic,
      conjoint: {
        ...chomeur("1995-02-05", "2026-01-05"),
        statut_marital: "Le pacs",
        ...handicape("De 50 %", { aah_restriction_substantielle_durable_acces_emploi: "Oui" }),
      },
      foyer,
    },
    {
      titre: "Salarié et conjoint au taux moyen, sans restriction reconnue",
      demandeur,
      revenus: smic,
      conjoint: {
        ...chomeur("1995-02-05", "2026-01-05"),
        statut_marital: "Le pacs",
        ...handicape("De 50 %", { aah_restriction_substantielle_durable_acces_emploi: "Non" }),
      },
      foyer,
    },
    {
      titre: "Salarié et conjointe au petit taux, pour qui la grossesse ne se pose pas",
      demandeur,
      revenus: smic,
      conjoint: {
        ...salarie("1970-02-05"),
        statut_marital: "Aucun",
        ...handicape("Moins de"),
        enceinte: "La question",
      },
      revenusDuConjoint: { Salaire: 900 },
      foyer,
    },
    {
      titre: "Couple de nationalités européenne et hors d’Europe, hébergé",
      demandeur: { ...demandeur, nationalite: "D’un autre pays", ...chezQuelquUn },
      revenus: smic,
      conjoint: { ...inactif("1999-01-31"), nationalite: "D’un pays hors", statut_marital: "Le mariage" },
      foyer: heberge("93200 Saint-Denis", { participation_frais: "Oui" }),
    },
    {
      titre: "Deux chômeurs indemnisés sans enfant, dont un conjoint européen",
      demandeur: chomeur("1997-10-17", "2026-04-01"),
      revenus: { "Allocation chômage": 910 },
      conjoint: {
        ...chomeur("1998-12-08", "2026-03-01"),
        nationalite: "D’un autre pays",
        statut_marital: "Aucun",
      },
      revenusDuConjoint: { "Allocation chômage": 720 },
      foyer: meuble("87000 Limoges", 520),
    },
    {
      titre: "Couple de trentenaires, prêt du premier achat, un enfant, deux salaires",
      demandeur: salarie("1994-04-14"),
      revenus: { Salaire: 1900 },
      conjoint: { ...salarie("1993-03-23"), statut_marital: "Le mariage" },
      revenusDuConjoint: { Salaire: 1700 },
      enfants: [unEnfant("2023-12-12")],
      foyer: achete("33600 Pessac", 1050),
    },
  ],
};
