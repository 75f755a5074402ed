import {
  achete,
  chomeur,
  inactif,
  loue,
  possede,
  salarie,
  superieur,
  brutDesParents,
  parents,
  parentsA,
} from "./communs.ts";
import { unEnfant, type ThemeDeFoyers } from "./foyer.ts";

const enfants = [unEnfant("2020-10-10"), unEnfant("2024-12-12")];
const moi = salarie("1994-06-06");
const foyer = loue("42000 Saint-Étienne", [480, 50]);

/** Kinds of income that the other themes leave out, and what months do to them; corrections from the summary. */
export const revenus: ThemeDeFoyers = {
  nom: "revenus",
  titre: "Revenus de toutes sortes, et réponses corrigées",
  foyers: [
    {
      titre: "Tout ce que verse la CAF pour deux enfants",
      demandeur: moi,
      revenus: {
        Salaire: 900,
        "Allocations familiales": 153,
        "Complément familial": 0,
        "Allocation de base": 199,
        "Complément de libre choix": 0,
      },
      enfants,
      foyer,
    },
    {
      titre: "Arrêts de travail : maladie, maladie professionnelle, accident",
      demandeur: moi,
      revenus: {
        Salaire: [0, 0, 700, 1500],
        "Indemnités de maladie": [600, 600],
        "Indemnités de maladie professionnelle": [0, 0, 400],
        "Indemnités d’accident": [0, 0, 0, 200],
      },
      foyer,
    },
    {
      titre: "Chômage partiel et prime de reprise d’activité",
      demandeur: moi,
      revenus: { Salaire: 800, "Indemnités de chômage partiel": 400, "Prime de reprise": 150 },
      foyer,
    },
    {
      titre: "Salaire arrêté il y a trois mois, sans chômage ni autre revenu",
      demandeur: inactif("1998-03-10"),
      revenus: { Salaire: [0, 0, 0, 1300, 1300, 1300, 1300, 1300, 1300, 1300, 1300, 1300, 1300] },
      foyer,
    },
    {
      titre: "Gain exceptionnel de 8 000 euros le mois dernier",
      demandeur: moi,
      revenus: { Salaire: 1300, "Gain exceptionnel": [8000] },
      foyer,
    },
    {
      titre: "Chômage après un licenciement économique",
      demandeur: chomeur("1993-03-03", "2026-08-08"),
      revenus: { "Allocation de sécurisation": 1350 },
      foyer,
    },
    {
      titre: "Salaire perdu il y a trois mois, rien depuis",
      demandeur: inactif("1996-02-02"),
      revenus: { Salaire: [0, 0, 0, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700, 1700] },
      foyer,
    },
    {
      titre: "RSA, aide au logement et prime d’activité déjà reçus",
      demandeur: salarie("1997-07-27"),
      revenus: { Salaire: 420, "Revenu minimum": 250, "Prime d’activité": 270, "Aide au logement": 260 },
      foyer,
    },
    {
      titre: "Loyers reçus et intérêts, propriétaire sans prêt",
      demandeur: moi,
      revenus: { Salaire: 1200, "Loyers reçus": 450, "Revenus du capital": 60 },
      foyer: possede("42000 Saint-Étienne", 0),
    },
    {
      titre: "Boursière de master qui change de région sans bourse",
      demandeur: superieur("2004-01-01", "1re année de master", {
        ...brutDesParents(60_000),
        ...parentsA("74000 Annecy"),
        sortie_region_academique: "Oui",
        boursier: "Non",
      }),
      foyer: loue("69007 Lyon", [520, 50], parents("En couple", 1, 1)),
    },
    {
      titre: "Corrige son activité : salariée devenue chômeuse, les questions s’ouvrent",
      demandeur: { ...salarie("2004-04-14"), date_debut_chomage: "2026-10-01" },
      revenus: { Salaire: 1100 },
      foyer,
      corrections: { "individu/demandeur/activite": "En recherche" },
    },
    {
      titre: "Corrige son logement : locataire devenu propriétaire, les questions se ferment",
      demandeur: moi,
      revenus: { Salaire: 1600 },
      foyer,
      corrections: { "menage/statut_occupation_logement": "Propriété, premier achat", "menage/loyer": 700 },
    },
    {
      titre: "Corrige sa commune : de Saint-Étienne à Paris",
      demandeur: moi,
      revenus: { Salaire: 1426 },
      foyer: { ...foyer, parisien: "Oui" },
      corrections: { "menage/depcom": "75012 Paris" },
    },
    {
      titre: "Corrige la date de naissance d’un enfant : il a dix ans et une scolarité",
      demandeur: moi,
      revenus: { Salaire: 1426 },
      enfants: [unEnfant("2020-10-10", { scolarite: "Autre" })],
      foyer,
      corrections: { "individu/enfant_0/date_naissance": "2016-10-10" },
    },
    {
      titre: "Mensualité du premier achat et un enfant, prime d’activité à vérifier",
      demandeur: moi,
      revenus: { Salaire: 1450 },
      enfants: [unEnfant("2022-05-05")],
      foyer: achete("42300 Roanne", 520),
    },
  ],
};
