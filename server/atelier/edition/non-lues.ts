import { fichierDeLApprobation, lireUneApprobation } from "../../../catalogue/atelier/apercu/approbation.ts";
import { gitDans } from "./nom-git.ts";

/** What has a preview: aids, institutions, figures of the law. */
const FICHES = ["catalogue/aides", "catalogue/institutions", "catalogue/loi/parametres"];

const PAS_LU =
  "ce que ce brouillon change n’a pas été approuvé tel qu’il est enregistré. Lisez l’aperçu, puis touchez « J’approuve ce changement »";

/** Files that a draft of a working copy writes below some folders, from the root of the copy. */
export function fichiersDuBrouillon(
  depot: string,
  branche: string,
  brouillon: string,
  dossiers: readonly string[] = ["catalogue"],
): string[] {
  const filtre = ["-z", "--name-only", "--no-renames", "--diff-filter=AM"];
  const args = ["diff", ...filtre, `${branche}...${brouillon}`, "--", ...dossiers];
  return gitDans(depot)(...args)
    .split("\0")
    .filter(Boolean);
}

/**
 * Why a draft may not be published, if so: a sheet whose preview nobody has read and approved in that very version, or that was
 * published in another version since. `brouillon`: its branch.
 */
export function refusDeCeQuiNEstPasLu(depot: string, branche: string, brouillon: string): string | undefined {
  const git = gitDans(depot);
  const nomDe = (quoi: string): string | undefined => {
    try {
      return git("rev-parse", "-q", "--verify", quoi).trim();
    } catch {
      return undefined;
    }
  };
  const estLue = (chemin: string): boolean => {
    const gardee = `${brouillon}:${fichierDeLApprobation(chemin)}`;
    if (nomDe(gardee) === undefined) return false;
    const { fichier, avant, apres } = lireUneApprobation(git("show", gardee));
    return (
      fichier === chemin &&
      apres === nomDe(`${brouillon}:${chemin}`) &&
      avant === nomDe(`${branche}:${chemin}`)
    );
  };
  return fichiersDuBrouillon(depot, branche, brouillon, FICHES).every(estLue) ? undefined : PAS_LU;
}
