import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { moisDe } from "../../mois.ts";
import { lointaine, positif } from "../../moteur/variable.ts";

const AAH = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.";
/** First month when a partner’s income no longer counts (law of 16 August 2022, art. 10; CSS, art. L821-3). */
const DECONJUGALISATION = moisDe("2023-10");

const af_nbenf = lointaine<FamilleDeLaLoi, number>("af_nbenf");
const ressourcesDUnePersonne = lointaine<IndividuDeLaLoi, number>(
  "prestations_familiales_base_ressources_individu",
);

/** The other parent or partner of the family, while the law looked at them. */
function conjointDe(c: Calcul, individu: IndividuDeLaLoi, mois: number): IndividuDeLaLoi | undefined {
  const { parents } = c.familleDe(individu);
  return mois < DECONJUGALISATION && parents.includes(individu)
    ? parents.find((parent) => parent !== individu)
    : undefined;
}

/** What a couple adds to the ceiling, as a share of the full amount; 0 since October 2023. */
export const majorationDeCouple = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  conjointDe(c, individu, mois) ? c.p(`${AAH}majoration_plafond.majoration_plafond_couple`, mois) : 0;

/**
 * Euros a month of the partner’s taxable income of two years ago (CSS, art. R532-3), less 5 000 € a year and
 * 1 400 € for each child (CSS, art. R821-4 and D821-9, decree of 19 January 2022); 0 since October 2023.
 */
export function ressourcesDuConjoint(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const conjoint = conjointDe(c, individu, mois);
  if (!conjoint) return 0;
  const abattement = (nom: string) => c.p(`${AAH}abattement_conjoint.abattement_forfaitaire.${nom}`, mois);
  const enfants = af_nbenf(c, c.familleDe(individu), mois);
  const deduits = abattement("base") + abattement("majoration_pac") * enfants;
  return positif(ressourcesDUnePersonne(c, conjoint, mois) - deduits) / 12;
}
