import {
  aCharge,
  achete,
  apprenti,
  brutDesParents,
  chezSesParents,
  chomeur,
  handicape,
  heberge,
  inactif,
  independant,
  loue,
  lycee,
  meuble,
  parents,
  parentsA,
  possede,
  residence,
  retraite,
  salarie,
  sansLogement,
  superieur,
  volontaire,
} from "../foyers/communs.ts";
import { type FoyerRaconte, unEleve, unEnfant } from "../foyers/foyer.ts";

/** The twelve households that walk everywhere, by name: browser tests, the inspector, the differences. */
const contes = {
  boursiereARennes: {
    titre: "étudiante boursière de 20 ans, licence 2 à Rennes, parents en couple à Saint-Malo",
    demandeur: superieur("2006-03-14", "2e année de licence", {
      mention_baccalaureat: "Bien",
      ...aCharge,
      ...brutDesParents(24_000),
      ...parentsA("35400"),
      _interetBafa: "Oui",
      _interetEtudesEtranger: "Oui",
      _dureeMoisEtudesEtranger: 6,
    }),
    revenus: { Salaire: 350, "Bourse de l’enseignement": 280 },
    foyer: loue("35000", [420, 40], { ...parents("En couple", 2, 1), rfr: 21_000 }),
  },
  mereSeule: {
    titre: "mère seule de deux enfants, employée dans une commune rurale du Lot",
    demandeur: salarie("1995-06-02", { _interetPermisDeConduire: "Oui" }),
    revenus: { Salaire: 1250 },
    enfants: [unEleve("2015-09-10", "Un collège"), unEnfant("2019-01-20")],
    foyer: loue("46240", [480, 30]),
  },
  coupleAuChomage: {
    titre: "couple sans emploi à Lille, 27 et 26 ans",
    demandeur: chomeur("1999-02-11", "2026-01-15", { _interetPermisDeConduire: "Oui" }),
    revenus: { "Allocation chômage": 820 },
    conjoint: chomeur("2000-05-05", "2025-11-02", {
      nationalite: "D’un autre pays",
      statut_marital: "Le pacs",
    }),
    foyer: meuble("59000", 610),
  },
  lyceenEnTerminale: {
    titre: "lycéen en terminale chez ses parents à Vannes",
    demandeur: lycee("2009-04-30", "Terminale", {
      ...aCharge,
      ...chezSesParents,
      ...brutDesParents(31_000),
      enceinte: "Je ne suis pas",
      sortie_academie: "Oui",
      _interetBafa: "Oui",
    }),
    foyer: heberge("56000", { ...parents("En séparation", 1, 0), bourse_lycee: "Oui", rfr: 28_000 }),
  },
  apprentieChezSesParents: {
    titre: "apprentie de 18 ans chez ses parents à Clermont-Ferrand",
    demandeur: lycee("2008-02-20", "2e année de CAP", {
      ...apprenti("Non, privé"),
      ...aCharge,
      ...chezSesParents,
      ...brutDesParents(36_000),
      _interetPermisDeConduire: "Oui",
    }),
    revenus: { Salaire: 780.5 },
    foyer: heberge("63000", { ...parents("En couple"), rfr: 30_500, nbptr: 3 }),
  },
  jeuneAdulteHandicape: {
    titre: "jeune adulte de 23 ans, handicap reconnu à 65 %, à Bordeaux",
    demandeur: inactif("2003-10-05", {
      ...handicape("De 50 %", { aah_restriction_substantielle_durable_acces_emploi: "Oui" }),
    }),
    revenus: { "Allocation aux adultes": 1016.05 },
    foyer: loue("33000", [390, 45]),
  },
  sansDomicile: {
    titre: "19 ans, sans logement stable, à Strasbourg",
    demandeur: chomeur("2007-08-14", "2026-06-01", { regime_securite_sociale: "Je ne sais pas" }),
    foyer: sansLogement("67000"),
  },
  independante: {
    titre: "micro-entrepreneuse de 29 ans à Marseille, en union libre",
    demandeur: independant("1997-01-31"),
    revenus: {
      "Micro-entreprise : activité": 18_400,
      "Autre activité": { somme: 1200, activite: "Commerce" },
    },
    conjoint: salarie("1994-12-24", {
      nationalite: "D’un pays hors",
      statut_marital: "Aucun",
      enceinte: "Oui",
    }),
    revenusDuConjoint: { Salaire: 1480 },
    foyer: loue("13001", [720, 60]),
  },
  serviceCivique: {
    titre: "volontaire en service civique de 21 ans, en colocation à Nantes",
    demandeur: volontaire("2005-05-05", { _interetBafa: "Oui" }),
    revenus: { "Indemnités de volontariat": 620 },
    foyer: meuble("44000", 350, { coloc: "Oui" }),
  },
  grandParent: {
    titre: "grand-parent retraité de 67 ans, propriétaire dans la Creuse",
    demandeur: retraite("1959-03-03", { gir: "De temps", enceinte: "Je ne suis pas" }),
    revenus: { Retraite: 980 },
    foyer: possede("23000", 0),
  },
  proprietaire: {
    titre: "employé de 28 ans qui achète son premier logement à Dijon, un enfant",
    demandeur: salarie("1998-07-17"),
    revenus: { Salaire: 1890 },
    enfants: [
      unEnfant(
        "2024-04-04",
        { _firstName: "Alba", ...handicape("80 %") },
        { revenus: { "Pension alimentaire": 90 } },
      ),
    ],
    foyer: achete("21000", 810),
  },
  etudianteAParis: {
    titre: "étudiante de 22 ans en master 1 à Paris, parents à l’étranger",
    demandeur: superieur("2004-11-11", "1re année de master", {
      nationalite: "D’un autre pays",
      groupe_specialites_formation: "Le sanitaire",
      stagiaire: "Oui",
      ...brutDesParents(15_000),
      sortie_region_academique: "Oui",
      boursier: "Oui",
      _interetsAidesVelo: ["Un vélo électrique"],
    }),
    foyer: residence("75013", [510, 40], {
      ...parents("Un parent décédé", 1, 1),
      parisien: "Oui",
      _en_france: "Non",
    }),
  },
};

export const foyers: Readonly<Record<keyof typeof contes, FoyerRaconte>> = contes;
export const personas: readonly FoyerRaconte[] = Object.values(foyers);
