import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { somme, variable } from "../../moteur/variable.ts";
import * as d from "./donnees.ts";

/** What several families of benefits count: sick pay, income of wealth. Euros a month. */

const journalieres = [
  d.indemnites_journalieres_maternite,
  d.indemnites_journalieres_paternite,
  d.indemnites_journalieres_adoption,
  d.indemnites_journalieres_maladie,
  d.indemnites_journalieres_maladie_professionnelle,
  d.indemnites_journalieres_accident_travail,
];

export const indemnites_journalieres = variable.individu.nombre(
  { nom: "indemnites_journalieres", libelle: "indemnités journalières", unite: "€" },
  (c, individu, mois) => somme(journalieres, (une) => une(c, individu, mois)),
);

/** Maternity, paternity and adoption: they stand for work, whatever happens. */
export const indemnitesDeNaissance = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  somme(journalieres.slice(0, 3), (une) => une(c, individu, mois));

/** Illness and accidents. */
export const indemnitesDeSante = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  somme(journalieres.slice(3), (une) => une(c, individu, mois));

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.";
const PATRIMOINE = `${RSA}rsa_cond.patrimoine.`;

/** What savings and property bring, or are held to bring, each month. */
export const rsa_base_ressources_patrimoine_individu = variable.individu.nombre(
  {
    nom: "rsa_base_ressources_patrimoine_individu",
    libelle: "revenus du patrimoine",
    article: "CASF, art. R262-6 et R132-1",
    unite: "€",
  },
  (c, individu, mois) => {
    const lu = (donnee: typeof d.livret_a) => donnee(c, individu, mois);
    const livretA = lu(d.livret_a) * c.p("taxation_capital.epargne.livret_a.taux", mois);
    const epargne =
      lu(d.epargne_revenus_non_imposables) *
      c.p(`${PATRIMOINE}taux_interet_forfaitaire_epargne_non_imposable`, mois);
    return (
      (livretA + epargne) / 12 +
      lu(d.revenus_capital) +
      lu(d.revenus_locatifs) +
      lu(d.valeur_locative_immo_non_loue) *
        c.p(`${PATRIMOINE}abattement_valeur_locative_immo_non_loue`, mois) +
      lu(d.valeur_locative_terrains_non_loues) *
        c.p(`${PATRIMOINE}abattement_valeur_locative_terrains_non_loues`, mois)
    );
  },
);
