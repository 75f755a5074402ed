import { all, any, compare, is, named, not, oneOf } from "./predicate/condition.ts";

const TAUX_AAH =
  "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite";

const simples = named({
  "recherche un emploi": is("personne.activite", "chomeur"),
  "ne travaille pas et ne fait pas d’études": not(
    oneOf("personne.activite", ["etudiant", "service_civique", "salarie", "independant"]),
  ),
  "ne fait pas d’études": not(is("personne.activite", "etudiant")),
  "est à la retraite": is("personne.activite", "retraite"),
  "est en situation de handicap": is("personne.handicap", true),
  "a un taux d’incapacité d’au moins 50 % et sous le seuil de l’AAH": all(
    compare("personne.taux_incapacite", ">=", 0.5),
    compare("personne.taux_incapacite", "<", TAUX_AAH),
  ),
  "a plus de 8 ans et 25 ans au plus": all(
    compare("personne.age", ">", 8),
    compare("personne.age", "<=", 25),
  ),
  "a de 20 à 24 ans": all(compare("personne.age", ">=", 20), compare("personne.age", "<", 25)),
  "a 25 ans ou moins": compare("personne.age", "<=", 25),
  "a 55 ans ou plus": compare("personne.age", ">=", 55),
  "a 60 ans ou plus": compare("personne.age", ">=", 60),
});

/** Someone of the household, whoever it is. */
export const personne = {
  ...simples,
  ...named({
    "a de 20 à 24 ans, sans emploi ni études, et n’a pas travaillé cinq ans": all(
      simples["a de 20 à 24 ans"],
      simples["ne travaille pas et ne fait pas d’études"],
      not(is("personne.ass_precondition_remplie", true)),
      not(is("demandeur.enfant_a_charge", true)),
    ),
    "a de 16 à 25 ans, ou moins de 30 ans avec un handicap": all(
      compare("personne.age", ">=", 16),
      any(
        compare("personne.age", "<=", 25),
        all(simples["est en situation de handicap"], compare("personne.age", "<", 30)),
      ),
    ),
  }),
};
