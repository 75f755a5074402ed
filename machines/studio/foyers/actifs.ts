import {
  aCharge,
  chezQuelquUn,
  chezSesParents,
  chomeur,
  heberge,
  inactif,
  loue,
  meuble,
  parents,
  possede,
  residence,
  salarie,
  sansLogement,
  volontaire,
} from "./communs.ts";
import type { ThemeDeFoyers } from "./foyer.ts";

/** Young people alone who work, volunteer, look for work, or do neither. */
export const actifs: ThemeDeFoyers = {
  nom: "actifs",
  titre: "Emploi, service civique, chômage, sans activité",
  foyers: [
    {
      titre: "Salariée de 18 ans, premier emploi depuis un mois, à Calais",
      demandeur: salarie("2008-11-20", { _nombreMoisDebutContratDeTravail: "Moins de" }),
      revenus: { Salaire: [1426] },
      foyer: loue("62100 Calais", [400, 40], { _nombreMoisEntreeLogement: "Oui, depuis" }),
    },
    {
      titre: "Salarié de 23 ans à temps partiel, prime d’activité à demander, à Cahors",
      demandeur: salarie("2003-06-06"),
      revenus: { Salaire: 900 },
      foyer: loue("46000 Cahors", [380, 30]),
    },
    {
      titre: "Salariée de 26 ans au SMIC : l’alternance se demande encore",
      demandeur: salarie("2000-11-19", { alternant: "Non" }),
      revenus: { Salaire: 1426 },
      foyer: loue("72000 Le Mans", [460, 50]),
    },
    {
      titre: "Salariée de 27 ans au SMIC : l’alternance ne se demande plus",
      demandeur: salarie("1999-11-20"),
      revenus: { Salaire: 1426 },
      foyer: loue("72000 Le Mans", [460, 50]),
    },
    {
      titre: "Salariée en arrêt de maladie depuis un an, à Angers",
      demandeur: salarie("1997-02-02"),
      revenus: { "Indemnités de maladie": 1000 },
      foyer: loue("49000 Angers", [450, 50]),
    },
    {
      titre: "Volontaire en service civique de 25 ans, seul en location à Amiens",
      demandeur: volontaire("2001-06-08"),
      revenus: { "Indemnités de volontariat": [620] },
      foyer: loue("80000 Amiens", [400, 30]),
    },
    {
      titre: "Cadre de 28 ans à Paris depuis toujours",
      demandeur: salarie("1998-02-18"),
      revenus: { Salaire: 3400 },
      foyer: loue("75011 Paris", [1100, 90], { parisien: "Oui" }),
    },
    {
      titre: "Salarié au SMIC à Paris depuis un an",
      demandeur: salarie("1996-07-18"),
      revenus: { Salaire: 1426 },
      foyer: meuble("75019 Paris", 720),
    },
    {
      titre: "Salarié de 24 ans à la charge de ses parents et chez eux",
      demandeur: salarie("2002-12-12", { ...aCharge, ...chezSesParents }),
      revenus: { Salaire: 1300 },
      foyer: heberge("89000 Auxerre", { ...parents("En couple"), rfr: 33_000, nbptr: 2.5 }),
    },
    {
      titre: "Volontaire en service civique de 21 ans, en colocation à Nantes",
      demandeur: volontaire("2005-05-05"),
      revenus: { "Indemnités de volontariat": 620 },
      foyer: meuble("44000 Nantes", 350, { coloc: "Oui" }),
    },
    {
      titre: "Volontaire en service civique de 17 ans chez ses parents",
      demandeur: volontaire("2009-01-25", { ...aCharge, ...chezSesParents }),
      revenus: { "Indemnités de volontariat": 620 },
      foyer: heberge("71000 Mâcon", { ...parents("En séparation"), rfr: 14_000 }),
    },
    {
      titre: "Chômeur de 19 ans jamais indemnisé, suivi par la mission locale",
      demandeur: chomeur("2007-04-19", "2026-06-01", chezSesParents),
      revenus: { "Contrat d’engagement": 552 },
      foyer: heberge("02100 Saint-Quentin"),
    },
    {
      titre: "Chômeuse de 22 ans qui a travaillé 3 214 heures : RSA jeune",
      demandeur: chomeur("2004-03-23", "2026-09-30", { rsa_jeune_condition_heures_travail_remplie: "Oui" }),
      foyer: loue("59140 Dunkerque", [410, 40]),
    },
    {
      titre: "Chômeur de 24 ans qui a travaillé cinq ans : le RSA jeune ne se demande pas",
      demandeur: chomeur("2002-01-14", "2026-10-31", { ass_precondition_remplie: "Oui" }),
      revenus: { "Allocation chômage": 1050 },
      foyer: loue("27000 Évreux", [480, 40]),
    },
    {
      titre: "Chômeuse de 25 ans : le RSA jeune ne se demande plus",
      demandeur: chomeur("2001-11-20", "2026-08-31"),
      foyer: loue("11000 Carcassonne", [420, 30]),
    },
    {
      titre: "Chômeur de 29 ans en fin de droits, ASS à demander",
      demandeur: chomeur("1997-05-07", "2023-11-20", { ass_precondition_remplie: "Oui" }),
      foyer: loue("79000 Niort", [430, 40]),
    },
    {
      titre: "Inactive de 20 ans à la charge de ses parents, hébergée ailleurs",
      demandeur: inactif("2006-11-20", { ...aCharge, ...chezQuelquUn }),
      foyer: heberge("48000 Mende", { ...parents("En couple"), rfr: 18_000, nbptr: 3 }),
    },
    {
      titre: "Inactif de 23 ans inapte au travail, sans logement stable",
      demandeur: inactif("2003-03-13", { inapte_travail: "Oui" }),
      foyer: sansLogement("75010 Paris"),
    },
    {
      titre: "Jeune de 15 ans sans école ni emploi, chez ses parents",
      demandeur: inactif("2011-02-11", { ...aCharge, ...chezSesParents }),
      foyer: heberge("52000 Chaumont", { ...parents("Un seul parent"), rfr: 10_000 }),
    },
    {
      titre: "Chômeuse de 28 ans qui loge chez ses grands-parents propriétaires",
      demandeur: chomeur("1998-10-01", "2026-05-18"),
      revenus: { "Allocation chômage": 980 },
      foyer: loue("70000 Vesoul", [250, 20], { proprietaire_proche_famille: "Oui" }),
    },
    {
      titre: "Salarié propriétaire de 30 ans, sans prêt, à Aurillac",
      demandeur: salarie("1996-11-20"),
      revenus: { Salaire: 1500 },
      foyer: possede("15000 Aurillac", 0),
    },
    {
      titre: "Salariée de 21 ans en foyer de jeunes travailleurs, une simple chambre",
      demandeur: salarie("2005-08-02", { _nombreMoisDebutContratDeTravail: "Entre 3" }),
      revenus: { Salaire: [1300, 1300, 1300, 1300] },
      foyer: residence("49300 Cholet", [360, 0], { logement_chambre: "Oui" }),
    },
  ],
};
