import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { tousLesNoms } from "../../catalogue/lieux/communes/noms.ts";
import { compressFolder } from "../../build/compress.ts";
import { ADMIN, newest } from "../../build/sources.ts";

/** What npm writes last when it has installed. */
const INSTALLE = `${ADMIN}/node_modules/.package-lock.json`;

const PAGES = "dist/client/admin";

/** The last file that its build writes: names of places by code, for editors to choose from. */
const LIEUX = `${PAGES}/lieux.json`;

const dateDe = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const nomsPourLesEditeurs = () => ({
  regions: tousLesNoms("menage.region"),
  departements: tousLesNoms("menage.departement"),
  epcis: tousLesNoms("menage.epci"),
  communes: tousLesNoms("menage.commune"),
});

/**
 * Installs the packages of the editors’ page (`ui/atelier/package-lock.json`), when they are missing or older than
 * their lock. Throws when npm fails.
 */
export function installerLAdmin(): void {
  if (dateDe(INSTALLE) >= dateDe(`${ADMIN}/package-lock.json`)) return;
  console.log("Installation des paquets de la page des éditeurs…");
  // A production environment would leave out the service that writes drafts.
  execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ADMIN,
    stdio: "inherit",
  });
}

/** Installs what the editors’ page needs, then builds it into `dist/client/admin`, among the pages built before. */
export async function construireLAdmin(): Promise<void> {
  installerLAdmin();
  process.env["NODE_ENV"] = "production";
  await build({ configFile: `${ADMIN}/vite.config.ts`, logLevel: "error", mode: "production" });
  writeFileSync(LIEUX, JSON.stringify(nomsPourLesEditeurs()));
  await compressFolder(PAGES);
  console.log("Page des éditeurs construite.");
}

/** Builds the editors’ page when it is missing, which building the product makes it, or older than its sources. */
export async function construireLAdminSiBesoin(): Promise<void> {
  if (dateDe(LIEUX) < newest(ADMIN, [])) await construireLAdmin();
}
