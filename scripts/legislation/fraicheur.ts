import { parseArgs } from "node:util";
import { fraicheurAu } from "../../catalogue/legislation/parametres/fraicheur.ts";
import { isDay } from "../../catalogue/situation/periods.ts";
import { jourEnFrance } from "../../server/jour.ts";
import { ecrireJour } from "../../ui/format/dates.ts";

/**
 * `npm run legislation:fraicheur [-- --jour AAAA-MM-JJ]`: how many days the figures of the law still
 * cover, today or at that day, and which yearly scales are due. It warns and never fails.
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
