import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { positif, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, autonomie_financiere, en_couple, enceinte_fam, enfant_a_charge } from "../communs/personnes.ts";
import { rsa_base_ressources_individu, rsa_revenu_activite_individu } from "./ressources.ts";

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.";
const MAJORATION = `${RSA}rsa_maj.maj_montant_max.`;
const ISOLEMENT = `${RSA}rsa_maj.majoration_isolement_en_base_rsa.`;

/** Share of the basic amount above which a child’s own resources take it out of the family. */
function partPropre(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const enfants = famille.enfants.filter(
    (enfant) =>
      age(c, enfant, mois) < c.p(`${RSA}rsa_cond.age_pac`, mois) && !autonomie_financiere(c, enfant, mois),
  );
  const seul =
    !enceinte_fam(c, famille, mois) &&
    !en_couple(c, famille, mois) &&
    d.rsa_isolement_recent(c, famille, mois) &&
    enfants.length <= 1;
  if (!seul) return c.p(`${MAJORATION}par_enfant_supplementaire`, mois);
  return c.p(`${ISOLEMENT}femmes_enceintes`, mois) - 1 + c.p(`${ISOLEMENT}par_enfant_a_charge`, mois);
}

/** A child under 25 whose earnings and resources stay below what it adds to the allowance. */
export const rsa_enfant_a_charge = variable.individu.booleen(
  { nom: "rsa_enfant_a_charge", libelle: "enfant à charge pour le RSA", article: "CASF, art. R262-3" },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    if (!famille.enfants.includes(individu) || autonomie_financiere(c, individu, mois)) return false;
    if (age(c, individu, mois) >= c.p(`${RSA}rsa_cond.age_pac`, mois)) return false;
    const propres =
      rsa_revenu_activite_individu(c, individu, mois) + rsa_base_ressources_individu(c, individu, mois);
    return propres < partPropre(c, famille, mois) * c.p(`${RSA}rsa_m.montant_de_base_du_rsa`, mois);
  },
);

export const enfantsComptes = (c: Calcul, famille: FamilleDeLaLoi, mois: number): IndividuDeLaLoi[] =>
  famille.enfants.filter((enfant) => rsa_enfant_a_charge(c, enfant, mois));

export const rsa_nb_enfants = variable.famille.nombre(
  { nom: "rsa_nb_enfants", libelle: "enfants comptés pour le RSA", article: "CASF, art. R262-3" },
  (c, famille, mois) => enfantsComptes(c, famille, mois).length,
);

/** Alone with a child under three, recently separated, or pregnant; attached to nobody’s tax return. */
export const rsa_majore_eligibilite = variable.famille.booleen(
  {
    nom: "rsa_majore_eligibilite",
    libelle: "droit au RSA majoré pour parent isolé",
    article: "CASF, art. L262-9",
  },
  (c, famille, mois) => {
    const enceinte = enceinte_fam(c, famille, mois);
    if (en_couple(c, famille, mois) || !(enceinte || rsa_nb_enfants(c, famille, mois) > 0)) return false;
    const [parent] = famille.parents;
    if (parent && enfant_a_charge(c, parent, anneeDe(mois))) return false;
    const toutPetit = famille.enfants.some((enfant) => {
      const ans = age(c, enfant, mois);
      return (
        ans >= 0 &&
        ans < c.p(`${RSA}rsa_maj.majoration_isolement_en_base_rsa.age_limite_enfant`, mois) &&
        !autonomie_financiere(c, enfant, mois)
      );
    });
    return enceinte || toutPetit || d.rsa_isolement_recent(c, famille, mois);
  },
);

/** How a basic amount grows with the people of the family: single, couple, children (CASF R262-1, CSS D843-1). */
export function multiplicateur(
  parents: number,
  enfants: number,
  taux: { deuxieme: number; troisieme: number; suivant: number },
): number {
  const personnes = parents + enfants;
  let total = 1;
  if (personnes >= 2) total += taux.deuxieme;
  if (personnes >= 3) total += taux.troisieme;
  if (personnes >= 4) total += parents === 1 ? taux.suivant : taux.troisieme;
  return total + taux.suivant * positif(personnes - 4);
}

/** Who is housed for nothing, or owns a home without a loan: a benefit in kind. */
export function avantageLogement(c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean {
  const menage = c.menageDe(famille.parents[0] as IndividuDeLaLoi);
  const statut = d.statut_occupation_logement(c, menage, mois);
  if (statut === "loge_gratuitement") return !d.participation_frais(c, menage, mois);
  return (statut === "proprietaire" || statut === "primo_accedant") && d.loyer(c, menage, mois) === 0;
}
