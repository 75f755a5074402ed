import type { Predicate } from "../../catalogue/conditions/predicate/condition.ts";
import { describe } from "../../catalogue/conditions/predicate/describe.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";

const noms: Readonly<Record<string, { label: string }>> = typesRessources;

const PERCUES = "ressources perçues : ";

/** Resources told one after the other, without brackets between: they are said to be received once. */
function nommerUneFois(suite: string): string {
  const premiere = suite.indexOf(PERCUES);
  if (premiere < 0) return suite;
  const fin = premiere + PERCUES.length;
  return suite.slice(0, fin) + suite.slice(fin).replaceAll(/(, | ou )ressources perçues : /g, "$1");
}

/** What a condition is made of, with the resources by their name, and named once for several. */
export const direCondition = ({ condition }: Pick<Predicate, "condition">): string =>
  describe(condition)
    .replaceAll(/(ressources perçues : )(\w+)/g, (_, debut: string, code: string) => {
      const nom = noms[code]?.label ?? code;
      return debut + nom;
    })
    .replaceAll(/sauf si (?=(?:est|a|fait) )/g, "sauf si l’on ")
    .replaceAll(/[^()]+/g, nommerUneFois);
