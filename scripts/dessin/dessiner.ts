import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Elk from "elkjs/lib/elk.bundled.js";
import { dessinDe } from "../../ui/inspecteur/dessin/dessin.ts";
import { dispositionDe } from "../../ui/inspecteur/dessin/disposition.ts";
import { mermaidDe, xstateDe } from "../../ui/inspecteur/dessin/exporter.ts";
import { grapheDe } from "../../machines/graph/graphe.ts";
import { svgDe } from "../../ui/inspecteur/dessin/svg.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { couleursClaires } from "./couleurs.ts";

/**
 * `npm run journey:draw [-- --out dossier]`: the journey as files, read from the machine itself.
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
