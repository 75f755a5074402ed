import type { Calcul } from "./calcul.ts";

/** A path that no parameter has is an error of the compiler: each line below must be one. */

declare const c: Calcul;
declare const mois: number;
declare const rang: number;
declare const chemin: string;

const AF = "prestations_sociales.prestations_familiales.prestations_generales.af.";

export const lus = [
  c.p(`${AF}af_cm.taux.enf2`, mois),
  c.p(`${AF}af_cm.modulation.taux_tranche_${rang}`, mois),
  // @ts-expect-error A typo in the name of a parameter.
  c.p(`${AF}af_cm.taux.enf22`, mois),
  // @ts-expect-error A pattern that no parameter has.
  c.p(`${AF}af_cm.modulation.taux_tranches_${rang}`, mois),
  // @ts-expect-error Any text at all.
  c.parametre(chemin, mois),
];
