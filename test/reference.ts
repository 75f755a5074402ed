import { readFileSync } from "node:fs";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { openRuleAids } from "../catalogue/results/decider.ts";
import { estOuvert } from "../catalogue/results/rules/montant.ts";
import { factContext, type LegislationFacts } from "../catalogue/situation/context.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { RESULTATS } from "../machines/journey/screens.ts";
import { replay } from "../machines/journey/replay.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { type OracleCase, oracleCases } from "./fixtures/oracle.ts";
import { activePaths } from "./journeys.ts";

/** Where the wanted differences from the reference sample are kept, in French, by household. */
export const FICHIER_DES_ECARTS = "test/fixtures/ecarts-voulus.json";

/** Rule aids whose opening the reference tells for every case. */
export const univers: readonly string[] = JSON.parse(
  readFileSync(new URL("./fixtures/universe.json", import.meta.url), "utf8"),
);

/** The wanted differences, as they were agreed to. */
export const ecartsVoulus: Readonly<Partial<Record<string, readonly string[]>>> = JSON.parse(
  readFileSync(FICHIER_DES_ECARTS, "utf8"),
);

/** Every question that the reference knows: one of ours that it has never heard of is no difference. */
const connues: ReadonlySet<string> = new Set(oracleCases.flatMap(({ expected }) => expected.activeSteps));
export const connueDeLaReference = (path: string): boolean => connues.has(path);

/** Where the questions part from those of the reference, the first of them alone. */
function ecartDesQuestions(posees: readonly string[], attendues: readonly string[]): string[] {
  const demandees = posees.filter((path) => connues.has(path));
  const rang = attendues.findIndex((path, n) => path !== demandees[n]);
  if (rang >= 0) return [`pose ${demandees[rang] ?? "plus rien"} là où la référence pose ${attendues[rang]}`];
  const [suite] = demandees.slice(attendues.length);
  return suite === undefined ? [] : [`pose aussi ${suite}`];
}

type Montant = number | boolean | undefined;
const dire = (montant: Montant) =>
  montant === undefined ? "rien" : montant === true ? "oui" : String(montant).replace(".", ",");

/** Where the rule aids of the reference open otherwise, or for another amount. */
function ecartsDesAides(
  situation: Situation,
  { engine, expected }: OracleCase,
  catalogue: Catalogue,
): string[] {
  const { boursier, rsa, rfr, nbptr } = engine as LegislationFacts;
  const legislation = { boursier, rsa, rfr, nbptr };
  const valeurs = openRuleAids(catalogue, factContext(situation, { legislation }));
  const attendus = new Map<string, Montant>(expected.eligible.map(({ id, montant }) => [id, montant]));
  // An aid that has no file yet cannot come out.
  return univers
    .filter((id) => catalogue.byId.has(id))
    .flatMap((id) => {
      const [valeur, attendu] = [valeurs.get(id), attendus.get(id)];
      const donne = valeur !== undefined && estOuvert(valeur) ? valeur : undefined;
      return donne === attendu
        ? []
        : [`${id} donne ${dire(donne)} là où la référence donne ${dire(attendu)}`];
    });
}

/** How the product differs from the reference on one of its cases, in French. */
export function ecartsDe(cas: OracleCase, catalogue: Catalogue): string[] {
  const { parcours, situation } = replay(cas.simulation);
  return [
    ...ecartDesQuestions([...activePaths(parcours), RESULTATS], cas.expected.activeSteps),
    ...ecartsDesAides(situation, cas, catalogue),
  ];
}

/** The file of wanted differences, as the product differs now. */
export function texteDesEcarts(): string {
  const catalogue = readCatalogue();
  const ecarts = oracleCases.flatMap((cas) => {
    const dits = ecartsDe(cas, catalogue);
    return dits.length > 0 ? [[cas.id, dits] as const] : [];
  });
  return `${JSON.stringify(Object.fromEntries(ecarts), null, 2)}\n`;
}
