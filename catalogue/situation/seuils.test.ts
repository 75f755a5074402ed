import { expect, test } from "vitest";
import { JOUR_FIXE } from "./jour-fixe.ts";
import { moisDe } from "../legislation/mois.ts";
import { valeurEnVigueur } from "../legislation/parametres/parametres.ts";
import { seuils } from "./seuils.ts";

test.each(Object.entries(seuils))("le seuil %s du parcours est celui de la loi", (chemin, seuil) => {
  expect(valeurEnVigueur(chemin, moisDe(JOUR_FIXE)).valeur).toBe(seuil);
});
