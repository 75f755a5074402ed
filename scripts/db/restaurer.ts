import { parseArgs } from "node:util";
import { readConfig } from "../../server/reglages/config.ts";
import { fichierDeLaBase, restaurer } from "../../server/db/sauvegarde.ts";

/** `npx tsx scripts/db/restaurer.ts FICHIER [--malgre-son-age]`: puts a copy back into the database of `DATABASE` while the server goes on. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "malgre-son-age": { type: "boolean", default: false } },
});
const [file] = positionals;
if (!file) {
  console.error("usage : npx tsx scripts/db/restaurer.ts FICHIER [--malgre-son-age]");
  process.exit(2);
}
try {
  const database = fichierDeLaBase(readConfig(process.env));
  const remise = restaurer(database, file, { malgreSonAge: values["malgre-son-age"] });
  if (remise.ecartee) console.log(`La base abîmée a été mise de côté : ${remise.ecartee}`);
  if (remise.effacementsPerdus)
    console.log(
      "Ce que des personnes avaient fait effacer depuis la copie n’a pas pu y être lu, et est peut-être revenu.",
    );
  console.log(
    `${remise.simulations} simulation(s) et ${remise.contributions} contribution(s) remise(s), ${remise.effacees} laissée(s) de côté : effacée(s) depuis la copie. Celles qui ont expiré seront effacées à la prochaine purge.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
