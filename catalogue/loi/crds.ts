import type { Menage, Situation } from "../situation/situation.ts";
import { aMayotte } from "../situation/territoires.ts";
import { moisDe } from "./mois.ts";
import { nombreEnVigueur } from "./parametres/parametres.ts";

/** Family benefits that the CRDS is taken from (ordonnance n° 96-50 du 24 janvier 1996, art. 14); not the AEEH. */
const SOUMISES: ReadonlySet<string> = new Set(
  "af cf asf asf_enfant_recueilli ars paje_base prime_naissance".split(" "),
);

type Foyer = Pick<Situation, "dateDeValeur"> & { menage: Pick<Menage, "depcom"> };

/**
 * True of an aid (its id) that is paid after the CRDS; the law and `calculate` give it before. Mayotte pays the
 * amount of the law: 425,60 € for a pupil of primary school in 2025, by its caisse, where the others pay 423,48 €.
 */
export const soumiseALaCrds = (id: string, { menage }: Foyer): boolean =>
  SOUMISES.has(id) && !aMayotte(menage.depcom);

/** Euros that are paid of an aid to a household, of those that the law gives. */
export const netDeCrds = (id: string, montant: number, foyer: Foyer): number =>
  soumiseALaCrds(id, foyer)
    ? montant *
      (1 - nombreEnVigueur("prelevements_sociaux.contributions_sociales.crds", moisDe(foyer.dateDeValeur)))
    : montant;
