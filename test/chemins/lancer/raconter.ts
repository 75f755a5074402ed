import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { junitDe } from "../junit.ts";
import { pageDuRapport, part } from "../page.ts";
import { ouverte } from "../portes.ts";
import type { Rapport } from "../rapport.ts";

/** Where the report goes: the inspector reads it there, and it opens as a file. */
export const DOSSIER_DU_RAPPORT = "dist/client/chemins";

/** Writes the report: to read, for the inspector, and at `junit` for a machine that integrates. */
export function ecrireLeRapport(rapport: Rapport, junit: string): void {
  mkdirSync(DOSSIER_DU_RAPPORT, { recursive: true });
  writeFileSync(`${DOSSIER_DU_RAPPORT}/rapport.json`, `${JSON.stringify(rapport)}\n`);
  writeFileSync(`${DOSSIER_DU_RAPPORT}/rapport.html`, pageDuRapport(rapport));
  mkdirSync(dirname(junit), { recursive: true });
  writeFileSync(junit, junitDe(rapport));
  copyFileSync(
    fileURLToPath(new URL("../rapport.css", import.meta.url)),
    `${DOSSIER_DU_RAPPORT}/rapport.css`,
  );
}

/** Says what the report says, on the terminal. */
export function dire({ portes: toutes, defauts, durees, reussi, exigences }: Rapport): void {
  for (const porte of toutes) {
    const signe = ouverte(porte) ? "✓" : "✗";
    console.log(`${signe} ${porte.titre} : ${porte.atteint} sur ${porte.total} (${part(porte)})`);
    if (signe === "✗") for (const { quoi } of porte.manquants.slice(0, 20)) console.log(`    manque ${quoi}`);
  }
  for (const dite of exigences.slice(0, 20)) console.log(`✗ ${dite}`);
  if (exigences.length > 0)
    console.log("    Si c’est voulu : npm run approuver -- exigences, puis relire la différence.");
  for (const { propriete, ou, detail, rejouer } of defauts.slice(0, 20))
    console.log(`✗ ${propriete}\n    à ${ou}${detail && ` : ${detail}`}\n    ${rejouer}`);
  if (defauts.length > 20) console.log(`… et ${defauts.length - 20} autres défauts.`);
  console.log(
    Object.entries(durees)
      .map(([quoi, s]) => `${quoi} ${s} s`)
      .join(", "),
  );
  console.log(
    `${reussi ? "Tous les chemins tiennent." : "Des chemins ne tiennent pas."} Rapport : ${DOSSIER_DU_RAPPORT}/rapport.html`,
  );
}
