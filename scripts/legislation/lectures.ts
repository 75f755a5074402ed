import { writeFileSync } from "node:fs";
import { engendrerSuite } from "../../machines/chemins/generer.ts";
import { releverLectures } from "../../test/lectures/relever.ts";

/** Follows the law on every generated household, in some minutes, and writes which answers each of its aids reads. */
writeFileSync("catalogue/legislation/lectures.json", releverLectures(engendrerSuite(1, Infinity).chemins));
