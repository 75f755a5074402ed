import { parseArgs } from "node:util";
import type { EcartDExactitude, LigneDExactitude } from "../../machines/pages/exactitude.ts";
import { demanderA, mesurerLExactitude } from "../../server/relais/exactitude/ecrire.ts";

const USAGE = `npm run exactitude [-- --service ADRESSE]
  ADRESSE : une API Web OpenFisca, ou ce qui parle comme elle (http://127.0.0.1:5000) ; sans elle, la loi embarquée`;

const COLONNES = ["valeurs", "justes", "promises", "tues", "plus", "moins", "sansReponse"] as const;
const ecrire = (nom: string, nombres: readonly (number | string)[]) =>
  console.log(nom.slice(0, 46).padEnd(48) + nombres.map((un) => String(un).padStart(12)).join(""));
const valeursDe = (une: LigneDExactitude) => COLONNES.map((colonne) => une[colonne]);
const ecartDit = ({ nom, titre, publiee, repondue, source, pourquoi }: EcartDExactitude) =>
  `${nom} : ${String(publiee)} publié, ${String(repondue)} répondu. ${titre} (${source.adresse})${pourquoi ? `. ${pourquoi}` : ""}`;

/** `npm run exactitude`: what a service answers of the households that others published, by aid; the same table for all. */
async function principal(): Promise<void> {
  const { service } = parseArgs({ options: { service: { type: "string" } } }).values;
  const { foyers, lignes, ecarts } = await mesurerLExactitude(service ? demanderA(service) : undefined);
  ecrire(`${foyers} foyers`, COLONNES);
  for (const une of lignes) ecrire(une.nom, valeursDe(une));
  ecrire(
    "ensemble",
    COLONNES.map((colonne) => lignes.reduce((somme, une) => somme + une[colonne], 0)),
  );
  for (const ecart of ecarts) if (ecart.sens !== "sans réponse") console.log(ecartDit(ecart));
}

await principal().catch((erreur: Error) => {
  console.error(`${erreur.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
