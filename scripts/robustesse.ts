import "../server/node-version.ts";
import { parseArgs } from "node:util";
import { epreuves, executerLesEpreuves } from "../test/robustesse/executer.ts";
import { buildIfNeeded } from "../server/build/construire.ts";

const USAGE = `npm run test:robustesse -- [options]
  --court           la version de l’intégration, en deux minutes environ
  --graine N        d’autres demandes, toujours les mêmes pour un même N (1)
  --seulement NOM   une seule épreuve : ${Object.keys(epreuves).join(", ")}`;

/** `npm run test:robustesse`: what the built server bears. Exits 1 when a line that can fail does. */
async function principal(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      court: { type: "boolean", default: false },
      graine: { type: "string", default: "1" },
      seulement: { type: "string" },
    },
  });
  const graine = Number(values.graine);
  if (!Number.isInteger(graine)) throw new Error("--graine attend un nombre entier.");
  const { court, seulement } = values;
  if (seulement !== undefined && !(seulement in epreuves))
    throw new Error(`--seulement : ${seulement} est inconnue.`);
  await buildIfNeeded();
  return executerLesEpreuves({ graine, court, seulement });
}

try {
  process.exitCode = (await principal()) ? 0 : 1;
} catch (erreur) {
  console.error(`${(erreur as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
// What a trial that failed left open is closed with this process.
process.exit();
