import { lireCatalogue } from "../../catalogue/check/lecture.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { collectivitesDesVelos } from "../../server/velos/collectivites.ts";
import { poserSurLaCarte } from "./compter.ts";
import { direLaCouverture } from "./document.ts";
import { lireTerritoires } from "./territoires.ts";

/** Aids of each region and département, as Markdown. */
export function texteDeLaCouverture(): string {
  const territoires = lireTerritoires();
  const lecture = lireCatalogue(catalogueFiles("catalogue"));
  return direLaCouverture(poserSurLaCarte(lecture, collectivitesDesVelos(), territoires), territoires);
}
