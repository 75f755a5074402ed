import { dureesDesFoyers } from "../../test/ecrans/duree.ts";

/** `npx tsx scripts/mesurer/duree.ts`: tenth, median, ninth tenth and most of screens, then of minutes. */
console.table(dureesDesFoyers());
