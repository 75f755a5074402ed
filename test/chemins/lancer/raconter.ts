import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageDuRapport, part } from "../page.ts";
import { ouverte } from "../portes.ts";
import type { Rapport } from "../rapport.ts";

/** Where the report goes: the inspector reads it there, and it opens as a file. */
export const DOSSIER_DU_RAPPORT = "dist/client/chemins";

/** Writes the report, to read and for the inspector. */
export function ecrireLeRapport(rapport: Rapport): void {
  mkdirSync(DOSSIER_DU_RAPPORT, { recursive: true });
  writeFileSync(`${DOSSIER_DU_RAPPORT}/rapport.json`, `${JSON.stringify(rapport)}\n`);
  writeFileSync(`${DOSSIER_DU_RAPPORT}/rapport.html`, pageDuRapport(rapport));
  copyFileSync(
    fileURLToPath(new URL("../rapport.css", import.meta.url)),
    `${DOSSIER_DU_RAPPORT}/rapport.css`,
  );
}

/** Says what the report says, on the terminal. */
export function dire({ portes: toutes, defauts, durees, reussi }: Rapport): void {
  for (const porte of toutes) {
    const signe = ouverte(porte) ? "✓" : "✗";
    console.log(`${signe} ${porte.titre} : ${porte.atteint} sur ${porte.total} (${part(porte)})`);
    if (signe === "✗") for (const { quoi } of porte.manquants.slice(0, 20)) console.log(`    manque ${quoi}`);
  }
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
