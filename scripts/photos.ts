import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../server/build/construire.ts";
import { launch } from "../test/browser/chromium.ts";
import { composer, filmer } from "../test/browser/photos/planche.ts";
import { DOSSIER, garder, photographier } from "../test/browser/photos/prendre.ts";
import { films, captures } from "../test/browser/photos/captures.ts";

/**
 * `npx tsx scripts/photos.ts [nom…] [-- --films] [-- --avant REF]`: takes the screens of `docs/screens/` again, all or
 * those named; films the journeys; or puts those of a version of this repository beside those of today.
 */
const { values, positionals } = parseArgs({
  options: { films: { type: "boolean", default: false }, avant: { type: "string" } },
  allowPositionals: true,
});
await buildIfNeeded();
const browser = await launch();
const demande = (nom: string) => positionals.length === 0 || positionals.includes(nom);
const AVANT_APRES = ["accueil", "resultats", "droit", "aides"];

if (values.avant) {
  const cases = AVANT_APRES.flatMap((nom) => {
    const chemin = `${DOSSIER}/${nom}-neutre-390-light.webp`;
    const avant = execFileSync("git", ["show", `${values.avant}:${chemin}`], { maxBuffer: 64e6 });
    return [
      { titre: `${nom}, avant`, image: avant },
      { titre: `${nom}, après`, image: readFileSync(chemin) },
    ];
  });
  garder("avant-apres-390", await composer(browser, cases, { colonnes: 4, largeur: 320 }));
} else if (values.films) {
  for (const [nom, persona] of Object.entries(films).filter(([un]) => demande(un)))
    console.log(`${nom} : ${await filmer(browser, nom, persona)} écrans`);
} else {
  for (const capture of captures.filter(({ nom }) => demande(nom)))
    console.log((await photographier(browser, capture)).join(" "));
}
await browser.close();
