import "../../server/app/node-version.ts";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../../server/build/construire.ts";
import { tuerEnCharge } from "../../test/echelle/essais.ts";
import { direLaMasse, direLEchelle } from "../../test/echelle/tout.ts";
import { parSql, lancerPostgres } from "../../test/postgres/serveur.ts";

/** `npm run test:echelle [-- --secondes 5 --tours 3 --ensemble 16 --part 0.25 --gardees 1000000]`: what 1, 2 and 4 servers bear on one PostgreSQL (docs/echelle.md). It prints, and judges nothing. */
const { values } = parseArgs({
  options: {
    secondes: { type: "string", default: "5" },
    tours: { type: "string", default: "3" },
    ensemble: { type: "string", default: "16" },
    part: { type: "string", default: "0.25" },
    gardees: { type: "string", default: "1000000" },
  },
});
const [tours, gardees] = [Number(values.tours), Number(values.gardees)];
const reglage = {
  secondes: Number(values.secondes),
  ensemble: Number(values.ensemble),
  part: Number(values.part),
};
await buildIfNeeded();
console.log(
  `${cpus().length} cœurs, que se partagent serveurs, PostgreSQL, nginx, ce qui fait la charge et le reste de la machine ; ${reglage.part > 0 ? `${reglage.part} cœur pour chaque serveur, comme sur de petites machines ; ` : ""}${reglage.ensemble} personnes à la fois, médiane de ${tours} fois ${reglage.secondes} s.`,
);
const postgres = await lancerPostgres([
  "max_wal_size=4GB",
  "shared_buffers=256MB",
  "shared_preload_libraries=pg_stat_statements",
]);
try {
  await parSql(postgres.url("postgres"), "CREATE DATABASE charge");
  const octets = await direLEchelle(postgres, "charge", tours, reglage);
  console.log("Quatre serveurs, un tué à mi-chemin :");
  console.table([await tuerEnCharge(postgres, "charge", { ...reglage, secondes: 10 })]);
  if (gardees > 0) await direLaMasse(postgres, gardees, octets, tours, reglage);
} finally {
  await postgres.effacer();
}
