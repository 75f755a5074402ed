import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { bilan, fautes, rejouer } from "../../test/dehors/rejouer.ts";
import { type Moteur, trouve } from "../../test/dehors/navigateurs.ts";

const USAGE = `npm run test:dehors -- [options]
  --court            ce qui tient en deux minutes, dans Chromium
  --moteur NOM       un seul moteur : ${Object.keys(trouve).join(", ")}
  --seulement MOTS   les lignes dont le nom contient ces mots`;

const estMoteur = (nom: string): nom is Moteur => nom in trouve;

/** `npm run test:dehors`: the product seen from outside, in three engines. Exits 1 when a row is wrong. */
async function principal(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      court: { type: "boolean", default: false },
      moteur: { type: "string" },
      seulement: { type: "string" },
    },
  });
  const { court, moteur, seulement } = values;
  if (moteur !== undefined && !estMoteur(moteur)) throw new Error(`--moteur : ${moteur} est inconnu.`);
  // Built by its own program: nothing of the product is imported here.
  const construit = spawnSync("npx", ["tsx", "scripts/build.ts", "--si-besoin"], { stdio: "inherit" });
  if (construit.status !== 0) throw new Error("La construction a échoué.");
  const debut = Date.now();
  const moteurs = moteur ? [moteur] : court ? (["chromium"] as const) : undefined;
  const rejouees = await rejouer({ court, seulement, moteurs }, (ligne) => console.log(ligne));
  console.log(`\n${bilan(rejouees)}\nEn ${Math.round((Date.now() - debut) / 1000)} secondes.`);
  return fautes(rejouees).length === 0;
}

try {
  process.exitCode = (await principal()) ? 0 : 1;
} catch (erreur) {
  console.error(`${(erreur as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
// What was started is stopped with this process.
process.exit();
