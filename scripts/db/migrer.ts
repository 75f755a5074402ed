import { genererLesMigrations } from "../../server/db/generer.ts";

/** `npx tsx scripts/db/migrer.ts NOM`: after a change of `server/db/schema*.ts`, writes the migrations that follow from it. */
const [nom] = process.argv.slice(2);
if (!nom) {
  console.error("usage : npx tsx scripts/db/migrer.ts NOM");
  process.exit(2);
}
const ecrites = genererLesMigrations(nom);
console.log(ecrites.length > 0 ? ecrites.join("\n") : "Les migrations disent déjà les tables.");
