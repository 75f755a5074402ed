import { all, any, is, known, named, not, oneOf, startsWith } from "./predicate/condition.ts";
import { etudes } from "./etudes.ts";
import { foyer } from "./foyer.ts";

const STATUT = "menage.statut_occupation_logement";

const simples = named({
  "est locataire": any(startsWith(STATUT, "locataire"), not(known(STATUT))),
  "est propriétaire": oneOf(STATUT, ["proprietaire", "primo_accedant"]),
  "est hébergé gratuitement": is(STATUT, "loge_gratuitement"),
  "habite Paris": all(startsWith("menage.depcom", "75"), not(is(STATUT, "sans_domicile"))),
});

/** Where the household lives. */
export const logement = {
  ...simples,
  ...named({
    "n’est pas propriétaire": not(simples["est propriétaire"]),
    "est locataire ou propriétaire": any(simples["est locataire"], simples["est propriétaire"]),
    "fait des études et ne vit pas chez ses parents": all(
      etudes["fait des études"],
      not(is("demandeur.habite_chez_parents", true)),
      foyer["a des parents en vie qui ont l’autorité parentale"],
    ),
  }),
};
