import type { Predicate } from "../../catalogue/predicate/condition.ts";
import { describe } from "../../catalogue/predicate/describe.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";

const noms: Readonly<Record<string, { label: string }>> = typesRessources;

/** What a condition is made of, with the resources by their name, and named once for several. */
export const direCondition = ({ condition }: Pick<Predicate, "condition">): string =>
  describe(condition)
    .replaceAll(/(ressources perçues : )(\w+)/g, (_, debut: string, code: string) => {
      const nom = noms[code]?.label ?? code;
      return debut + nom;
    })
    .replaceAll(/sauf si (?=(?:est|a|fait) )/g, "sauf si l’on ")
    .replaceAll(/(?<=ressources perçues : [^()]*)(, | ou )ressources perçues : /g, "$1");
