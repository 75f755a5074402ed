import * as v from "valibot";
import type { Definition, PeriodeDeDefinition } from "../moteur/definition.ts";
import { estUnJour, lirePeriode, periodesDuMoteur } from "../moteur/periode.ts";

/** What a value must be, by the definition of its variable; read once. */
const schemas = new WeakMap<Definition, v.GenericSchema>();

function schemaDe(definition: Definition): v.GenericSchema {
  switch (definition.genre) {
    case "nombre":
      return v.pipe(v.number(), v.finite());
    case "booleen":
      return v.union([v.boolean(), v.picklist([0, 1])]);
    case "date":
      return v.pipe(v.string(), v.check(estUnJour));
    case "texte":
      return v.string();
    case "code":
      return v.picklist(definition.codes ?? []);
  }
}

const ATTENDUS = {
  nombre: "Un nombre est attendu",
  booleen: "true ou false est attendu",
  date: "Un jour AAAA-MM-JJ est attendu",
  texte: "Un texte est attendu",
  code: "Un code est attendu",
} as const;

/** What is wrong with the value given to a variable, in French. */
function refusDeLaValeur(definition: Definition, valeur: unknown): string | undefined {
  let schema = schemas.get(definition);
  if (!schema) schemas.set(definition, (schema = schemaDe(definition)));
  if (v.is(schema, valeur)) return undefined;
  const recue = JSON.stringify(valeur);
  if (definition.genre === "code" && typeof valeur === "string")
    return `${recue} n’est pas un code de « ${definition.nom} ». Codes possibles : ${definition.codes?.join(", ")}.`;
  return `${ATTENDUS[definition.genre]}, pas ${recue}.`;
}

const PERIODES: Readonly<Record<PeriodeDeDefinition, string>> = {
  mois: "se calcule mois par mois (AAAA-MM)",
  annee: "se calcule par année civile (AAAA)",
  eternite: "vaut pour toujours (ETERNITY)",
};

/**
 * What is wrong with what a request says of a variable at a period, in French: a period that cannot be
 * read or is not the variable’s, a value of another type. `null` asks for the value of one period.
 */
export function refusDeLaPeriode(
  definition: Definition,
  ecrite: string,
  valeur: unknown,
): string | undefined {
  const periode = lirePeriode(ecrite);
  if (!periode) return `Période illisible : ${ecrite}. Formes possibles : AAAA-MM, AAAA, ETERNITY.`;
  const combien = periodesDuMoteur(periode, definition.periode).length;
  if (combien === 0 || (valeur === null && combien > 1))
    return `« ${definition.nom} » ${PERIODES[definition.periode]}, pas pour ${ecrite}.`;
  return valeur === null ? undefined : refusDeLaValeur(definition, valeur);
}
