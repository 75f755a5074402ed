import type { CompiledAide } from "../../../catalogue/compiled-aide.ts";
import { lisible, nomsDesAides } from "../../../catalogue/fiches/lisible.ts";
import type { Condition } from "../../../catalogue/predicate/condition.ts";
import { describe } from "../../../catalogue/predicate/describe.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { ficheDite } from "./aides/fiche.ts";
import { jugeDe, type Monde } from "./aides/monde.ts";
import { personnesDe } from "./aides/personnes.ts";
import { conditionDite } from "./conditions.ts";

export const AIDES = "test/approuves/aides";

/** The path of an aid’s approved text. */
export const cheminDeLAide = (slug: string): string => `${AIDES}/${slug}.txt`;

/** A rule in words, then by its truth. */
function regleDite(titre: string, condition: Condition, { catalogue }: Monde): PartieDite {
  const mots = describe(lisible(condition, nomsDesAides(catalogue.byId))).replaceAll(/\s+/g, " ");
  return { titre, lignes: [mots, ...conditionDite(titre, condition).lignes] };
}

/** Everything that is approved of an aid: its entry, its rules by their truth, and people on each side of them. */
export function texteDeLAide(compiled: CompiledAide, monde: Monde): string {
  const { aide, rules } = compiled;
  const sections = [
    ...ficheDite(compiled, monde),
    ...rules.general.map((une, rang) => regleDite(`règle ${rang + 1}`, une, monde)),
    ...rules.profils.map((un, rang) => regleDite(`profil ${rang + 1}`, un, monde)),
    ...personnesDe(compiled, monde.exemples[aide.slug], jugeDe(compiled, monde), monde),
  ];
  return ecrireSections(`${aide.label} (${aide.slug})`, sections);
}

/** One text per aid of the catalogue, by path. */
export const textesDesAides = (monde: Monde): Map<string, string> =>
  new Map(
    monde.catalogue.aides
      .filter(({ aide }) => aide.source === "javascript")
      .map((une) => [cheminDeLAide(une.aide.slug), texteDeLAide(une, monde)]),
  );
