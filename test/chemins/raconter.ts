import { lienDuParcours } from "../../machines/graph/lien.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { applicationDe } from "./application.ts";
import { contexteDuChemin } from "./chemin.ts";
import { executer } from "./executer.ts";
import { engendrerSuite } from "./generer.ts";

/** Where `npm start` serves the product. */
const PRODUIT = "http://127.0.0.1:3000";

/** Plays one journey of a seed again and tells it; true when every law holds. Throws for a number that is not there. */
export async function raconterUnChemin(graine: number, numero: number): Promise<boolean> {
  const chemin = engendrerSuite(graine).chemins.find((un) => un.numero === numero);
  if (!chemin) throw new Error(`Avec la graine ${graine}, il n’y a pas de chemin ${numero}.`);
  console.log(`Chemin ${numero} (${JSON.stringify(chemin.depart)}), fait pour : ${chemin.raison}`);
  for (const { path, nom } of chemin.pas) console.log(`  ${path} : ${nom}`);
  const { problemes } = await executer(chemin, graine, applicationDe(chemin.depart.marque));
  for (const { ou, propriete, detail } of problemes) console.log(`✗ ${propriete} (${ou}) ${detail}`);
  if (problemes.length === 0) console.log("✓ Tout tient.");
  const lien = lienDuParcours(contexteDuChemin(chemin), RESULTATS);
  console.log(`Le voir dans l’inspecteur (npm start) : ${PRODUIT}${lien}`);
  return problemes.length === 0;
}
