import { positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, autonomie_financiere, en_couple } from "../communs/personnes.ts";
import { famille_a_mayotte } from "./enfants.ts";
import { BMAF } from "./ressources.ts";

const PF = "prestations_sociales.prestations_familiales.";
const ASF = `${PF}education_presence_parentale.asf.`;

/** Under 20, without earnings of one’s own; not in alternating custody, whose other parent does their part. */
export const asf_elig_enfant = variable.individu.booleen(
  {
    nom: "asf_elig_enfant",
    libelle: "enfant qui ouvre droit au soutien familial",
    article: "CSS, art. L512-3 et L523-1",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      ans >= c.p(`${PF}def_pac.enfants.age_minimal`, mois) &&
      ans < c.p(`${PF}def_pac.enfants.age_limite`, mois) &&
      !d.garde_alternee(c, individu, mois) &&
      !autonomie_financiere(c, individu, mois)
    );
  },
);

/** A parent alone; nothing is asked of the other parent. */
export const asf_elig = variable.famille.booleen(
  { nom: "asf_elig", libelle: "parent isolé", article: "CSS, art. L523-1 et L523-2" },
  (c, famille, mois) => !en_couple(c, famille, mois) && !famille_a_mayotte(c, famille, mois),
);

export const asf_montant = variable.famille.nombre(
  {
    nom: "asf_montant",
    libelle: "soutien familial des enfants, moins les pensions reçues",
    article: "CSS, art. L523-1 et D523-1",
    unite: "€",
  },
  (c, famille, mois) => {
    const enfants = famille.enfants.filter((enfant) => asf_elig_enfant(c, enfant, mois)).length;
    const taux = c.p(`${ASF}montant_asf.orphelin_assimile_seul_parent`, mois);
    const pensions = somme(famille.membres, (membre) => d.pensions_alimentaires_percues(c, membre, mois));
    return positif(enfants * taux * c.p(BMAF, mois) - pensions);
  },
);

/** A child taken in by a couple, whom neither parent helps: asked as a question, and read by no other right. */
export const asf_enfant_recueilli = variable.famille.nombre(
  {
    nom: "asf_enfant_recueilli",
    libelle: "soutien familial d’un enfant recueilli par un couple",
    article: "CSS, art. L523-1, L523-2 et R523-7",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    en_couple(c, famille, mois) &&
    !famille_a_mayotte(c, famille, mois) &&
    famille.enfants.some((enfant) => asf_elig_enfant(c, enfant, mois))
      ? c.p(`${ASF}montant_asf.orphelin_assimile_deux_parents`, mois) * c.p(BMAF, mois)
      : 0,
);

/** Euros a month: nothing under the least that is paid. */
export const asf = variable.famille.nombre(
  {
    nom: "asf",
    libelle: "allocation de soutien familial",
    article: "CSS, art. L523-1 et R523-7",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const montant = asf_montant(c, famille, mois);
    return asf_elig(c, famille, mois) && montant > c.p(`${ASF}seuil`, mois) ? montant : 0;
  },
);
