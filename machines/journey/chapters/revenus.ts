import { type CategorieRessources, categoriesRessources } from "../../../catalogue/situation/ressources.ts";
import type { ConditionName } from "../../../catalogue/conditions/conditions.ts";
import { chapter, group, individu, question } from "../spec.ts";

/** One amounts screen per category holding a selected, relevant type (docs/specification.md#ressources). */
const declaree: Readonly<Record<CategorieRessources, ConditionName>> = {
  revenusActivite: "déclare une ressource : travail, stage ou formation",
  rpns: "déclare une ressource : activité indépendante",
  allocations: "déclare une ressource : allocation",
  indemnites: "déclare une ressource : indemnité",
  pensions: "déclare une ressource : pension",
  autre: "déclare une ressource : bourse ou gain ponctuel",
  patrimoine: "déclare une ressource : patrimoine",
};

const ressources = [
  individu("ressources", { path: "ressources/types" }),
  ...categoriesRessources.map((categorie) =>
    individu(categorie, { path: `ressources/montants/${categorie}`, condition: declaree[categorie] }),
  ),
];

/** « Vos ressources personnelles » : adults, then the children who have some, then the parents’. */
export const revenus = chapter("revenus", {
  chiffrable: true,
  items: [
    group("ressources des adultes", { loop: "adultes" }, ressources),
    individu("_hasRessources", { personne: "enfants", condition: "a des enfants" }),
    group("ressources des enfants", { loop: "enfants", condition: "l’enfant a des ressources" }, ressources),
    group("revenus des parents", { condition: "a des parents en vie qui ont l’autorité parentale" }, [
      individu("bourse_criteres_sociaux_base_ressources_parentale", {
        personne: "demandeur",
        condition: "fait des études",
      }),
      question("parents", "rfr", "est à la charge de ses parents"),
      question("parents", "nbptr", "est à la charge de ses parents"),
    ]),
  ],
});
