import { all, any, compare, is, not, oneOf, predicate } from "../conditions/predicate/condition.ts";
import type { Case } from "./cas-incalculables.ts";

/**
 * Something that a scholarship of school reads is missing: the pupil is not on the parents’ return, their income was not told
 * (it is asked with the number of their children: C. éduc., art. D531-4 and D531-20), or the school may not open it.
 */
const ilManqueLaFamille = any(
  not(is("demandeur.enfant_a_charge", true)),
  not(compare("parents.rfr", ">=", 0)),
  compare("enfants.nombre", ">", 0),
  is("famille.en_couple", true),
  not(oneOf("demandeur.statuts_etablissement_scolaire", ["public", "prive_sous_contrat"])),
);

/** School scholarships of a pupil who answers for oneself, where the family is not known enough. */
export const boursesDuSecondaire: readonly Case[] = [
  {
    aide: "bourse_lycee",
    subject: "demandeur",
    condition: predicate(
      "est au lycée, sans contrat d’apprentissage ni revenu connu des parents",
      all(
        is("personne.scolarite", "lycee"),
        not(is("demandeur._contrat_alternant", "apprenti")),
        ilManqueLaFamille,
      ),
    ),
    reason:
      "Au lycée, la bourse dépend du revenu fiscal et du nombre d’enfants de la famille qui vous a à charge\u00a0: a-t-elle rempli le dossier de cette année\u00a0?",
    solution: {
      text: "Le simulateur de l’Éducation nationale donne l’échelon.",
      href: "https://www.service-public.gouv.fr/simulateur/calcul/11319",
    },
  },
  {
    aide: "bourse_college",
    subject: "demandeur",
    condition: predicate(
      "est au collège, sans revenu connu des parents",
      all(is("personne.scolarite", "college"), ilManqueLaFamille),
    ),
    reason:
      "Au collège, la bourse dépend du revenu fiscal et du nombre d’enfants de la famille qui vous a à charge\u00a0: a-t-elle rempli le dossier de cette année\u00a0?",
    solution: {
      text: "Le simulateur de l’Éducation nationale donne l’échelon.",
      href: "https://calculateur-bourses.education.gouv.fr/cabs/api/v1/college/simulateur.html",
    },
  },
];
