import { parseArgs } from "node:util";
import { compter, echantillon, lignesDuBilan, toutesSortes } from "../test/mutants/compter.ts";
import { famillesDeFautes } from "../test/mutants/familles.ts";

/**
 * `npm run test:mutants [-- --donnees] [-- --un-sur 20] [-- --graine 1] [-- --aide slug]`: plants faults one
 * at a time and says which are not seen, by the families that are named or by all. Exits 1 if fewer than
 * 99 % are seen, or if the list of equivalents is wrong.
 */
const ATTENDUS = 0.99;
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(famillesDeFautes.map(({ nom }) => [nom, { type: "boolean" as const }])),
    "un-sur": { type: "string", default: "1" },
    graine: { type: "string", default: "1" },
    aide: { type: "string" },
  },
});
const nommees = famillesDeFautes.filter(({ nom }) => nom in values);
for (const famille of nommees.length > 0 ? nommees : famillesDeFautes) {
  const tous = famille.mutants().filter(({ ou }) => values.aide === undefined || ou === values.aide);
  const choisis = echantillon(tous, Number(values["un-sur"]), Number(values.graine));
  console.log(`${famille.titre} : ${choisis.length} fautes plantées sur ${tous.length}`);
  const bilan = await compter(famille, choisis);
  for (const ligne of lignesDuBilan(bilan)) console.log(ligne);
  await famille.fermer?.();
  const { total, vus, equivalents } = toutesSortes(bilan);
  if (vus < ATTENDUS * (total - equivalents) || bilan.perimes.length > 0) process.exitCode = 1;
}
