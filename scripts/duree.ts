import { dureesDesFoyers } from "../test/essentiel/duree.ts";

/** `npx tsx scripts/duree.ts`: tenth, median, ninth tenth and most of screens, then of minutes; whole, then the essential. */
console.table([...dureesDesFoyers(), ...dureesDesFoyers({ essentiel: true })]);
