import { lireYaml } from "../../lire/yaml.ts";
import { motsDeLAide, motsDeLInstitution, type MotsDUnChamp } from "../formulaire/mots.ts";
import { avecLeBrouillon, compilerLeBrouillon, type MondeDuBrouillon } from "./apercu.ts";
import { changementsDUneAide } from "./changements.ts";

type MondeDeLHistoire = Pick<MondeDuBrouillon, "lecture" | "noms"> & {
  reperes: Pick<MondeDuBrouillon["reperes"], "pays">;
};

function champsDe(texte: string): Readonly<Record<string, unknown>> {
  const lu = lireYaml(texte);
  return "valeur" in lu && typeof lu.valeur === "object" ? { ...lu.valeur } : {};
}

/** What changed between two texts that are not both aids of today: the names of their fields. */
function champsTouches(path: string, avant: string, apres: string): string[] {
  const [vieux, neufs] = [champsDe(avant), champsDe(apres)];
  const noms: Readonly<Record<string, MotsDUnChamp>> = path.startsWith("institutions/")
    ? motsDeLInstitution
    : motsDeLAide;
  return [...new Set([...Object.keys(vieux), ...Object.keys(neufs)])]
    .filter((champ) => JSON.stringify(vieux[champ]) !== JSON.stringify(neufs[champ]))
    .map((champ) => {
      const nom = noms[champ]?.nom ?? champ;
      if (!(champ in neufs)) return `${nom} : ôté`;
      const neuf = neufs[champ];
      const court = typeof neuf === "string" && neuf.length <= 60 ? ` : « ${neuf} »` : " : réécrit";
      return nom + court;
    });
}

/**
 * What each version of an entry changed of the one before it, in sentences. `textes`: the newest first; the last is only what
 * the others are told from. Pure; a fifth of a second a version.
 */
export function histoireDUneFiche(
  path: string,
  textes: readonly string[],
  { lecture, noms, reperes: { pays } }: MondeDeLHistoire,
): string[][] {
  const lues = textes.map((content) => {
    const file = { path, content };
    return compilerLeBrouillon(avecLeBrouillon(lecture, file), file);
  });
  return textes.slice(0, -1).map((texte, rang) => {
    const [apres, avant] = [lues[rang], lues[rang + 1]];
    if (apres && avant) return changementsDUneAide(avant, apres, { pays, noms });
    return champsTouches(path, textes[rang + 1] ?? "", texte);
  });
}
