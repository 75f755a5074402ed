import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { lireCatalogue, nomDuFichier } from "../../catalogue/lire/lecture.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { brouillonDe, rustineDe } from "../../server/atelier/liens/brouillon.ts";
import { faitsDe, relireLesPages, type Relu } from "../../server/atelier/liens/relire.ts";
import { reperesFile } from "../../server/atelier/liens/reperes.ts";
import { allureOrdinaire } from "../../server/atelier/liens/tournee.ts";

/**
 * `npx tsx scripts/catalogue/relire.ts [slug…]`: reads again the pages that the aids (all of them, without a name)
 * were read from, and says what became of each figure. One that changed gives a patch in `data/relecture/`, for
 * `git apply` or the bin. Where figures stand on their pages is kept in `catalogue/reperes.json`. Always exits 0.
 */
const DOSSIER = "catalogue";
const REPERES = join(DOSSIER, "reperes.json");
const BROUILLONS = "data/relecture";
const EN_PLACE: ReadonlySet<string> = new Set(["là", "page lue"]);

const voulues = new Set(process.argv.slice(2));
const files = catalogueFiles(DOSSIER);
const faits = faitsDe(lireCatalogue(files).aides.map(({ aide }) => aide));
const choisis = faits.filter(({ slug }) => voulues.size === 0 || voulues.has(slug));
const connus = existsSync(REPERES) ? v.parse(reperesFile, JSON.parse(readFileSync(REPERES, "utf8"))) : {};

function ecrireBrouillon(relu: Relu): string {
  const file = files.find(({ path }) => nomDuFichier(path) === relu.slug);
  const content = file && brouillonDe(file, relu);
  if (!file || content === undefined) return "à écrire à la main";
  const brouillon = join(BROUILLONS, `${relu.slug}.${relu.rang}.patch`);
  mkdirSync(BROUILLONS, { recursive: true });
  writeFileSync(brouillon, rustineDe(`${DOSSIER}/${file.path}`, content));
  return brouillon;
}

const faite = await relireLesPages(choisis, connus, allureOrdinaire);
if (!faite) console.log("Pas de réseau : rien n’est conclu.");
else {
  const { relus, reperes } = faite;
  for (const relu of relus.filter(({ lecture }) => !EN_PLACE.has(lecture.etat))) {
    const { slug, champ = "", ecrit = "", lecture, adresse } = relu;
    const suite = lecture.etat === "changé" ? ` en « ${lecture.ecrit} » (${ecrireBrouillon(relu)})` : "";
    console.log(`${slug} ${champ} : « ${ecrit} » ${lecture.etat}${suite} ; ${adresse}`);
  }
  writeFileSync(REPERES, `${JSON.stringify(reperes, null, 2)}\n`);
  const encore = relus.filter(({ lecture }) => EN_PLACE.has(lecture.etat)).length;
  console.log(`Sources relues : ${relus.length}, inchangées : ${encore}.`);
}
