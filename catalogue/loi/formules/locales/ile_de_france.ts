import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { MenageDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { depcom } from "../communs/donnees.ts";
import { aideDuLieu, quotientMensuel } from "./communs.ts";

const AIDE = "regions.ile_de_france.aide_achat_voiture_electrique.";

/** The outer départements, but for a few communes of the Métropole du Grand Paris. */
const enGrandeCouronne = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean => {
  const commune = depcom(c, menage, mois);
  return (
    c.liste(`${AIDE}departements_eligibles`, mois).includes(commune.slice(0, 2)) &&
    !c.liste(`${AIDE}codes_communes_non_eligibles`, mois).includes(commune)
  );
};

/** Euros, once, by the yearly quotient. */
export const ile_de_france_aide_achat_voiture_electrique = aideDuLieu(
  {
    nom: "ile_de_france_aide_achat_voiture_electrique",
    libelle: "aide à l’achat d’une voiture électrique en Île-de-France",
    article: "Région Île-de-France, acquisition de véhicules propres par les particuliers",
    enVigueur: `${AIDE}departements_eligibles`,
  },
  enGrandeCouronne,
  (c, individu, mois) =>
    montantDuBareme(
      c.bareme(`${AIDE}montant_en_fonction_du_quotient_familial`, mois),
      12 * quotientMensuel(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2),
    ),
);
