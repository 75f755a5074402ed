import { construireLAdminSiBesoin, installerLAdmin } from "../../server/atelier/build/admin.ts";
import { buildIfNeeded } from "../../server/build/construire.ts";
import { chromiumPath } from "../browser/chromium.ts";

/** Before all tests: the packages of the editors’ page, and what a browser opens, built from the sources. */
export default async function construire(): Promise<void> {
  installerLAdmin();
  if (!chromiumPath) return;
  await buildIfNeeded();
  await construireLAdminSiBesoin();
}
