import { chapter, group, individu, question } from "../spec.ts";

/** « Votre logement principal » (docs/specification.md#chapitre-logement). */
export const logement = chapter("logement", {
  items: [
    question("menage", "statut_occupation_logement"),
    question("menage", "_nombreMoisEntreeLogement", "n’est pas propriétaire"),
    group("location", { condition: "est locataire" }, [
      question("menage", "coloc"),
      question("menage", "logement_chambre"),
      question("famille", "proprietaire_proche_famille"),
    ]),
    question("menage", "loyer", "est locataire ou propriétaire"),
    group("hébergement", { condition: "est hébergé gratuitement" }, [
      question("menage", "participation_frais"),
      individu("habite_chez_parents", { personne: "demandeur" }),
    ]),
    question("menage", "depcom"),
    question("famille", "parisien", "habite Paris"),
    group("domicile familial", { condition: "fait des études et ne vit pas chez ses parents" }, [
      question("parents", "_en_france"),
      individu("_bourseCriteresSociauxCommuneDomicileFamilial", {
        personne: "demandeur",
        condition: "les parents habitent en France",
      }),
    ]),
  ],
});
