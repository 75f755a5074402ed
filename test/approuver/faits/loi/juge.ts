import type { CompiledAide } from "../../../../catalogue/compiled-aide.ts";
import type { Pays } from "../../../../catalogue/exemples/pays.ts";
import { calculDe, entiteDe, periodeDe } from "../../../../catalogue/legislation/embarquee.ts";
import { registre } from "../../../../catalogue/legislation/formules/registre.ts";
import type { LegislationValues } from "../../../../catalogue/legislation/legislation.ts";
import { factPlaces, placeOf, type PlaceDeLaLoi } from "../../../../catalogue/legislation/requete/requete.ts";
import { droitsSansMontant } from "../../../../catalogue/legislation/sans-montant.ts";
import { valeurRetenue } from "../../../../catalogue/results/valeurs.ts";
import { periodsOf } from "../../../../catalogue/situation/periods.ts";
import { issueDite } from "../aides/monde.ts";
import { type FoyerDit, situationDuFoyer } from "./foyer.ts";

/** What the law gives of an aid to a household, in words, rounded as the results round it. */
export type JugerLaLoi = (foyer: FoyerDit) => string;

/**
 * The embedded law for one aid and no other, each household computed once. Kilometres to the family home
 * count as none. Throws what a formula throws.
 */
export function jugeDeLaLoi(compiled: CompiledAide, pays: Pays): JugerLaLoi {
  const { aide } = compiled;
  const connues = new Map<string, string>();
  const juger = (foyer: FoyerDit): string => {
    const situation = situationDuFoyer(foyer, pays);
    const periodes = periodsOf(situation.dateDeValeur);
    const calcul = calculDe(situation);
    const lire = (place: PlaceDeLaLoi) =>
      calcul.lireParNom(place.variable, entiteDe(calcul, place), periodeDe(place));
    const place = placeOf(aide, periodes);
    const gratuit = droitsSansMontant[aide.slug];
    const loi: LegislationValues = {
      partie: "législation",
      values: registre.has(place.variable) ? { [aide.slug]: lire(place) } : {},
      facts: gratuit ? { [gratuit]: lire(factPlaces(periodes)[gratuit]) === true } : {},
      missing: [],
      echecs: [],
      inconnus: [],
    };
    return issueDite(compiled, valeurRetenue(aide, loi, situation));
  };
  return (foyer) => {
    const cle = JSON.stringify(foyer);
    const connue = connues.get(cle) ?? juger(foyer);
    connues.set(cle, connue);
    return connue;
  };
}
