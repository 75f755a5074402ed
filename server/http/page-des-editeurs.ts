import { existsSync } from "node:fs";
import { join } from "node:path";

/** True if the editors’ page is in this folder of built pages: it is built apart, only where somebody edits. */
export const editionConstruite = (pages: string): boolean => existsSync(join(pages, "admin", "index.html"));
