import { texteDeLaCouverture } from "../../test/couverture/couverture.ts";

/** Counts the aids of each region and département, and says where there is none. */
console.log(texteDeLaCouverture());
