import { parseArgs } from "node:util";
import { compter, echantillon, lignesDuBilan, toutesSortes } from "../test/mutants/compter.ts";
import { estChangee, lignesDeCodeChangees } from "../test/mutants/code/lignes.ts";
import { famillesDeFautes } from "../test/mutants/familles.ts";

/**
 * `npm run test:mutants [-- --donnees] [-- --un-sur 20] [-- --graine 1] [-- --ou lieu]`: plants faults one
 * at a time and says which are not seen, by the families that are named or by all; `--change` keeps those of
 * the lines of code that changed; `--essais fichier` tries the code on these test files alone; `--reprendre` leaves
 * out those whose fate is known from the times before, and counts them all. Exits 1 if fewer are seen than the
 * family awaits, or if its list of equivalents is wrong.
 */
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(famillesDeFautes.map(({ nom }) => [nom, { type: "boolean" as const }])),
    "un-sur": { type: "string", default: "1" },
    graine: { type: "string", default: "1" },
    ou: { type: "string" },
    essais: { type: "string", multiple: true },
    change: { type: "boolean", default: false },
    reprendre: { type: "boolean", default: false },
  },
});
const nommees = famillesDeFautes.filter(({ nom }) => nom in values);
const changees = values.change === true ? lignesDeCodeChangees() : undefined;
for (const famille of nommees.length > 0 ? nommees : famillesDeFautes) {
  const tous = (await famille.mutants()).filter(
    (une) => (values.ou ?? une.ou) === une.ou && (!changees || estChangee(une, changees)),
  );
  const connues = values.reprendre === true ? famille.connues?.(tous) : undefined;
  const choisis = echantillon(
    tous.filter((une) => connues?.has(une) !== true),
    Number(values["un-sur"]),
    Number(values.graine),
  );
  const deja = connues ? `, ${connues.size} connues` : "";
  console.log(`${famille.titre} : ${choisis.length} fautes plantées sur ${tous.length}${deja}`);
  const bilan = await compter(famille, choisis, values.essais, connues);
  for (const ligne of lignesDuBilan(bilan)) console.log(ligne);
  await famille.fermer?.();
  const { total, vus, equivalents, plantes } = toutesSortes(bilan);
  if (vus < famille.attendus * (total - equivalents - plantes) || bilan.perimes.length > 0)
    process.exitCode = 1;
}
