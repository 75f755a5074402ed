import { readConfig } from "../../server/config.ts";
import { restaurer } from "../../server/db/sauvegarde.ts";

/** `npm run db:restore -- FICHIER`: puts a copy back into the database of `DATABASE` while the server goes on. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage : npm run db:restore -- FICHIER");
  process.exit(2);
}
try {
  const { simulations, contributions, ecartee } = restaurer(readConfig(process.env).database, file);
  if (ecartee) console.log(`La base abîmée a été mise de côté : ${ecartee}`);
  console.log(
    `${simulations} simulation(s) et ${contributions} contribution(s) remise(s) ; celles qui ont expiré seront effacées à la prochaine purge.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
