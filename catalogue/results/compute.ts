import { clesDecisives } from "./decisives/cles.ts";
import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import type { Signaler } from "../loi/legislation.ts";
import { estOuvert } from "./rules/montant.ts";
import { baremesAu } from "../loi/baremes.ts";
import type { Aide } from "../schema/aide.ts";
import type { Situation } from "../situation/situation.ts";
import { decide, type Decide, type Tools, type ValeursDeLaLoi } from "./decider.ts";
import { droitDe, droitVelo } from "./droit.ts";
import type { incalculablesDe } from "./incalculables.ts";
import { marquerLesChoix } from "./choix.ts";
import { montantDeclare } from "./injectes.ts";
import { echec, aideNommee, nonCalculesDe, partiePerdue, type Pertes } from "./pertes.ts";
import { enPlus } from "./percues.ts";
import { changementsDuFoyer } from "./annee/changements.ts";
import { dabordDe } from "./dabord.ts";
import { estEcartee, marqueDe, questionsDe } from "./precisions.ts";
import { presqueDe } from "./presque.ts";
import type { Droit, Incalculable, NonCalcule, Resultats } from "./results.ts";
import { byTopThenLabel, shown } from "./tri.ts";

/**
 * Everything a household may get at its date of value: rule aids, aids of legislation, bike aids,
 * grouped in the lists of docs/specification.md#listes-de-resultats. Never rejects: what fails costs its own aids, which
 * `nonCalcules` names with a reason.
 */
export async function compute(situation: Situation, tools: Tools): Promise<Resultats> {
  try {
    return await assemble(situation, tools);
  } catch (error) {
    tools.signaler?.("règles", error);
    return {
      droitsEligibles: [],
      droitsNonEligibles: [],
      droitsInjectes: [],
      incalculables: [],
      nonCalcules: [partiePerdue("règles")],
      presque: [],
      questions: [],
      dabord: dabordDe(situation),
      dateDeValeur: situation.dateDeValeur,
      baremes: baremesAu(situation.dateDeValeur),
    };
  }
}

/** What is decided of a household, and its aids by list. */
async function trier(situation: Situation, tools: Tools) {
  const { catalogue, signaler } = tools;
  const decided: Decided = { catalogue, signaler, ...(await decide(situation, tools)) };
  return { decided, ...sortOut(decided) };
}
type Triees = Pick<Awaited<ReturnType<typeof trier>>, "decided" | "droitsEligibles" | "droitsInjectes">;

/**
 * What the dates of the household change; nothing where a device computes months one by one, nor from another engine
 * (`Tools.avenir`). What fails was told of today.
 */
async function avenirDe(
  situation: Situation,
  triees: Triees,
  tools: Tools,
): Promise<Pick<Resultats, "changements">> {
  if (tools.avenir === false || tools.legislation.partie !== "législation") return {};
  const lues = ({ decided, droitsEligibles, droitsInjectes }: Triees) => ({
    droitsEligibles: marquerLesChoix(droitsEligibles, droitsInjectes),
    droitsInjectes,
    incalculables: [...decided.incalculables.keys()].map((id) => ({ id })),
  });
  const muets = { ...tools };
  delete muets.signaler;
  const apres = async (autre: Situation) => lues(await trier(autre, muets));
  const changements = await changementsDuFoyer(situation, lues(triees), apres);
  return changements.length > 0 ? { changements } : {};
}

async function assemble(situation: Situation, tools: Tools): Promise<Resultats> {
  const { catalogue, signaler } = tools;
  const { decided, received, ecartees, ...lists } = await trier(situation, tools);
  const { context, values, incalculables, pertes, noms } = decided;
  const velos = await bikes(context, tools);
  const marquer = <U extends { id?: string }>(une: U): U => {
    const aide = une.id === undefined ? undefined : catalogue.byId.get(une.id)?.aide;
    return aide ? { ...une, ...marqueDe(aide, context) } : une;
  };
  return {
    ...lists,
    droitsEligibles: marquerLesChoix([...lists.droitsEligibles, ...velos.droits], lists.droitsInjectes).sort(
      byTopThenLabel,
    ),
    incalculables: explain(incalculables, catalogue, received).map(marquer),
    nonCalcules: [
      ...nonCalculesDe(pertes, catalogue, context, (id) => incalculables.has(id) || received.has(id)),
      ...velos.nonCalcules,
    ].map(marquer),
    presque: presqueDe(catalogue, context, values, noms, signaler)
      .filter(({ id }) => !received.has(id) && !incalculables.has(id))
      .map(marquer),
    questions: questionsDe(lists.droitsEligibles, ecartees, context, clesSensibles(catalogue)),
    ...(await avenirDe(situation, { ...lists, decided }, tools)),
    dabord: dabordDe(situation),
    dateDeValeur: situation.dateDeValeur,
    baremes: baremesAu(situation.dateDeValeur),
  };
}

/** Keys by which a person speaks of a sensitive subject, and those that only the aids of such a subject ask for. */
function clesSensibles({ aides }: Catalogue): ReadonlySet<string> {
  const ailleurs = new Set(aides.flatMap(({ aide }) => (aide.sensible ? [] : (aide.portees ?? []))));
  return new Set(
    aides.flatMap(({ aide }) =>
      aide.sensible ? [aide.sensible, ...clesDecisives(aide).filter((cle) => !ailleurs.has(cle))] : [],
    ),
  );
}

interface Decided {
  catalogue: Catalogue;
  context: Decide["context"];
  values: ValeursDeLaLoi;
  noms: Noms;
  pertes: Pertes;
  incalculables: Decide["incalculables"];
  signaler?: Signaler | undefined;
}

/**
 * An aid that is received: nothing of it is to be verified any more. With what the law gives beyond, unless that rests on
 * what nobody told.
 */
function dejaPercue(
  { doutes, si: _si, aVerifier: _aVerifier, ...droit }: Droit,
  loi: number | boolean,
): Droit {
  const plus = doutes ? undefined : enPlus(loi, Number(droit.montant));
  return plus === undefined ? droit : { ...droit, enPlus: plus };
}

interface Listes {
  droitsEligibles: Droit[];
  droitsNonEligibles: { id: string }[];
  droitsInjectes: Droit[];
  /** Open, but for an answer. */
  ecartees: Aide[];
}

/** Files an aid in its list; one that a fault may have lost is in none. */
function classer(one: CompiledAide, { context, values, noms, pertes }: Decided, listes: Listes): void {
  const id = one.aide.slug;
  const declared = montantDeclare(one.aide, context);
  const value = values.get(id) ?? 0;
  if (declared !== undefined)
    return void listes.droitsInjectes.push(dejaPercue(droitDe(one, declared, context, noms), value));
  if (pertes.get(id)?.passager) return;
  if (!estOuvert(value)) return void listes.droitsNonEligibles.push({ id });
  if (!estEcartee(one.aide, context))
    return void listes.droitsEligibles.push(droitDe(one, value, context, noms));
  listes.ecartees.push(one.aide);
  listes.droitsNonEligibles.push({ id });
}

/** Files each aid in its list; one whose words cannot be made joins what is lost. */
function sortOut(decided: Decided) {
  const { catalogue, context, pertes, signaler } = decided;
  const listes: Listes = { droitsEligibles: [], droitsNonEligibles: [], droitsInjectes: [], ecartees: [] };
  for (const one of catalogue.aides) {
    if (!shown(one, context)) continue;
    try {
      classer(one, decided, listes);
    } catch (error) {
      signaler?.("règles", error, one.aide.slug);
      pertes.set(one.aide.slug, echec("règles"));
    }
  }
  const droitsInjectes = listes.droitsInjectes.sort(byTopThenLabel);
  return { ...listes, droitsInjectes, received: new Set(droitsInjectes.map((droit) => droit.id)) };
}

/** Bike aids depend on the reference income: without it, none is promised. */
async function bikes(
  context: Decide["context"],
  { velos, signaler }: Tools,
): Promise<{ droits: Droit[]; nonCalcules: NonCalcule[] }> {
  const { situation, legislation, inconnus } = context;
  if (!situation.demandeur._interetsAidesVelo?.length) return { droits: [], nonCalcules: [] };
  try {
    if (inconnus.has("rfr")) return { droits: [], nonCalcules: [partiePerdue("vélos")] };
    const aides = await (await velos()).compute(situation, legislation.rfr);
    return { droits: aides.map((aide) => droitVelo(aide, context)), nonCalcules: [] };
  } catch (error) {
    signaler?.("vélos", error);
    return { droits: [], nonCalcules: [partiePerdue("vélos")] };
  }
}

/** Those that are told first. */
const EN_HAUT = 3;

/** Money that the law gives all over the country, month after month or each year. */
const peseLourd = ({ aide, institution }: CompiledAide): boolean =>
  aide.source === "openfisca" &&
  institution.type === "national" &&
  aide.nature === "somme" &&
  (aide.periodicite === "mensuelle" || aide.periodicite === "annuelle");

function explain(
  found: ReturnType<typeof incalculablesDe>,
  catalogue: Catalogue,
  received: ReadonlySet<string>,
): Incalculable[] {
  let enHaut = 0;
  return [...found].flatMap(([id, why]) => {
    const compiled = catalogue.byId.get(id);
    if (!compiled || received.has(id)) return [];
    const { reason = compiled.aide.a_verifier ?? "", solution, dePeu, fermee } = why;
    const pese = !dePeu && peseLourd(compiled) && enHaut++ < EN_HAUT;
    const marques = { ...(pese && { pese }), ...(fermee && { fermee }) };
    return [{ ...aideNommee(compiled), reason, solution, ...marques }];
  });
}
