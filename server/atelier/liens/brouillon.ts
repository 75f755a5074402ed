import { spawnSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { type CatalogueFile, lireCatalogue } from "../../../catalogue/lire/lecture.ts";
import type { CheminYaml } from "../../../catalogue/lire/constat.ts";
import { nombreEcrit, NOMBRE } from "../../../catalogue/atelier/check/nombres.ts";
import type { Relu } from "./relire.ts";

const nombresDe = (ecrit: string): number[] =>
  [...ecrit.replace(/\s/g, " ").matchAll(new RegExp(NOMBRE, "g"))].map(([un]) => nombreEcrit(un));

/** One value of a file, and the one to write in its place. */
interface Retouche {
  chemin: CheminYaml;
  avant: string;
  apres: string;
}

/** The amount follows its figure, when the figure is that amount and nothing else. */
function retouchesDe(
  { rang, champ, ecrit = "" }: Relu,
  nouveau: string,
  montant: number | undefined,
): Retouche[] {
  const [avant, ...autres] = nombresDe(ecrit);
  const [apres, ...autresApres] = nombresDe(nouveau);
  const suit = champ === "montant" && avant === montant && autres.length === 0 && autresApres.length === 0;
  return [
    { chemin: ["reference", rang, "ecrit"], avant: ecrit, apres: nouveau },
    ...(suit ? [{ chemin: ["montant"], avant: String(avant), apres: String(apres) }] : []),
  ];
}

/**
 * The file of an aid with the new figure of one of its sources, all else being as it was; nothing when its lines
 * cannot be changed alone (a figure folded on two lines): an editor writes it.
 */
export function brouillonDe(file: CatalogueFile, relu: Relu): string | undefined {
  if (relu.lecture.etat !== "changé") return undefined;
  const [lue] = lireCatalogue([file]).aides;
  if (!lue) return undefined;
  const lignes = file.content.split("\n");
  const retouches = retouchesDe(relu, relu.lecture.ecrit, lue.aide.montant);
  for (const { chemin, avant, apres } of retouches) {
    const rang = lue.positionDe(chemin).line - 1;
    const ligne = lignes[rang] ?? "";
    if (ligne.split(avant).length !== 2) return undefined;
    lignes[rang] = ligne.replace(avant, () => apres);
  }
  const content = lignes.join("\n");
  const [apres] = lireCatalogue([{ ...file, content }]).aides;
  const reference = lue.aide.reference?.map((une, rang) =>
    rang === relu.rang ? { ...une, ecrit: retouches[0]?.apres } : une,
  );
  const montant = retouches[1] && { montant: Number(retouches[1].apres) };
  return isDeepStrictEqual(apres?.aide, { ...lue.aide, reference, ...montant }) ? content : undefined;
}

/** What changes a file into a text, as `git apply` reads it. `path`: from where one is. Throws without git. */
export function rustineDe(path: string, content: string): string {
  const args = ["diff", "--no-index", "--no-color", "--no-ext-diff", "--", path, "-"];
  const { error, stdout } = spawnSync("git", args, { encoding: "utf8", input: content });
  if (error) throw error;
  return stdout.replace(/ b\/-$/m, () => ` b/${path}`).replace(/^\+\+\+ b\/-$/m, () => `+++ b/${path}`);
}
