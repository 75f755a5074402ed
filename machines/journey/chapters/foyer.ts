import {
  aPlusDe8AnsEtAuPlus25,
  dependDeSesParents,
  eleveSeulSesEnfants,
  estHandicape,
  etudieSansApprentissageNiEnfant,
  parentsPresents,
  vitEnCouple,
} from "../../predicates.ts";
import { type Chapter, de, group, individu, listeEnfants, question } from "../spec.ts";
import {
  chomage,
  grossesse,
  handicap,
  inaptitude,
  naissance,
  rattachement,
  restrictionEmploi,
} from "./personne.ts";

const enfants = group("enfants un par un", { loop: "enfants" }, [
  individu("_firstName"),
  ...naissance,
  individu("garde_alternee"),
  ...handicap,
  individu("enfant_place", { condition: estHandicape }),
  { ...rattachement, condition: undefined },
  individu("scolarite", { condition: aPlusDe8AnsEtAuPlus25 }),
]);

const conjoint = group(
  "conjoint",
  { condition: vitEnCouple },
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

const parents = group("parents", { condition: dependDeSesParents }, [
  question("parents", "_situation"),
  group("bourse du supérieur", { condition: parentsPresents }, [
    question("famille", "bourse_criteres_sociaux_nombre_enfants_a_charge", etudieSansApprentissageNiEnfant),
    question(
      "famille",
      "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur",
      etudieSansApprentissageNiEnfant,
    ),
  ]),
]);

/** « Qui sont les membres de votre foyer ? » : children, partner, parents. */
export const foyer: Chapter = {
  name: "foyer",
  items: [
    enfants,
    listeEnfants,
    question("famille", "en_couple"),
    question("famille", "rsa_isolement_recent", eleveSeulSesEnfants),
    conjoint,
    parents,
  ],
};
