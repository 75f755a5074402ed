import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Lines of product, its words and its style in, tests and data out: the most that each may have, and what it is on its way to. */
const PLAFONDS = {
  cœur: { plafond: 57_225, but: 50_000 },
  loi: { plafond: 16_820, but: 16_000 },
  // Every gesture ends and says so, two editors of one sheet, a preview that somebody else has read, 600; taken away: five ways to call the server, four frames of pages. Rows pasted and mended in the page, what is said of a draft, the tasks of the day, 420; taken away: rows given back as a file.
  atelier: { plafond: 17_860, but: 14_000 },
  // People as there are, 560 (half of it shares and their sources); what is covered, cell by cell, 200; a failure reduced, 120; a selection that leaves, 140; strength three, 80; why a question is asked or not, 330.
  studio: { plafond: 15_975, but: 11_000 },
  // The request ready, 3,000; a decision that is compared, 2,500; the square code of a tax notice, 1,300; official forms filled, 390; a household kept on the device, 200; what is handed over, 30.
  démarches: { plafond: 7_680, but: 7_000 },
  // A household handed over, 580; the measure of what is answered, 350.
  relais: { plafond: 5_430, but: 4_500 },
} as const;
type Produit = keyof typeof PLAFONDS;

/** Entries of a room, and lines of what supports the product (tools, kits of tests) for a hundred of it. */
const ENTREES = 14;
const SOUTIEN = 20;

const PIECES = ["catalogue", "machines", "server", "ui"];
const SOURCE = /(?<!\.test|\.test-d)\.(?:tsx?|css|html)$/;

const fichiers = (...dossiers: string[]) =>
  execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard", ...dossiers], { encoding: "utf8" })
    .split("\0")
    .filter((nom) => SOURCE.test(nom));
const lignesDe = (noms: readonly string[]) =>
  noms.reduce((somme, nom) => somme + readFileSync(nom, "utf8").split("\n").length - 1, 0);
const DEMARCHES = /^(?:catalogue\/results|ui\/resultats)\/demarches\//;
const produitDe = (nom: string): Produit =>
  DEMARCHES.test(nom)
    ? "démarches"
    : ((/^\w+\/(loi|atelier|studio|relais)\//.exec(nom)?.[1] as Produit | undefined) ?? "cœur");

/** `npx tsx scripts/mesurer/maison.ts`: how large each room and each product is. Exits 1 above a ceiling. */
const refus: string[] = [];
const tous = fichiers(...PIECES);
for (const [nom, { plafond, but }] of Object.entries(PLAFONDS)) {
  const lignes = lignesDe(tous.filter((un) => produitDe(un) === nom));
  console.log(
    `${nom.padEnd(8)} ${lignes} lignes, ${plafond} au plus${but < plafond ? `, ${but} visées` : ""}`,
  );
  if (lignes > plafond)
    refus.push(`${nom} : ${lignes} lignes, ${plafond} au plus. Dites ce que le changement retire.`);
}
for (const piece of [...PIECES, "scripts"]) {
  const { length } = readdirSync(piece);
  console.log(`${piece.padEnd(10)} ${length} entrées, ${ENTREES} au plus`);
  if (length > ENTREES) refus.push(`${piece}/ a ${length} entrées, ${ENTREES} au plus : groupez-les.`);
}
const soutien = (100 * lignesDe(fichiers("scripts", "test"))) / lignesDe(tous);
console.log(`soutien    ${soutien.toFixed(1)} lignes pour cent de produit, ${SOUTIEN} au plus`);
if (soutien > SOUTIEN) refus.push("Ce qui soutient le produit passe un cinquième de ce qu’il sert.");
for (const un of refus) console.error(un);
process.exitCode = refus.length > 0 ? 1 : 0;
