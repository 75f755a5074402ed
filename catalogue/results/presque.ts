import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { lisible } from "../fiches/lisible.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import { mergeProfils } from "../fiches/pour-qui.ts";
import type { Signaler } from "../loi/legislation.ts";
import { any, type Condition } from "../conditions/predicate/condition.ts";
import { atomsOf } from "../conditions/predicate/describe.ts";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import { reglesElementaires, traceElementaire } from "../fiches/phrases/trace.ts";
import { estOuvert } from "./rules/montant.ts";
import type { FactContext } from "../situation/context.ts";
import type { Presque } from "./results.ts";
import { anniversaires } from "./annee/dates.ts";
import { vieillis } from "./annee/foyer-apres.ts";
import { tenter } from "./pertes.ts";
import { estPourPeu } from "./decisives/parts.ts";
import { estEcartee, questionsOuvertes } from "./precisions.ts";
import { peutArriver } from "./possible.ts";
import { estUnLieu } from "./raisons.ts";
import { byTopThenLabel, isWanted, shown } from "./tri.ts";

/** Simple rules of a condition that do not hold. */
const manques = (condition: Condition, context: FactContext): Condition[] =>
  reglesElementaires(condition).filter((une) => !evaluate(une, context));

/** What a profile is missing at best: one rule, or `undefined` when every profile lacks more. */
function manqueDuProfil(profils: readonly Condition[], context: FactContext, noms: Noms) {
  const [proche, ...autres] = profils
    .map((profil) => manques(lisible(profil, noms), context))
    .filter((one) => one.length === 1);
  return autres.length === 0
    ? proche?.[0]
    : reglesElementaires(lisible(any(...mergeProfils(profils)), noms))[0];
}

/** The only rule that keeps an aid away from a household, if there is only one. */
function seulManque({ rules }: CompiledAide, context: FactContext, noms: Noms): Condition | undefined {
  const general = rules.general.flatMap((rule) => manques(lisible(rule, noms), context));
  if (general.length > 1) return undefined;
  if (rules.profils.length === 0 || rules.profils.some((profil) => evaluate(profil, context)))
    return general[0];
  if (general.length === 1) return undefined;
  return manqueDuProfil(rules.profils, context, noms);
}

/** First birthday of the year to come on which an aid opens by itself, `YYYY-MM-DD`: none, if an answer decides of it too. */
const ouvreLe = ({ aide, rules }: CompiledAide, context: FactContext, fetes: readonly string[]) =>
  questionsOuvertes(aide, context).length > 0
    ? undefined
    : fetes.find((jour) =>
        evaluate(rules.whole, { ...context, situation: vieillis(context.situation, jour) }),
      );

/** What a trace says of an answer that was not asked. */
const SANS_REPONSE = "sans réponse";

/** More are not read. */
const AU_PLUS = 6;

/** Day on which an aid comes by itself; after every day, for one that does not. */
const jourDe = ({ des = "9" }: Presque) => des;

/** What comes by itself first, by its day; then as results are. */
const parProximite = (a: Presque, b: Presque): number =>
  jourDe(a).localeCompare(jourDe(b)) || byTopThenLabel(a, b);

/** What few people may have is near to nobody. */
function pourPeu({ aide }: CompiledAide, context: FactContext): boolean {
  const ouvertes = questionsOuvertes(aide, context);
  return ouvertes.length > 0 && estPourPeu(ouvertes, context.situation);
}

/**
 * Rule aids that one answer keeps away and that can still come, nearest first, six at most. Living
 * elsewhere is no such answer, nor is a rule that reads no answer. What could not be computed is left out.
 */
export function presqueDe(
  catalogue: Catalogue,
  context: FactContext,
  values: ReadonlyMap<string, number | boolean>,
  noms: Noms,
  signaler?: Signaler,
): Presque[] {
  const reading = { aides: (id: string) => estOuvert(values.get(id)), ...context };
  const fetes = anniversaires(context.situation);
  const fermee = (one: CompiledAide) =>
    shown(one, context) &&
    isWanted(one.aide, context) &&
    reading.aides(one.aide.slug) === false &&
    // What an answer ruled out does not come with a birthday.
    !estEcartee(one.aide, context) &&
    !pourPeu(one, context);
  const une = (one: CompiledAide): Presque[] => {
    const { aide, institution } = one;
    if (!fermee(one)) return [];
    const regle = tenter(aide.slug, () => seulManque(one, reading, noms), signaler);
    if (!regle) return [];
    const manque = traceElementaire(regle, reading);
    if (estUnLieu(manque)) return [];
    // A rule on what was never asked, or that several answers decide, is no sentence to anybody.
    if (atomsOf(regle).length > 1 || manque.read.endsWith(SANS_REPONSE)) return [];
    const des = ouvreLe(one, reading, fetes);
    if (!des && !peutArriver(regle, manque.reads, context.situation)) return [];
    return [
      {
        id: aide.slug,
        label: aide.label,
        institution: { id: institution.slug, label: institution.label, type: institution.type },
        top: one.top,
        manque,
        ...(des && { des }),
      },
    ];
  };
  return catalogue.regles.candidates(context).flatMap(une).sort(parProximite).slice(0, AU_PLUS);
}
