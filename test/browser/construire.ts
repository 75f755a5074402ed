import { buildIfNeeded } from "../../server/build/construire.ts";
import { chromiumPath } from "./chromium.ts";

/** Before all tests: the pages the browser opens are those of the sources. */
export async function setup(): Promise<void> {
  if (chromiumPath) await buildIfNeeded();
}
