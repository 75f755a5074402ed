import { ecrire } from "../../catalogue/check/constat.ts";
import { erreursDe } from "../../catalogue/check/verifier.ts";
import { jourDuControle, controlerCatalogue } from "../../server/catalogue/controle.ts";

/**
 * `npm run catalogue:check`: what is wrong in the catalogue, by file and line. Exits 1 on an error;
 * what is only « à vérifier » waits for an editor.
 */
const constats = controlerCatalogue(jourDuControle());
const erreurs = erreursDe(constats).length;
for (const constat of constats.toSorted(
  (a, b) => Number(a.gravite === "erreur") - Number(b.gravite === "erreur"),
))
  console.log(`${constat.gravite} : catalogue/${ecrire(constat)}`);
console.log(`Catalogue : ${erreurs} erreur(s), ${constats.length - erreurs} point(s) à vérifier.`);
if (erreurs) process.exitCode = 1;
