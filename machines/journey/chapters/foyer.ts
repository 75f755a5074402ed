import { chapter, de, group, individu, listeEnfants, question } from "../spec.ts";
import {
  chomage,
  grossesse,
  handicap,
  inaptitude,
  naissance,
  rattachement,
  restrictionEmploi,
} from "./personne.ts";

const enfants = group("enfants un par un", { loop: "enfants", unParUn: true }, [
  individu("_firstName"),
  ...naissance,
  individu("garde_alternee"),
  ...handicap,
  individu("enfant_place", { condition: "est en situation de handicap" }),
  { ...rattachement, condition: undefined },
  individu("scolarite", { condition: "a plus de 8 ans et 25 ans au plus" }),
]);

const conjoint = group(
  "conjoint",
  { condition: "vit en couple" },
  de("conjoint", [
    ...naissance,
    individu("statut_marital"),
    individu("activite"),
    ...chomage,
    ...inaptitude,
    ...handicap,
    ...restrictionEmploi,
    grossesse,
  ]),
);

const parents = group(
  "parents",
  { condition: "est à charge, ou fait des études sans contrat d’apprentissage et sans enfant" },
  [
    question("parents", "_situation"),
    group("bourse du supérieur", { condition: "a des parents en vie qui ont l’autorité parentale" }, [
      question(
        "famille",
        "bourse_criteres_sociaux_nombre_enfants_a_charge",
        "fait des études, sans contrat d’apprentissage et sans enfant",
      ),
      question(
        "famille",
        "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
        "fait des études, sans contrat d’apprentissage et sans enfant",
      ),
    ]),
  ],
);

/** « Qui sont les membres de votre foyer ? » : children, partner, parents. */
export const foyer = chapter("foyer", {
  items: [
    enfants,
    listeEnfants,
    question("famille", "en_couple"),
    question("famille", "rsa_isolement_recent", "élève ses enfants sans partenaire"),
    conjoint,
    parents,
  ],
});
