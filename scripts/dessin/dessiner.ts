import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Elk from "elkjs/lib/elk.bundled.js";
import { dessinDe } from "../../ui/inspecteur/dessin/dessin.ts";
import { dispositionDe } from "../../ui/inspecteur/dessin/disposition.ts";
import { mermaidDe, xstateDe } from "../../ui/inspecteur/dessin/exporter.ts";
import { grapheDe } from "../../machines/graph/graphe.ts";
import { type Couleurs, jetons, svgDe } from "../../ui/inspecteur/dessin/svg.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";

/** The colours of the light theme, read where they are written: the only source is `tokens.css`. */
function couleursClaires(fichier = "ui/style/tokens.css"): Couleurs {
  const [clair = ""] = readFileSync(fichier, "utf8").split("@media");
  const lues = jetons.map((jeton) => {
    const valeur = new RegExp(`--${jeton}: ([^;]+);`).exec(clair)?.[1];
    if (!valeur) throw new Error(`${fichier} ne dit pas la couleur « ${jeton} »`);
    return [jeton, valeur] as const;
  });
  return Object.fromEntries(lues) as Couleurs;
}

/**
 * `npx tsx scripts/dessin/dessiner.ts [--out dossier]`: the journey as files, read from the machine itself.
 * Writes parcours.svg, parcours.mmd (Mermaid) and parcours.json (XState), in `data/parcours` unless
 * told otherwise; says where.
 */
const { values } = parseArgs({ options: { out: { type: "string", default: "data/parcours" } } });
const graphe = grapheDe(journeyMachine.root);
const range = await new Elk.default().layout(dispositionDe(graphe));
const fichiers = {
  "parcours.svg": svgDe(dessinDe(graphe, range), couleursClaires()),
  "parcours.mmd": mermaidDe(graphe),
  "parcours.json": xstateDe(journeyMachine.config),
};
mkdirSync(values.out, { recursive: true });
for (const [nom, contenu] of Object.entries(fichiers)) {
  const chemin = join(values.out, nom);
  writeFileSync(chemin, contenu);
  console.log(`${chemin} : ${Math.ceil(Buffer.byteLength(contenu) / 1024)} ko`);
}
