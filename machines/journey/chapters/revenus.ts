import { any, includes, predicate } from "../../../catalogue/predicate/condition.ts";
import {
  type CategorieRessources,
  categoriesRessources,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import { siPertinente } from "../../questions/ressources-proposees.ts";
import {
  aDeclareSesRessourcesDEnfant,
  aDesEnfants,
  estACharge,
  estEnEtudes,
  parentsPresents,
} from "../../predicates.ts";
import { type Chapter, group, individu, question } from "../spec.ts";

const enMots: Readonly<Record<CategorieRessources, string>> = {
  revenusActivite: "travail, stage ou formation",
  rpns: "activité indépendante",
  allocations: "allocation",
  indemnites: "indemnité",
  pensions: "pension",
  autre: "bourse ou gain ponctuel",
  patrimoine: "patrimoine",
};

/** One amounts screen per category holding a selected, relevant type (simulator.md §4). */
const declare = (categorie: CategorieRessources) =>
  predicate(
    `déclare une ressource : ${enMots[categorie]}`,
    any(
      ...ressourcesParCategorie[categorie].map((id) => siPertinente(id, includes("personne.ressources", id))),
    ),
  );

const ressources = [
  individu("ressources", { path: "ressources/types" }),
  ...categoriesRessources.map((categorie) =>
    individu(categorie, { path: `ressources/montants/${categorie}`, condition: declare(categorie) }),
  ),
];

/** « Vos ressources personnelles » : adults, then the children who have some, then the parents’. */
export const revenus: Chapter = {
  name: "revenus",
  items: [
    group("ressources des adultes", { loop: "adultes" }, ressources),
    individu("_hasRessources", { personne: "enfants", condition: aDesEnfants }),
    group("ressources des enfants", { loop: "enfants", condition: aDeclareSesRessourcesDEnfant }, ressources),
    group("revenus des parents", { condition: parentsPresents }, [
      individu("bourse_criteres_sociaux_base_ressources_parentale", {
        personne: "demandeur",
        condition: estEnEtudes,
      }),
      question("parents", "rfr", estACharge),
      question("parents", "nbptr", estACharge),
    ]),
  ],
};
