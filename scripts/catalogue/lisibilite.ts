import { lisibiliteDe, siglesInexpliques, textesLus } from "../../catalogue/phrases/lisibilite.ts";
import { nombreDit, tauxDit } from "../../catalogue/phrases/nombres.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";

/**
 * `npx tsx scripts/catalogue/lisibilite.ts`: how easily the texts of the catalogue are read. `-- --pires 20` tells the
 * aids with the longest sentences.
 */
const pires = Number(process.argv[process.argv.indexOf("--pires") + 1] || 0);
const aides = readCatalogue().aides.map(({ aide }) => aide);

function dire(nom: string, textes: readonly string[]): void {
  const { phrases, mots, courtes } = lisibiliteDe(textes);
  console.log(
    `${nom} : ${nombreDit(phrases)} phrases, ${nombreDit(mots)} mots en moyenne, ${tauxDit(courtes)} de moins de 15 mots`,
  );
}

dire(
  "Descriptions",
  aides.map(({ description }) => description),
);
dire(
  "Conditions",
  aides.flatMap(({ conditions }) => conditions),
);
dire(
  "Ensemble",
  aides.map(({ description, conditions }) => [description, ...conditions].join("\n")),
);

const inexpliques = aides.flatMap((aide) =>
  siglesInexpliques(textesLus(aide).join("\n")).map((sigle) => `${sigle} (${aide.slug})`),
);
console.log(`Sigles sans explication : ${[inexpliques.length, ...inexpliques].join(", ")}`);

const textesDe = ({ description, conditions }: (typeof aides)[number]) => [description, ...conditions];
const parLongueur = aides
  .map((aide) => ({ slug: aide.slug, mots: lisibiliteDe(textesDe(aide)).mots }))
  .sort((a, b) => b.mots - a.mots);
if (pires > 0) console.log("Les phrases les plus longues :");
for (const { slug, mots } of parLongueur.slice(0, pires)) console.log(`  ${slug} : ${nombreDit(mots)} mots`);
