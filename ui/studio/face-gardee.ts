import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { type Face, faceDeVersion } from "./face.ts";
import { versionsGardees } from "./versions/versions.ts";

/** A version kept with the code, as something to compare with; nothing for a day that has none. Rejects when it does not come. */
export async function faceGardee(jour: string): Promise<(Face & { genre: "version" }) | undefined> {
  const avant = await versionsGardees.find((une) => une.jour === jour)?.lire();
  return (
    avant && { ...faceDeVersion(`la version du ${ecrireJour(jour)}`, avant, aujourdhui()), gardee: jour }
  );
}
