import { lireOptions } from "../test/chemins/lancer/options.ts";
import { rejouerEditions, rejouerUnChemin } from "../test/chemins/lancer/rejouer.ts";
import { toutVerifier } from "../test/chemins/lancer/verifier.ts";

/**
 * `npm run test:paths`: generates the journeys of a seed from the machine, runs them as a fold, as an
 * actor, through the server and in a browser, and writes the report. Exits 1 when a gate is closed
 * or a law does not hold.
 */
async function principal(): Promise<boolean> {
  const options = lireOptions(process.argv.slice(2));
  if (options.chemin !== undefined) return rejouerUnChemin(options.chemin, options);
  if (options.editions !== undefined) return rejouerEditions(options);
  return toutVerifier(options);
}

try {
  process.exitCode = (await principal()) ? 0 : 1;
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 1;
}
