import { all, compare, is, not, predicate, startsWith } from "../conditions/predicate/condition.ts";
import type { Case } from "./cas-incalculables.ts";

const auDepartement = {
  text: "Le Département d’Eure-et-Loir dit comment demander la carte.",
  href: "https://eurelien.fr/mon-quotidien/handicap/",
};

/** A card for mobility may be due to a disabled person of Eure-et-Loir. */
const handicapEnEureEtLoir = all(is("personne.handicap", true), is("menage.departement", "28"));

/** Local aids that what nobody asks decides of. */
export const casLocaux: readonly Case[] = [
  {
    aide: "eure_et_loir_eligibilite_cmi_priorite",
    subject: "demandeur",
    condition: predicate(
      "handicap de moins de 80 % en Eure-et-Loir",
      all(handicapEnEureEtLoir, not(compare("personne.taux_incapacite", ">=", 0.8))),
    ),
    solution: auDepartement,
  },
  {
    aide: "eure_et_loir_eligibilite_cmi_stationnement",
    subject: "demandeur",
    condition: predicate("handicap en Eure-et-Loir", handicapEnEureEtLoir),
    solution: auDepartement,
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
];
