import { readConfig } from "../../server/config.ts";
import { sauvegarder } from "../../server/db/sauvegarde.ts";

/** `npm run db:backup -- FICHIER`: copies the database of `DATABASE` while the server goes on. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage : npm run db:backup -- FICHIER");
  process.exit(2);
}
try {
  await sauvegarder(readConfig(process.env).database, file);
  console.log(
    `Base copiée dans ${file}. Les simulations ne s’y lisent qu’avec le jeton de chaque visiteur ; les contributions y sont en clair.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
