import { ecrire } from "../../catalogue/lire/constat.ts";
import { erreursDe } from "../../catalogue/atelier/check/verifier.ts";
import { jourDuControle, controlerCatalogue } from "../../server/atelier/catalogue/controle.ts";

/**
 * `npx tsx scripts/catalogue/check.ts`: what is wrong in the catalogue, by file, line and column. Exits 1 on an error;
 * what is only « à vérifier » waits for an editor.
 */
const constats = controlerCatalogue(jourDuControle());
const erreurs = erreursDe(constats);
const aVoir = constats.filter((un) => !erreurs.includes(un));
// What must be mended is the last that is read.
for (const constat of [...aVoir, ...erreurs])
  console.log(`${constat.gravite} : catalogue/${ecrire(constat)}`);
console.log(`Catalogue : ${erreurs.length} erreur(s), ${aVoir.length} point(s) à vérifier.`);
if (erreurs.length) process.exitCode = 1;
