import type { CompiledAide } from "../../../catalogue/compiled-aide.ts";
import type { Condition } from "../../../catalogue/predicate/condition.ts";
import { enUnePhrase } from "../../../catalogue/phrases/conditions.ts";
import { surLeTerritoire } from "../../../catalogue/rules/compile.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { ficheDite } from "./aides/fiche.ts";
import { jugeDe, nomsDuCatalogue, type SourcesDesAides } from "./aides/monde.ts";
import { personnesDe } from "./aides/personnes.ts";
import { exempleDeLaLoi } from "./loi/exemples.ts";
import { grilles } from "./loi/grandes.ts";
import { grilleDite } from "./loi/grilles.ts";
import { jugeDeLaLoi } from "./loi/juge.ts";
import { conditionDite } from "./conditions.ts";

export const AIDES = "test/approuves/aides";

/** The path of an aid’s approved text. */
export const cheminDeLAide = (slug: string): string => `${AIDES}/${slug}.txt`;

/** A rule in words, then by its truth. */
function regleDite(titre: string, condition: Condition, { catalogue }: SourcesDesAides): PartieDite {
  const mots = enUnePhrase(condition, nomsDuCatalogue(catalogue)).replaceAll(/\s+/g, " ");
  return { titre, lignes: [...(mots ? [mots] : []), ...conditionDite(titre, condition).lignes] };
}

const titreDe = ({ aide }: CompiledAide) => `${aide.label} (${aide.slug})`;

/** What the entry of an aid says and its rules by their truth; where its institution acts, for an aid of the law. */
function regles(compiled: CompiledAide, monde: SourcesDesAides): PartieDite[] {
  const { aide, institution, rules } = compiled;
  const territoire =
    aide.source === "javascript" ? [] : [regleDite("territoire", surLeTerritoire(institution), monde)];
  return [
    ...ficheDite(compiled, monde),
    ...territoire,
    ...rules.general.map((une, rang) => regleDite(`règle ${rang + 1}`, une, monde)),
    ...rules.profils.map((un, rang) => regleDite(`profil ${rang + 1}`, un, monde)),
  ];
}

/** Everything that is approved of an aid with rules: its entry, its rules, and people on each side of them. */
export function texteDeLAide(compiled: CompiledAide, monde: SourcesDesAides): string {
  const exemple = monde.exemples[compiled.aide.slug];
  const personnes = personnesDe(compiled, exemple, jugeDe(compiled, monde), monde);
  return ecrireSections(titreDe(compiled), [...regles(compiled, monde), ...personnes]);
}

/** Everything that is approved of an aid of the law: its entry, where it is given, and people on each side of its steps. */
function texteDeLaLoi(compiled: CompiledAide, monde: SourcesDesAides): string {
  const juger = jugeDeLaLoi(compiled, monde.pays);
  const { slug } = compiled.aide;
  const personnes = grilles[slug]?.map((une) => grilleDite(une, juger)) ?? [exempleDeLaLoi(slug, juger)];
  return ecrireSections(titreDe(compiled), [...regles(compiled, monde), ...personnes]);
}

/** Everything that is approved of an aid. */
export const texteDUneAide = (une: CompiledAide, monde: SourcesDesAides): string =>
  (une.aide.source === "javascript" ? texteDeLAide : texteDeLaLoi)(une, monde);

/** One text per aid of the catalogue, by path. */
export const textesDesAides = (monde: SourcesDesAides): Map<string, string> =>
  new Map(monde.catalogue.aides.map((une) => [cheminDeLAide(une.aide.slug), texteDUneAide(une, monde)]));
