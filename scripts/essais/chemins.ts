import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chapters } from "../../machines/journey/chapters.ts";
import { cheminsATrois } from "../../machines/studio/chemins/a-trois.ts";
import { cheminsDuChapitre, mouvementsDe } from "../../machines/studio/chemins/choisir.ts";
import type { Chemin } from "../../machines/studio/chemins/chemin.ts";
import { couvrir } from "../../machines/studio/chemins/couvrir.ts";
import { courir, direLesCauses, suivreIci } from "../../test/chemins/course.ts";
import { CheminsGardes } from "../../test/chemins/garde.ts";

/** `npm run chemins`: follows journeys in the machine and through the server (docs/chemins.md). Exits 1 when one fails, 2 when some are left. */
const { values } = parseArgs({
  options: {
    chapitre: { type: "string" },
    chemin: { type: "string" },
    suite: { type: "string" },
    trois: { type: "string" },
    graine: { type: "string", default: "1" },
    minutes: { type: "string", default: "2" },
    tout: { type: "boolean", default: false },
    encore: { type: "boolean", default: false },
  },
});

const graine = Number(values.graine);
const aPart = values.suite ?? values.trois;
const gardes = new CheminsGardes(graine);
const tous = values.suite ? (JSON.parse(readFileSync(values.suite, "utf8")) as Chemin[]) : gardes.chemins();

function choisis() {
  if (values.trois) return cheminsATrois(graine, values.trois.split(",")).chemins;
  if (values.chemin) return tous.filter(({ numero }) => numero === Number(values.chemin));
  const chapitre = chapters.find(({ name }) => name === values.chapitre);
  if (chapitre) return cheminsDuChapitre(tous, chapitre.name);
  if (!values.chapitre) return values.tout ? tous : couvrir(tous, mouvementsDe);
  throw new Error(`Dites un chapitre : ${chapters.map(({ name }) => name).join(", ")}.`);
}

const voulus = choisis();
const connus = values.encore || values.chemin || aPart ? new Set<number>() : gardes.tenus();
const asuivre = voulus.filter(({ numero }) => !connus.has(numero));
console.log(`${voulus.length} chemins, ${voulus.length - asuivre.length} déjà tenus.`);
const suivre = suivreIci(graine);
let faits = 0;
const { causes, restent, tenus } = await courir(asuivre, {
  suivre,
  jusqua: Date.now() + Number(values.minutes) * 60_000,
  noter(numero, cause) {
    if (!aPart) gardes.noter(numero, cause);
    faits += 1;
    console.log(`${faits}/${asuivre.length} chemin ${numero} : ${cause ?? "tient"}`);
  },
});
for (const dite of await direLesCauses({ causes }, suivre)) console.error(`\n${dite}`);
console.log(
  `${tenus.length} tiennent, ${faits - tenus.length} non, ${restent.length} pas suivis faute de temps.`,
);
process.exitCode = causes.size > 0 ? 1 : restent.length > 0 ? 2 : 0;
