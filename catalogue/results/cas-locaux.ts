import { all, compare, is, not, oneOf, predicate, startsWith } from "../conditions/predicate/condition.ts";
import type { Case } from "./cas-incalculables.ts";

/** Euros a month: the last ceiling read of Bordeaux, of 2021, and as high as the Smic rose from then to 1 September 2025. */
const BORDEAUX = { lu: 942, auPlus: (942 * 11.88) / 10.25 };

/** Local aids, and those of Action Logement, that what nobody asks, or nobody read, decides of. */
export const casLocaux: readonly Case[] = [
  {
    // Conseil de Bordeaux Métropole, 4 avril 2025 : plafonds qui suivent le Smic et le seuil de pauvreté.
    aide: "bordeaux_metropole_aide_tarification_solidaire_transport",
    subject: "demandeur",
    condition: predicate(
      "un peu au-dessus du plafond de 2021, dans Bordeaux Métropole",
      all(
        is("menage.epci", "243300316"),
        compare("legislation.quotient_familial", ">", BORDEAUX.lu, { period: "month" }),
        compare("legislation.quotient_familial", "<=", BORDEAUX.auPlus, { period: "month" }),
      ),
    ),
    reason:
      "Les plafonds ont été relevés le 1er septembre 2025, et nous n’avons lu que ceux de 2021 : votre quotient familial est-il sous les nouveaux ?",
    solution: {
      text: "Le site de la tarification solidaire répond d’après votre quotient.",
      href: "https://tarificationsolidaire.bordeaux-metropole.fr/Accueil.aspx",
    },
  },
  {
    // Ville de Cambrai, aide au permis : l’extension aux plus de 25 ans.
    aide: "cambrai_aide_mobilite_permis_b",
    subject: "demandeur",
    condition: predicate(
      "plus de 25 ans, à Cambrai",
      all(startsWith("menage.depcom", "59122"), compare("personne.age", ">", 25)),
    ),
    reason:
      "Après 25 ans, cette aide est pour qui vit dans un quartier prioritaire sans payer d’impôt sur le revenu : 100 € pour le code, puis 500 € pour le permis. Est-ce votre cas ?",
    solution: {
      text: "La ville de Cambrai répond, et reçoit la demande.",
      href: "https://www.villedecambrai.com/jeunesse/bourses-et-aides/aide-au-permis-de-conduire",
    },
  },
  {
    // Ville d’Antony, aide aux séjours adaptés : « pour les enfants comme pour les adultes », montants lus pour les enfants seulement.
    aide: "antony_aide_depart_sejour_adapte",
    subject: "demandeur",
    condition: predicate(
      "adulte handicapé sans enfant, à Antony",
      all(
        compare("enfants.nombre", "<=", 0),
        startsWith("menage.depcom", "92002"),
        is("personne.handicap", true),
        compare("personne.age", ">=", 18),
      ),
    ),
    reason:
      "La Ville aide aussi les adultes handicapés à partir en séjour adapté ; le montant que nous avons lu est celui d’un enfant.",
    solution: {
      text: "La ville d’Antony dit ce qu’un adulte reçoit.",
      href: "https://www.ville-antony.fr/handicap",
    },
  },
  {
    // It can be asked for three months before the contract, with a lease: without a rent, no amount (directive Action Logement).
    aide: "mobili_jeune",
    subject: "demandeur",
    condition: predicate(
      "en alternance de 18 à 29 ans, sans loyer encore",
      all(
        is("demandeur.alternant", true),
        compare("personne.age", ">=", 18),
        compare("personne.age", "<", 30),
        oneOf("menage.statut_occupation_logement", ["loge_gratuitement", "sans_domicile"]),
      ),
    ),
    reason:
      "Cette aide paie une part d’un loyer : allez-vous louer à plus de 70 km, ou de 40 minutes, pour votre alternance ?",
    solution: {
      text: "Elle se demande avec le bail, de trois mois avant le contrat à cinq mois après.",
      href: "https://mobilijeune.actionlogement.fr",
    },
  },
  {
    aide: "visale_eligibilite",
    subject: "demandeur",
    condition: predicate(
      "en emploi après 30 ans, sans être propriétaire",
      all(
        is("personne.activite", "salarie"),
        compare("personne.age", ">", 30),
        not(oneOf("menage.statut_occupation_logement", ["proprietaire", "primo_accedant"])),
      ),
    ),
    reason:
      "Après 30 ans, Visale est pour les salariées et salariés du privé : gagnez-vous 1 710 € nets par mois au plus, ou changez-vous de logement pour un nouvel emploi ?",
    solution: {
      text: "Le test de Visale répond en quelques minutes.",
      href: "https://www.visale.fr",
    },
  },
];
