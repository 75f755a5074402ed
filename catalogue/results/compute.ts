import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { nomsDesAides, type Noms } from "../fiches/lisible.ts";
import type { Legislation } from "../legislation/legislation.ts";
import { baremesAu } from "../legislation/parametres/fraicheur.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { surLeTerritoire } from "../rules/compile.ts";
import { arrondi, estOuvert, montantDe } from "../rules/montant.ts";
import {
  factContext,
  type FactContext,
  type LegislationFacts,
  type Marque,
  type Parameters,
} from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import type { Velos } from "../velos/velos.ts";
import { droitDe, droitVelo } from "./droit.ts";
import { incalculablesDe } from "./incalculables.ts";
import { montantDeclare } from "./injectes.ts";
import { presqueDe } from "./presque.ts";
import { byTopThenLabel, isWanted, shown } from "./tri.ts";
import { valeurRetenue } from "./valeurs.ts";
import type { Droit, Incalculable, Resultats } from "./results.ts";

export interface Tools {
  catalogue: Catalogue;
  legislation: Legislation;
  /** Gives the bike library when a household wants a bike. */
  velos: () => Promise<Velos>;
  marque: Marque;
  parameters: Parameters;
  /** Names of places in the reasons; without it, their codes are shown. */
  noms?: Noms;
}

/** Value of one rule aid for a household: its rounded amount, true, or 0/false without a right. */
export function valueOf(compiled: CompiledAide, context: FactContext): number | boolean {
  if (!isWanted(compiled.aide, context) || !evaluate(compiled.rules.whole, context)) return 0;
  return arrondi(montantDe(compiled.aide), compiled.aide.floorAt);
}

/**
 * Rule aids open to a household, by id, with legislation values taken as given. Aids that read
 * another aid are decided after it. Pure.
 */
export function openRuleAids(
  catalogue: Catalogue,
  context: FactContext,
  decided: Map<string, number | boolean> = new Map(),
): Map<string, number | boolean> {
  const reading = { ...context, aides: (id: string) => estOuvert(decided.get(id)) };
  const rules = catalogue.regles.candidates(context).filter((one) => shown(one, context));
  const decide = (one: CompiledAide): boolean => {
    const value = valueOf(one, reading);
    const changed = decided.get(one.aide.slug) !== value;
    decided.set(one.aide.slug, value);
    return changed;
  };
  for (const one of rules) if (!one.rules.readsResults) decide(one);
  // Aids that read other aids settle in as many rounds as their longest chain.
  const late = rules.filter((one) => one.rules.readsResults);
  for (let round = 0; round < late.length; round += 1) {
    if (!late.map(decide).includes(true)) break;
  }
  return decided;
}

/** What is decided for a household before it is shown: values by aid, and what could not be decided. */
export async function decide(situation: Situation, { catalogue, legislation, marque, parameters }: Tools) {
  const bare = factContext(situation, { marque, parameters });
  const legal = catalogue.aides.filter((one) => one.aide.source === "openfisca" && shown(one, bare));
  const answer = await legislation.compute(
    situation,
    legal.map((one) => one.aide.slug),
  );
  const context = { ...bare, legislation: answer.facts };
  const incalculables = incalculablesDe(context);
  const values = new Map<string, number | boolean>();
  for (const { aide } of legal) {
    if (incalculables.has(aide.slug) || !isWanted(aide, context)) continue;
    const value = valeurRetenue(aide, answer, situation);
    if (value !== undefined) values.set(aide.slug, value);
  }
  openRuleAids(catalogue, context, values);
  return { context, values, incalculables, missing: answer.missing };
}

/**
 * Everything a household may get at its date of value: rule aids, aids of legislation, bike aids,
 * grouped in the lists of simulator.md §3. Rejects only if the legislation does.
 */
export async function compute(situation: Situation, tools: Tools): Promise<Resultats> {
  const { catalogue } = tools;
  const noms = tools.noms ?? nomsDesAides(catalogue.byId);
  const { context, values, incalculables, missing } = await decide(situation, tools);
  const lists = sortOut(catalogue, context, values, noms);
  const { droitsNonEligibles, droitsInjectes } = lists;
  return {
    droitsNonEligibles,
    droitsInjectes,
    droitsEligibles: [...lists.droitsEligibles, ...(await bikes(context, context.legislation, tools))].sort(
      byTopThenLabel,
    ),
    incalculables: explain(incalculables, catalogue, lists.received),
    nonCalcules: uncomputed(
      missing,
      catalogue,
      context,
      (id) => incalculables.has(id) || lists.received.has(id),
    ),
    presque: presqueDe(catalogue, context, values, noms)
      .filter(({ id }) => !lists.received.has(id))
      .toSorted(byTopThenLabel),
    dateDeValeur: situation.dateDeValeur,
    baremes: baremesAu(situation.dateDeValeur),
  };
}

function sortOut(
  catalogue: Catalogue,
  context: FactContext,
  values: ReadonlyMap<string, number | boolean>,
  noms: Noms,
) {
  const droitsEligibles: Droit[] = [];
  const droitsNonEligibles: { id: string }[] = [];
  const droitsInjectes: Droit[] = [];
  for (const one of catalogue.aides) {
    if (!shown(one, context)) continue;
    const declared = montantDeclare(one.aide, context);
    const value = values.get(one.aide.slug) ?? 0;
    if (declared !== undefined) droitsInjectes.push(droitDe(one, declared, context, noms));
    else if (estOuvert(value)) droitsEligibles.push(droitDe(one, value, context, noms));
    else droitsNonEligibles.push({ id: one.aide.slug });
  }
  return {
    droitsEligibles,
    droitsNonEligibles,
    droitsInjectes: droitsInjectes.sort(byTopThenLabel),
    received: new Set(droitsInjectes.map((droit) => droit.id)),
  };
}

async function bikes(context: FactContext, facts: LegislationFacts, tools: Tools): Promise<Droit[]> {
  const wanted = context.situation.demandeur._interetsAidesVelo ?? [];
  if (wanted.length === 0) return [];
  const velos = await tools.velos();
  return velos.compute(context.situation, facts.rfr).map((aide) => droitVelo(aide, context));
}

function explain(
  found: ReturnType<typeof incalculablesDe>,
  catalogue: Catalogue,
  received: ReadonlySet<string>,
): Incalculable[] {
  return [...found].flatMap(([id, why]) => {
    const compiled = catalogue.byId.get(id);
    if (!compiled || received.has(id)) return [];
    return [{ ...named(compiled), ...why }];
  });
}

const named = ({ aide, institution: { slug, label, type } }: CompiledAide) => ({
  id: aide.slug,
  label: aide.label,
  institution: { id: slug, label, type },
});

/** Aids of legislation nothing computes, those of other territories left out. */
function uncomputed(
  ids: readonly string[],
  catalogue: Catalogue,
  context: FactContext,
  known: (id: string) => boolean,
) {
  return ids
    .flatMap((id) => (known(id) ? [] : (catalogue.byId.get(id) ?? [])))
    .filter(({ institution }) => evaluate(surLeTerritoire(institution), context))
    .toSorted((a, b) =>
      byTopThenLabel({ top: a.top, label: a.aide.label }, { top: b.top, label: b.aide.label }),
    )
    .map((one) => ({ ...named(one), ...(one.aide.link && { link: one.aide.link }) }));
}
