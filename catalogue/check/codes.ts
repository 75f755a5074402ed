import { compileRegle } from "../rules/compile.ts";
import type { Institution } from "../schema/institution.ts";
import type { Regle } from "../schema/regles.ts";
import { type Fact, facts } from "../situation/facts.ts";
import { type AideEcrite, type Constat, constater, type Keys } from "./constat.ts";
import { exigencesDe } from "./contrainte.ts";
import { codesInconnus, type Territoires } from "./territoires.ts";

/** Every rule of an aid with its place; a negated one stands for its inside too. */
function reglesDe({ aide }: AideEcrite): { regle: Regle; keys: Keys }[] {
  const ouvrir = (regle: Regle, keys: Keys): { regle: Regle; keys: Keys }[] =>
    regle.type === "not" ? ouvrir(regle.value, [...keys, "value"]) : [{ regle, keys }];
  return [
    ...aide.conditions_generales.flatMap((regle, i) => ouvrir(regle, ["conditions_generales", i])),
    ...aide.profils.flatMap(({ conditions }, p) =>
      conditions.flatMap((regle, i) => ouvrir(regle, ["profils", p, "conditions", i])),
    ),
  ];
}

const listes = ["values", "includes", "excludes"] as const;

/** Lists of a rule that are empty, or that say a code twice. */
function controlerListes(regle: Regle): [liste: string, message: string][] {
  return listes.flatMap((nom): [string, string][] => {
    const codes = (regle as Partial<Record<typeof nom, readonly string[]>>)[nom];
    if (codes === undefined) return [];
    if (codes.length === 0) return [[nom, "la liste est vide : elle n’écarte personne"]];
    const doubles = new Set(codes.filter((code, i) => codes.indexOf(code) !== i));
    return [...doubles].map((code): [string, string] => [nom, `« ${code} » y est deux fois`]);
  });
}

/** Codes and ids that name nothing. Places are only known with `territoires`. */
export function controlerCodes(
  ecrite: AideEcrite,
  institution: Institution,
  aides: ReadonlySet<string>,
  territoires?: Territoires,
): Constat[] {
  const constat = constater(ecrite);
  return reglesDe(ecrite).flatMap(({ regle, keys }) => {
    const exigences = exigencesDe(compileRegle(regle, institution));
    const horsListe = exigences.flatMap(({ fait, contrainte }) => {
      const mots = (facts as Record<string, Fact>)[fait]?.mots;
      if (!mots || contrainte.genre === "entre") return [];
      return [...contrainte.valeurs].map(String).filter((value) => !Object.hasOwn(mots, value));
    });
    const sansLieu = territoires ? exigences.flatMap((one) => codesInconnus(one, territoires)) : [];
    const lue = regle.type === "benefit" ? regle.name : undefined;
    return [
      ...controlerListes(regle).map(([liste, message]) => constat("à vérifier", [...keys, liste], message)),
      ...[...horsListe, ...sansLieu].map((code) =>
        constat("erreur", keys, `${regle.type} : « ${code} » n’existe pas`),
      ),
      ...(lue !== undefined && !aides.has(lue)
        ? [constat("erreur", keys, `benefit : l’aide « ${lue} » n’existe pas`)]
        : []),
      ...(lue === ecrite.aide.slug ? [constat("erreur", keys, "benefit : l’aide dépend d’elle-même")] : []),
    ];
  });
}
