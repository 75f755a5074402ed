import { all, any, compare, is, named, not, oneOf } from "./predicate/condition.ts";
import { etudes } from "./etudes.ts";

const simples = named({
  "a des enfants": compare("enfants.nombre", ">", 0),
  "a un enfant en situation de handicap": compare("enfants.en_situation_de_handicap", ">", 0),
  "a un enfant en garde alternée": compare("enfants.en_garde_alternee", ">", 0),
  "vit en couple": is("famille.en_couple", true),
  "est à la charge de ses parents": is("demandeur.enfant_a_charge", true),
  "a des parents en vie qui ont l’autorité parentale": not(
    oneOf("parents._situation", ["decedes", "sans_autorite"]),
  ),
  "les parents habitent en France": is("parents._en_france", true),
});

const seuls = named({
  "élève ses enfants sans partenaire": all(simples["a des enfants"], is("famille.en_couple", false)),
  "fait des études, sans contrat d’apprentissage et sans enfant": all(
    etudes["fait des études"],
    not(is("demandeur._contrat_alternant", "apprenti")),
    not(simples["a des enfants"]),
  ),
});

/** Children, partner and parents. */
export const foyer = {
  ...simples,
  ...seuls,
  ...named({
    "est à charge, ou fait des études sans contrat d’apprentissage et sans enfant": any(
      simples["est à la charge de ses parents"],
      seuls["fait des études, sans contrat d’apprentissage et sans enfant"],
    ),
  }),
};
