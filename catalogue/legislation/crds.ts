import { moisDe } from "./moteur/mois.ts";
import { nombreEnVigueur } from "./parametres/parametres.ts";

/** Family benefits that the CRDS is taken from (ordonnance n° 96-50 du 24 janvier 1996, art. 14); not the AEEH. */
const SOUMISES: ReadonlySet<string> = new Set(["af", "cf", "asf", "ars", "paje_base"]);

/** True of an aid (its id) that is paid after the CRDS; the law and `calculate` give it before. */
export const soumiseALaCrds = (id: string): boolean => SOUMISES.has(id);

/** Euros that are paid of an aid at a day, of those that the law gives. */
export const netDeCrds = (id: string, montant: number, jour: string): number =>
  soumiseALaCrds(id)
    ? montant * (1 - nombreEnVigueur("prelevements_sociaux.contributions_sociales.crds", moisDe(jour)))
    : montant;
