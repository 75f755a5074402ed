import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { nomsDesAides } from "../fiches/lisible.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import type { Legislation, LegislationValues, Signaler } from "../loi/legislation.ts";
import { aidesDesBaremes } from "../loi/baremes.ts";
import { droitsSansMontant } from "../loi/sans-montant.ts";
import { verdict } from "../conditions/predicate/evaluate.ts";
import { montantPlancher, estOuvert, montantDe } from "./rules/montant.ts";
import {
  factContext,
  faitsDeLaLoi,
  type FactContext,
  type Marque,
  type Parameters,
} from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import type { Velos } from "./velos/velos.ts";
import { aidesSansBareme, aidesSansLoi, vecuOutreMer, raisonSansBareme } from "./baremes-propres.ts";
import { fermeesPourLInstant } from "./fermees.ts";
import { incalculablesDe, type Raison, raisonDePeu } from "./incalculables.ts";
import { ceQuiManque } from "./manques.ts";
import { echec, inconnue, manque, type Pertes, suspendue } from "./pertes.ts";
import { aidesDuSejour, raisonDuSejour, sansCondition } from "./sejour.ts";
import { quotientsDepassesDePeu } from "./de-peu.ts";
import { isWanted, shown } from "./tri.ts";
import { valeurRetenue } from "./valeurs.ts";

export interface Tools {
  catalogue: Catalogue;
  legislation: Legislation;
  /** Gives the bike library when a household wants a bike. */
  velos: () => Promise<Velos>;
  marque: Marque;
  parameters: Parameters;
  /** `false`: nothing is told of what the dates of the household will change. */
  avenir?: false;
  /** Names of places in the reasons; without it, their codes are shown. */
  noms?: Noms;
  /** Told of every failure; without it, only the results say them. */
  signaler?: Signaler;
}

/** Values by aid: rounded amount, true, or 0/false without a right. */
export type ValeursDeLaLoi = Map<string, number | boolean>;

/** Value of one rule aid for a household; `undefined` when it hangs on what could not be computed. */
function valueOf({ aide, rules }: CompiledAide, context: FactContext): number | boolean | undefined {
  if (!isWanted(aide, context)) return 0;
  const holds = verdict(rules.whole, context);
  return holds ? montantPlancher(montantDe(aide), aide.floorAt) : holds === false ? 0 : undefined;
}

/** What rules read of the other aids: open or not, `undefined` if lost. */
const lisant = <C extends FactContext>(context: C, decided: ValeursDeLaLoi, pertes: Pertes) => ({
  ...context,
  aides: (id: string) => (pertes.has(id) ? undefined : estOuvert(decided.get(id))),
});

/**
 * Rule aids open to a household, by id, with legislation values taken as given. Aids that read
 * another aid are decided after it. A rule that throws, or that hangs on what is lost, goes to `pertes`.
 */
export function openRuleAids(
  catalogue: Catalogue,
  context: FactContext,
  decided: ValeursDeLaLoi = new Map(),
  { pertes = new Map(), signaler }: { pertes?: Pertes; signaler?: Signaler | undefined } = {},
): ValeursDeLaLoi {
  const reading = lisant(context, decided, pertes);
  const rules = catalogue.regles.candidates(context).filter((one) => shown(one, context));
  const known = (id: string) => (pertes.has(id) ? null : decided.get(id));
  const decide = (one: CompiledAide): boolean => {
    const id = one.aide.slug;
    const before = known(id);
    try {
      const value = valueOf(one, reading);
      if (value === undefined) pertes.set(id, suspendue(one.rules.whole, reading));
      else {
        decided.set(id, value);
        pertes.delete(id);
      }
    } catch (error) {
      signaler?.("règles", error, id);
      pertes.set(id, echec("règles"));
    }
    return known(id) !== before;
  };
  for (const one of rules) if (!one.rules.readsResults) decide(one);
  // Aids that read other aids settle in as many rounds as their longest chain.
  const late = rules.filter((one) => one.rules.readsResults);
  for (const _ of late) if (!late.map(decide).includes(true)) break;
  return decided;
}

/** The law for a household; never rejects: an engine that fails gives no value and leaves every fact unknown. */
async function lawFor(
  situation: Situation,
  ids: readonly string[],
  { legislation, signaler }: Tools,
  options: { baremesReleves?: boolean } = {},
): Promise<LegislationValues> {
  try {
    return await legislation.compute(situation, ids, options);
  } catch (error) {
    const { partie } = legislation;
    signaler?.(partie, error);
    return { partie, values: {}, facts: {}, missing: [], echecs: ids, inconnus: faitsDeLaLoi };
  }
}

/** Aids with a scale that the law refuses, and that figures a twentieth higher would open. */
async function refuseesDePeu(situation: Situation, answer: LegislationValues, tools: Tools) {
  if (answer.partie !== "législation") return [];
  const ids = Object.keys(answer.values).filter(
    (id) => aidesDesBaremes.has(id) && !estOuvert(answer.values[id]),
  );
  if (ids.length === 0) return [];
  const { values } = await lawFor(situation, ids, tools, { baremesReleves: true });
  return ids.filter((id) => estOuvert(values[id]));
}

/** Aids that only the permit of residence, which nobody is asked of, keeps from this household. */
async function ouvertesAvecUnTitre(situation: Situation, answer: LegislationValues, tools: Tools) {
  const fermees = aidesDuSejour(situation).filter((id) => !estOuvert(answer.values[id]));
  const ids = fermees.filter((id) => tools.catalogue.byId.has(id) && !answer.echecs.includes(id));
  if (ids.length === 0) return [];
  const { values } = await lawFor(sansCondition(situation), ids, tools);
  return ids.filter((id) => estOuvert(values[id]));
}

/** Aids whose scale is not known where this household lives, and that it would have under the rules that come nearest. */
async function ouvertesSelonUnAutreBareme(context: FactContext, answer: LegislationValues, tools: Tools) {
  const { situation } = context;
  const { byId } = tools.catalogue;
  const ids = aidesSansBareme(situation).filter((id) => byId.has(id) && !answer.echecs.includes(id));
  if (ids.length === 0) return [];
  const autre = vecuOutreMer(situation);
  const ailleurs = await lawFor(autre, ids, tools);
  return ids.filter((id) => {
    const compilee = byId.get(id);
    if (!compilee || verdict(compilee.rules.whole, context) === false) return false;
    return valeurRetenue(compilee.aide, ailleurs, autre) !== undefined;
  });
}

/** What the law gives of its aids; what it could not tell is lost. */
function valeursLegales(
  legal: readonly CompiledAide[],
  answer: LegislationValues,
  context: FactContext & { inconnus: ReadonlySet<string> },
  manques: ReadonlyMap<string, string>,
) {
  const values: ValeursDeLaLoi = new Map();
  const pertes: Pertes = new Map(answer.missing.map((id) => [id, inconnue(answer.partie)]));
  const echecs = new Set(answer.echecs);
  for (const { aide, rules } of legal) {
    if (!isWanted(aide, context)) continue;
    // What the catalogue asks besides the law: an adult, a tenant.
    if (verdict(rules.whole, context) === false) continue;
    const gratuit = droitsSansMontant[aide.slug];
    const value = valeurRetenue(aide, answer, context.situation);
    if (value !== undefined) values.set(aide.slug, value);
    else if (manques.has(aide.slug)) pertes.set(aide.slug, manque(manques.get(aide.slug) ?? ""));
    else if (echecs.has(aide.slug)) pertes.set(aide.slug, echec(answer.partie));
    else if (gratuit && context.inconnus.has(gratuit)) pertes.set(aide.slug, inconnue(answer.partie));
  }
  return { values, pertes };
}

export type Decide = Awaited<ReturnType<typeof decide>>;

/** Why each aid that cannot be decided is not: its own case first, then another scale, a permit, a ceiling passed by little. */
async function raisonsDe(context: FactContext, answer: LegislationValues, tools: Tools) {
  const { situation } = context;
  const raisons = incalculablesDe(context);
  const tenirPour = (id: string, raison: Raison) => {
    if (!raisons.has(id)) raisons.set(id, raison);
  };
  // A residence has its own scale; the permit of a student without a grant closes it whatever the scale.
  const sansBourse = aidesDuSejour(situation).includes("aide_logement") && answer.facts?.boursier !== true;
  if (sansBourse && raisons.has("aide_logement"))
    raisons.set("aide_logement", raisonDuSejour("aide_logement", situation));
  for (const id of await ouvertesSelonUnAutreBareme(context, answer, tools))
    tenirPour(id, raisonSansBareme(id, situation));
  for (const [id, raison] of fermeesPourLInstant(situation).filter(([une]) => estOuvert(answer.values[une])))
    tenirPour(id, raison);
  for (const id of await ouvertesAvecUnTitre(situation, answer, tools))
    tenirPour(id, raisonDuSejour(id, situation));
  for (const id of await refuseesDePeu(situation, answer, tools))
    tenirPour(id, raisonDePeu(id, situation.dateDeValeur));
  return raisons;
}

/** What is decided for a household before it is shown: values by aid, and what could not be decided. */
export async function decide(situation: Situation, tools: Tools) {
  const { catalogue, marque, parameters, signaler, noms = nomsDesAides(catalogue.byId) } = tools;
  const bare = factContext(situation, { marque, parameters });
  const legal = catalogue.aides.filter((one) => one.aide.source === "openfisca" && shown(one, bare));
  const answer = await lawFor(
    situation,
    legal.map((one) => one.aide.slug),
    tools,
  );
  const manques = await ceQuiManque(situation, answer.values, (autre) =>
    lawFor(autre, Object.keys(answer.values), tools),
  );
  const inconnus = new Set(answer.inconnus);
  const doutes = manques.size > 0 ? { ...answer.doutes, ...Object.fromEntries(manques) } : answer.doutes;
  const context = { ...bare, legislation: answer.facts, inconnus, doutes };
  const incalculables = await raisonsDe(context, answer, tools);
  const [sansBareme, sansLoi] = [new Set(aidesSansBareme(situation)), aidesSansLoi(situation)];
  const ailleurs = (id: string) => sansBareme.has(id) || sansLoi.includes(id);
  const calculables = legal.filter(({ aide: { slug } }) => !ailleurs(slug) && !incalculables.has(slug));
  const { values, pertes } = valeursLegales(calculables, answer, context, manques);
  openRuleAids(catalogue, context, values, { pertes, signaler });
  for (const id of [...sansBareme].filter((une) => estOuvert(values.get(une)))) {
    incalculables.set(id, raisonSansBareme(id, situation));
    values.delete(id);
  }
  for (const id of sansLoi) values.delete(id);
  for (const [id, raison] of quotientsDepassesDePeu(catalogue, context, values, noms))
    if (!incalculables.has(id)) incalculables.set(id, raison);
  return { context: lisant(context, values, pertes), values, incalculables, pertes, noms };
}
