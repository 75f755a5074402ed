import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { lireCatalogue } from "../../catalogue/check/lecture.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { collectivitesDesVelos } from "../../server/velos/collectivites.ts";
import { poserSurLaCarte } from "./compter.ts";
import { direLaCouverture } from "./document.ts";
import { lireTerritoires } from "./territoires.ts";

export const COUVERTURE = "docs/couverture.md";

/** `docs/couverture.md`, formatted as the repository is. */
export async function texteDeLaCouverture(): Promise<string> {
  const territoires = lireTerritoires();
  const couverture = poserSurLaCarte(
    lireCatalogue(catalogueFiles("catalogue")),
    collectivitesDesVelos(),
    territoires,
  );
  const { printWidth } = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as { printWidth: number };
  return (await format(COUVERTURE, direLaCouverture(couverture, territoires), { printWidth })).code;
}
