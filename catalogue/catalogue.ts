import type { CompiledAide } from "./lire/compiled-aide.ts";
import { compileRules } from "./results/rules/compile.ts";
import type { Aide } from "./schema/aide.ts";
import type { Institution } from "./schema/institution.ts";
import { type IndexTerritoires, indexerParTerritoire } from "./lieux/territoires/index.ts";

/** Every aid and institution, checked, with the rules of each aid compiled once. */
export interface Catalogue {
  aides: readonly CompiledAide[];
  byId: ReadonlyMap<string, CompiledAide>;
  institutions: ReadonlyMap<string, Institution>;
  /** Rule aids filed by place. */
  regles: IndexTerritoires;
}

const defaultTop = (aide: Aide, institution: Institution): number => {
  if (aide.source === "aides-velo") return 8;
  return institution.type === "national" || institution.national ? 1 : 5;
};

/** Institutions; a local Caf without a number of its own has that of all of them. */
function avecLeurNumero(institutions: readonly Institution[]): Institution[] {
  const telephone = institutions.find(({ slug }) => slug === "caf")?.telephone;
  return institutions.map((one) => (one.type === "caf" && telephone ? { telephone, ...one } : one));
}

/** Compiles checked entries; throws if an aid names an institution or a desk that does not exist. */
export function buildCatalogue(aides: readonly Aide[], institutions: readonly Institution[]): Catalogue {
  const bySlug = new Map(avecLeurNumero(institutions).map((one) => [one.slug, one]));
  const compiled = aides.map((aide): CompiledAide => {
    const institution = bySlug.get(aide.institution);
    if (!institution) throw new Error(`${aide.slug} : institution inconnue « ${aide.institution} »`);
    const guichet = aide.guichet === undefined ? institution : bySlug.get(aide.guichet);
    if (!guichet) throw new Error(`${aide.slug} : guichet inconnu « ${aide.guichet} »`);
    return {
      aide,
      institution,
      guichet,
      rules: compileRules(aide, institution),
      top: aide.top ?? institution.top ?? defaultTop(aide, institution),
    };
  });
  return {
    aides: compiled,
    byId: new Map(
      compiled.flatMap((one) => [...one.aide.anciens_slugs, one.aide.slug].map((slug) => [slug, one])),
    ),
    institutions: bySlug,
    regles: indexerParTerritoire(compiled.filter(({ aide }) => aide.source === "javascript")),
  };
}
