import { readFileSync } from "node:fs";
import { type Couleurs, jetons } from "../../ui/inspecteur/dessin/svg.ts";

/** The colours of the light theme, read where they are written: the only source is `tokens.css`. */
export function couleursClaires(fichier = "ui/style/tokens.css"): Couleurs {
  const [clair = ""] = readFileSync(fichier, "utf8").split("@media");
  const lues = jetons.map((jeton) => {
    const valeur = new RegExp(`--${jeton}: ([^;]+);`).exec(clair)?.[1];
    if (!valeur) throw new Error(`${fichier} ne dit pas la couleur « ${jeton} »`);
    return [jeton, valeur] as const;
  });
  return Object.fromEntries(lues) as Couleurs;
}
