import { buildIfNeeded } from "../../server/build/construire.ts";
import { peser } from "../../test/browser/peser.ts";

/** `npx tsx scripts/mesurer/weigh.ts`: weight of what a browser loads, screen by screen. Exits 1 over a budget. */
await buildIfNeeded();
process.exitCode = (await peser()) ? 0 : 1;
