import { writeFileSync } from "node:fs";
import { engendrerSuite } from "../../machines/studio/chemins/generer.ts";
import { releverLectures } from "../../test/lectures/relever.ts";

/** Follows the law on households generated from several seeds, in some minutes, and writes which answers each of its aids reads. */
const chemins = [1, 2, 3, 4].flatMap((graine) => engendrerSuite(graine, 60).chemins);
writeFileSync("catalogue/loi/lectures.json", releverLectures(chemins));
