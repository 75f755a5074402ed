import { is, not } from "../../../catalogue/predicate/condition.ts";
import {
  estHeberge,
  estLocataire,
  estProprietaire,
  etudieLoinDeSesParents,
  habiteParis,
  paieSonLogement,
} from "../../predicates.ts";
import { type Chapter, group, individu, question } from "../spec.ts";

/** « Votre logement principal » (simulator.md §4, Housing flow). */
export const logement: Chapter = {
  name: "logement",
  items: [
    question("menage", "statut_occupation_logement"),
    question("menage", "_nombreMoisEntreeLogement", not(estProprietaire)),
    group("location", { condition: estLocataire }, [
      question("menage", "coloc"),
      question("menage", "logement_chambre"),
      question("famille", "proprietaire_proche_famille"),
    ]),
    question("menage", "loyer", paieSonLogement),
    group("hébergement", { condition: estHeberge }, [
      question("menage", "participation_frais"),
      individu("habite_chez_parents", { personne: "demandeur" }),
    ]),
    question("menage", "depcom"),
    question("famille", "parisien", habiteParis),
    group("domicile familial", { condition: etudieLoinDeSesParents }, [
      question("parents", "_en_france"),
      individu("_bourseCriteresSociauxCommuneDomicileFamilial", {
        personne: "demandeur",
        condition: is("parents._en_france", true),
      }),
    ]),
  ],
};
