import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { calendrier, fraicheurAu } from "../../catalogue/legislation/parametres/fraicheur.ts";
import { isDay } from "../../catalogue/situation/periods.ts";
import { jourEnFrance } from "../../server/jour.ts";
import { ecrireJour } from "../../ui/format/dates.ts";

/**
 * `npx tsx scripts/legislation/fraicheur.ts [--jour AAAA-MM-JJ]`: how many days the figures of the law still
 * cover, today or at that day, which yearly scales are due, then every scale: its usual day or the day it
 * was last read, the text that sets it, and the file that holds its figures. It warns and never fails.
 */
const { jour = jourEnFrance(new Date()) } = parseArgs({ options: { jour: { type: "string" } } }).values;
if (!isDay(jour)) throw new Error(`--jour ${jour} : une date AAAA-MM-JJ est attendue.`);

const { connusAu, joursRestants, dus } = fraicheurAu(jour);
console.log(
  joursRestants > 0
    ? `Le ${ecrireJour(jour)}, les chiffres sont connus jusqu’au ${ecrireJour(connusAu)} : encore ${joursRestants} jour(s).`
    : `Le ${ecrireJour(jour)}, les chiffres ne sont plus connus depuis le ${ecrireJour(connusAu)} : les derniers servent.`,
);
console.log(dus.length ? `${dus.length} barème(s) à mettre à jour :` : "Aucun barème n’est en retard.");
for (const { nom, depuis, attendu, texte } of dus)
  console.log(
    `- ${nom} : attendu au ${ecrireJour(attendu)}, reste celui du ${ecrireJour(depuis)} (${texte})`,
  );

const DOSSIER = new URL("../../catalogue/legislation/parametres/", import.meta.url);
const textes = readdirSync(DOSSIER)
  .filter((nom) => nom.endsWith(".json"))
  .map((nom) => [nom, readFileSync(new URL(nom, DOSSIER), "utf8")] as const);
/** Names of the files that hold some parameters, no doubles. */
const fichiersDe = (chemins: readonly string[]): string =>
  textes
    .filter(([, texte]) => chemins.some((chemin) => texte.includes(`"${chemin}":`)))
    .map(([nom]) => nom)
    .join(", ");
/** « 1er avril » of `04-01`. */
const sansAnnee = (le: string): string => ecrireJour(`2026-${le}`).replace(" 2026", "");

console.log("Chaque année, puis ce que l’on relit :");
for (const { nom, le, relu, texte, depuis, chemins } of calendrier())
  console.log(
    `- ${le ? sansAnnee(le) : `relu le ${ecrireJour(relu ?? depuis)}`} : ${nom} (${texte}) — ${fichiersDe(chemins)}, ${chemins.length} chiffre(s), du ${ecrireJour(depuis)}`,
  );
