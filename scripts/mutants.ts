import { parseArgs } from "node:util";
import { compter, echantillon, lignesDuBilan, toutesSortes } from "../test/mutants/compter.ts";
import { changerLeCode } from "../test/mutants/code/lancer.ts";
import { famillesDeFautes } from "../test/mutants/familles.ts";

/**
 * `npm run test:mutants [-- --donnees] [-- --un-sur 20] [-- --graine 1] [-- --ou lieu]`: plants faults one
 * at a time and says which are not seen, by the families that are named or by all. Exits 1 if fewer than
 * 99 % are seen, or if the list of equivalents is wrong. `--code [--change] [fichiers…]` plants them in the
 * code instead, with Stryker: everywhere, in these files, or in the lines that changed.
 */
const ATTENDUS = 0.99;
const { values, positionals } = parseArgs({
  options: {
    ...Object.fromEntries(famillesDeFautes.map(({ nom }) => [nom, { type: "boolean" as const }])),
    "un-sur": { type: "string", default: "1" },
    graine: { type: "string", default: "1" },
    ou: { type: "string" },
    code: { type: "boolean", default: false },
    change: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const nommees = values.code ? [] : famillesDeFautes.filter(({ nom }) => nom in values);
const toutes = values.code ? [] : famillesDeFautes;
if (values.code) process.exitCode = changerLeCode({ change: values.change === true, fichiers: positionals });
for (const famille of nommees.length > 0 ? nommees : toutes) {
  const tous = famille.mutants().filter(({ ou }) => values.ou === undefined || ou === values.ou);
  const choisis = echantillon(tous, Number(values["un-sur"]), Number(values.graine));
  console.log(`${famille.titre} : ${choisis.length} fautes plantées sur ${tous.length}`);
  const bilan = await compter(famille, choisis);
  for (const ligne of lignesDuBilan(bilan)) console.log(ligne);
  await famille.fermer?.();
  const { total, vus, equivalents } = toutesSortes(bilan);
  if (vus < ATTENDUS * (total - equivalents) || bilan.perimes.length > 0) process.exitCode = 1;
}
