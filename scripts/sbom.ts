import "../server/app/node-version.ts";
import { writeFileSync } from "node:fs";
import { buildIfNeeded } from "../server/build/construire.ts";
import { lireLeVerrou, nomenclature, sommes } from "../server/build/nomenclature.ts";
import { ADMIN } from "../server/build/sources.ts";
import { texteDesTiers } from "../server/build/tiers.ts";

/**
 * `npx tsx scripts/sbom.ts`: what is delivered. `THIRD-PARTY.md` (packages, versions, licences), `dist/sbom.cdx.json` and
 * `dist/sbom-admin.cdx.json` (CycloneDX), `dist/sha256sums.txt` (pages, server, native module). Fails for a licence that
 * is missing or not admitted, with the name of its package.
 */
const [produit, admin] = [lireLeVerrou("."), lireLeVerrou(ADMIN)];
try {
  writeFileSync("THIRD-PARTY.md", texteDesTiers(produit, admin));
  await buildIfNeeded();
  writeFileSync("dist/sbom.cdx.json", `${JSON.stringify(nomenclature(produit), undefined, 2)}\n`);
  writeFileSync("dist/sbom-admin.cdx.json", `${JSON.stringify(nomenclature(admin), undefined, 2)}\n`);
  const livres = [
    "dist/client",
    "dist/server",
    "node_modules/better-sqlite3/build/Release/better_sqlite3.node",
  ];
  writeFileSync("dist/sha256sums.txt", sommes(livres));
  console.log(
    "THIRD-PARTY.md, dist/sbom.cdx.json, dist/sbom-admin.cdx.json et dist/sha256sums.txt sont écrits.",
  );
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 1;
}
