import { readConfig } from "../../server/reglages/config.ts";
import { fichierDeCle } from "../../server/db/cle.ts";
import { JOURS_DES_SAUVEGARDES } from "../../server/db/contributions.ts";
import { fichierDeLaBase, sauvegarder } from "../../server/db/sauvegarde.ts";

/** `npx tsx scripts/db/sauvegarder.ts FICHIER`: copies the database of `DATABASE` while the server goes on. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage : npx tsx scripts/db/sauvegarder.ts FICHIER");
  process.exit(2);
}
try {
  const database = fichierDeLaBase(readConfig(process.env));
  await sauvegarder(database, file);
  console.log(
    `Base copiée dans ${file}. Les simulations ne s’y lisent qu’avec le jeton de chaque visiteur, les contributions qu’avec la clé ${fichierDeCle(database)} : gardez-la, mais ailleurs. Elle peut être remise pendant ${JOURS_DES_SAUVEGARDES} jours ; effacez-la ensuite.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
