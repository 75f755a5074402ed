import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { montantDuBareme } from "../../moteur/bareme.ts";
import { lointaine, positif, variable } from "../../moteur/variable.ts";
import { age, en_couple, nes } from "../communs/personnes.ts";
import { af_nbenf } from "./enfants.ts";
import { prestations_familiales_base_ressources } from "./ressources.ts";

const CMG = "prestations_sociales.prestations_familiales.petite_enfance.paje.cmg_emploi_direct.";

const aeeh = lointaine<FamilleDeLaLoi, number>("aeeh");

/** A child under 6, or under 12 of a parent alone. */
const aGarder = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean => {
  const limite = c.p(`${CMG}age_limite${en_couple(c, famille, mois) ? "" : "_parent_isole"}`, mois);
  return nes(c, famille.enfants, mois).some((enfant) => age(c, enfant, mois) < limite);
};

/**
 * Euros for one hour of an « assistante maternelle » paid the hourly cost of reference: that cost less a share of the monthly income of
 * two years ago, between two bounds, which falls with the number of children, one more where one has the AEEH. Of another pay, in
 * proportion; at home, twice the share of a cost of its own. The contributions, paid apart, are not in it.
 */
export const cmg_emploi_direct = variable.famille.nombre(
  {
    nom: "cmg_emploi_direct",
    libelle: "complément de mode de garde, par heure",
    article: "CSS, art. L531-5, D531-18 et suivants (décrets du 10 juin 2025)",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    if (!aGarder(c, famille, mois)) return 0;
    const revenu = Math.min(
      Math.max(
        prestations_familiales_base_ressources(c, famille, mois) / 12,
        c.p(`${CMG}ressources_minimales`, mois),
      ),
      c.p(`${CMG}ressources_maximales`, mois),
    );
    const enfants = Math.max(1, af_nbenf(c, famille, mois)) + (aeeh(c, famille, mois) > 0 ? 1 : 0);
    const taux = montantDuBareme(c.bareme(`${CMG}taux_effort`, mois), enfants);
    return positif(c.p(`${CMG}cout_horaire`, mois) - revenu * taux);
  },
);
