import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, positif, variable } from "../../moteur/variable.ts";
import { logement_crous, loyer } from "../communs/donnees.ts";
import { age, etudiant } from "../communs/personnes.ts";
import { lu } from "./autres.ts";
import { aide_logement_base_ressources_patrimoine } from "./patrimoine.ts";
import { abattementDoubleActivite, ressourcesDesPersonnes } from "./ressources.ts";
import { aides_logement_primo_accedant_eligibilite, logementDe, statutDe } from "./statut.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const RESSOURCES = "prestations_sociales.aides_logement.allocations_logement.ressources.";

/** Yearly resources that a student under 28 is deemed to have (CCH, art. R822-20). */
function forfaitEtudiant(
  c: Calcul,
  famille: FamilleDeLaLoi,
  demandeur: IndividuDeLaLoi,
  mois: number,
): number {
  const p = (nom: string) => c.p(`${RESSOURCES}etudiants.${nom}`, mois);
  const boursier = lu.boursier(c, demandeur, mois);
  const foyer =
    statutDe(c, famille, mois) === "locataire_foyer" || logement_crous(c, logementDe(c, famille), mois);
  const [forfait, minoration] = foyer
    ? [p("foyer.dar_11_forfait_ressources_foyer"), p("foyer.dar_12_minoration_boursier")]
    : [p("locatif.dar_4_forfait_ressources"), p("locatif.dar_5_minoration_boursier")];
  return positif(forfait - (boursier ? minoration : 0));
}

/** A student under 28: deemed resources, whatever is earned (CCH, art. R822-20). */
export const auForfait = (c: Calcul, demandeur: IndividuDeLaLoi, mois: number): boolean =>
  etudiant(c, demandeur, mois) && age(c, demandeur, mois) < c.p(`${RESSOURCES}etudiants.age_max`, mois);

/** Yearly euros that a first buyer is deemed to have at least, given what the loan costs a month. */
export const aides_logement_primo_accedant_ressources = variable.menage.nombre(
  {
    nom: "aides_logement_primo_accedant_ressources",
    libelle: "ressources minimales supposées d’un accédant à la propriété",
    article: "CCH, art. D842-12 ; arrêté du 27 septembre 2019, art. 39",
    unite: "€",
  },
  (c, menage, mois) =>
    loyer(c, menage, mois) * c.p(`${RESSOURCES}accession.dar_3_coef_plancher_ressources`, mois),
);

/** Yearly euros, rounded up to a hundred. */
export const aide_logement_base_ressources = variable.famille.nombre(
  {
    nom: "aide_logement_base_ressources",
    libelle: "ressources prises en compte pour l’aide au logement",
    ...selon("logement", "CCH, art. R822-2 à R822-22"),
    unite: "€",
  },
  (c, famille, mois) => {
    const demandeur = famille.parents[0] as IndividuDeLaLoi;
    const ressources = auForfait(c, demandeur, mois)
      ? forfaitEtudiant(c, famille, demandeur, mois)
      : positif(
          ressourcesDesPersonnes(c, famille, mois) +
            aide_logement_base_ressources_patrimoine(c, famille, mois) -
            abattementDoubleActivite(c, famille, mois),
        );
    const arrondies = 100 * Math.ceil(arrondi(ressources, 2) / 100);
    return aides_logement_primo_accedant_eligibilite(c, logementDe(c, famille), mois)
      ? Math.max(arrondies, aides_logement_primo_accedant_ressources(c, logementDe(c, famille), mois))
      : arrondies;
  },
);
