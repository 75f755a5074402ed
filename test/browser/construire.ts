import { buildIfNeeded } from "../../server/build/construire.ts";
import { chromiumPath } from "./chromium.ts";

/** Before all tests: the pages the browser opens are those of the sources. */
export async function setup(): Promise<void> {
  if (!chromiumPath) return;
  console.log("Les pages et le serveur se construisent s’ils ont changé : une minute environ.");
  await buildIfNeeded();
}
