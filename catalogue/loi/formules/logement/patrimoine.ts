import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { lu } from "./autres.ts";
import { statutDe } from "./statut.ts";

const SEUIL =
  "prestations_sociales.aides_logement.allocations_logement.ressources.patrimoine.seuil_valorisation";
const PATRIMOINE = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.patrimoine.";

const valeur = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  d.epargne_revenus_imposables(c, individu, mois) +
  d.livret_a(c, individu, mois) +
  d.epargne_revenus_non_imposables(c, individu, mois) +
  d.valeur_patrimoine_loue(c, individu, mois) +
  d.valeur_immo_non_loue(c, individu, mois) +
  d.valeur_terrains_non_loues(c, individu, mois);

/** Yearly euros that wealth is deemed to bring, above 30 000 € in all. */
export const aide_logement_base_ressources_patrimoine = variable.famille.nombre(
  {
    nom: "aide_logement_base_ressources_patrimoine",
    libelle: "revenu supposé du patrimoine pour l’aide au logement",
    article: "CCH, art. L822-5 et R822-22",
    unite: "€",
  },
  (c, famille, mois) => {
    const { membres } = famille;
    const exempte =
      statutDe(c, famille, mois) === "locataire_foyer" ||
      membres.some((membre) => lu.aah(c, membre, mois) > 0) ||
      lu.aeeh(c, famille, mois) > 0;
    const total = somme(membres, (membre) => valeur(c, membre, mois));
    if (exempte || total <= c.p(SEUIL, mois)) return 0;
    const taux = (nom: string) => c.p(`${PATRIMOINE}${nom}`, mois);
    return somme(
      membres,
      (membre) =>
        taux("taux_interet_forfaitaire_epargne_non_imposable") *
          (d.livret_a(c, membre, mois) + d.epargne_revenus_non_imposables(c, membre, mois)) +
        taux("abattement_valeur_locative_immo_non_loue") * d.valeur_locative_immo_non_loue(c, membre, mois) +
        taux("abattement_valeur_locative_terrains_non_loues") *
          d.valeur_locative_terrains_non_loues(c, membre, mois),
    );
  },
);
