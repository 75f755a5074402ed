import { execFileSync } from "node:child_process";
import { fichierDeLApprobation, lireUneApprobation } from "../../../catalogue/atelier/apercu/approbation.ts";

/** What has a preview: aids, institutions, figures of the law. */
const FICHES = ["catalogue/aides", "catalogue/institutions", "catalogue/loi/parametres"];

/** Files that a draft of a working copy writes below some folders, from the root of the copy. */
export function fichiersDuBrouillon(
  depot: string,
  branche: string,
  brouillon: string,
  dossiers: readonly string[] = ["catalogue"],
): string[] {
  const filtre = ["-z", "--name-only", "--no-renames", "--diff-filter=AM"];
  const args = ["diff", ...filtre, `${branche}...${brouillon}`, "--", ...dossiers];
  return execFileSync("git", args, { cwd: depot, encoding: "utf8", maxBuffer: 64e6 })
    .split("\0")
    .filter(Boolean);
}

/**
 * Why a draft may not be published, if so: a sheet whose preview nobody has read and approved in that very version, or that was
 * published in another version since. `brouillon`: its branch.
 */
export function refusDeCeQuiNEstPasLu(depot: string, branche: string, brouillon: string): string | undefined {
  const nomDe = (quoi: string): string | undefined => {
    try {
      return execFileSync("git", ["rev-parse", "-q", "--verify", quoi], {
        cwd: depot,
        encoding: "utf8",
      }).trim();
    } catch {
      return undefined;
    }
  };
  const estLue = (chemin: string): boolean => {
    const gardee = `${brouillon}:${fichierDeLApprobation(chemin)}`;
    if (nomDe(gardee) === undefined) return false;
    const texte = execFileSync("git", ["show", gardee], { cwd: depot, encoding: "utf8" });
    const { fichier, avant, apres } = lireUneApprobation(texte);
    return (
      fichier === chemin &&
      apres === nomDe(`${brouillon}:${chemin}`) &&
      avant === nomDe(`${branche}:${chemin}`)
    );
  };
  const nonLues = fichiersDuBrouillon(depot, branche, brouillon, FICHES).filter((chemin) => !estLue(chemin));
  if (nonLues.length === 0) return undefined;
  const noms = nonLues.map((chemin) => `« ${chemin.replaceAll(/^.*\/|\.\w+$/g, "")} »`).join(", ");
  return `ce que ce brouillon change n’a pas été approuvé tel qu’il est enregistré (${noms}). Lisez l’aperçu, puis touchez « J’approuve ce changement »`;
}
