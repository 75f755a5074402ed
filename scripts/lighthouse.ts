import { buildIfNeeded } from "../server/build/construire.ts";
import { mesurerLesEcrans } from "../test/browser/lighthouse.ts";

/** `npx tsx scripts/lighthouse.ts [fois]`: what Lighthouse says of the built product on a slow telephone, cold cache. */
const fois = Number(process.argv[2] ?? 5);
if (!Number.isInteger(fois) || fois < 1) throw new Error("Dites un nombre de fois.");
await buildIfNeeded();
await mesurerLesEcrans(fois);
