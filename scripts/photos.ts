import { buildIfNeeded } from "../server/build/construire.ts";
import { launch } from "../test/browser/chromium.ts";
import { captures, photographier } from "../test/browser/photos.ts";

/** `npx tsx scripts/photos.ts [nom…]`: takes the screens of the site into `data/photos/`, all or those named. */
const demandes = process.argv.slice(2);
await buildIfNeeded();
const browser = await launch();
for (const capture of captures.filter(([nom]) => demandes.length === 0 || demandes.includes(nom))) {
  await photographier(browser, capture);
  console.log(capture[0]);
}
await browser.close();
