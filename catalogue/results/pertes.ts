import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { PartieLegale, Signaler } from "../loi/legislation.ts";
import { atomsOf } from "../conditions/predicate/describe.ts";
import type { Condition } from "../conditions/predicate/condition.ts";
import { evaluate, readFact } from "../conditions/predicate/evaluate.ts";
import { surLeTerritoire } from "./rules/compile.ts";
import { type FactContext, INCONNU } from "../situation/context.ts";
import { type FactName, facts } from "../situation/facts.ts";
import { enMots } from "./manques.ts";
import type { Droit, NonCalcule } from "./results.ts";
import { byTopThenLabel } from "./tri.ts";

/** What is not computed, by aid: the part that failed, and why in words. */
export type Pertes = Map<string, Pick<NonCalcule, "partie" | "raison" | "passager">>;

const ECHEC = "Son calcul n’a pas abouti.";

/** A rule, or a quantity of the law, that failed. */
export const echec = (partie: "règles" | PartieLegale) =>
  ({
    partie,
    raison: partie === "openfisca" ? "Le service qui la calcule ne répond pas." : ECHEC,
    passager: true,
  }) as const;

/** An aid that the engine of the law does not know. */
export const inconnue = (partie: PartieLegale) =>
  ({ partie, raison: "Nous ne savons pas encore la calculer." }) as const;

/** An aid that hangs on an answer that was not given, in words. */
export const manque = (mots: string) =>
  ({ partie: "règles", raison: `Il nous manque\u00a0: ${mots}. À vérifier.`, passager: true }) as const;

/** A whole part that gave nothing. */
export const partiePerdue = (partie: "règles" | "vélos"): NonCalcule => ({
  partie,
  raison:
    partie === "vélos"
      ? "Les aides à l’achat d’un vélo n’ont pas pu être calculées."
      : "Le calcul de vos aides n’a pas abouti.",
  passager: true,
});

/** Facts that may not be computed. */
type FaitCalcule = Extract<FactName, `legislation.${string}` | "resultats.aide">;

const lus: Readonly<Record<FaitCalcule, string>> = {
  "legislation.boursier": "de la bourse sur critères sociaux",
  "legislation.rsa": "du RSA",
  "legislation.quotient_familial": "de votre quotient familial",
  "resultats.aide": "d’une autre aide",
};

const enumerer = new Intl.ListFormat("fr");

/** A rule that hangs on facts or aids that could not be computed, named. */
export function suspendue(condition: Condition, context: FactContext) {
  const manquants = (context.situation.manquantes ?? []).filter((cle) =>
    atomsOf(condition).some(({ fact }) => facts[fact].reads.some((lu) => lu === cle)),
  );
  if (manquants.length > 0) return manque(enMots(manquants));
  const noms = atomsOf(condition).flatMap((atom) =>
    readFact(atom, context) === INCONNU ? [lus[atom.fact as FaitCalcule]] : [],
  );
  const raison = `Elle dépend ${enumerer.format(new Set(noms))}, que nous n’avons pas pu calculer.`;
  return { partie: "règles", raison, passager: true } as const;
}

/** What `run` makes of an aid of rules; nothing if it throws, and `signaler` hears of it. */
export function tenter<T>(id: string, run: () => T, signaler: Signaler | undefined): T | undefined {
  try {
    return run();
  } catch (error) {
    signaler?.("règles", error, id);
    return undefined;
  }
}

/** What every list says of an aid. */
export const aideNommee = ({
  aide,
  institution: { slug, label, type },
}: CompiledAide): Pick<Droit, "id" | "label" | "institution"> => ({
  id: aide.slug,
  label: aide.label,
  institution: { id: slug, label, type },
});

/** Aids that were lost, in the order of display; those of other territories and those `known` otherwise left out. */
export function nonCalculesDe(
  pertes: Pertes,
  catalogue: Catalogue,
  context: FactContext,
  known: (id: string) => boolean,
): NonCalcule[] {
  return [...pertes.keys()]
    .flatMap((id) => (known(id) ? [] : (catalogue.byId.get(id) ?? [])))
    .filter(
      ({ aide, institution }) =>
        aide.source === "javascript" || evaluate(surLeTerritoire(institution), context),
    )
    .sort((a, b) => byTopThenLabel({ top: a.top, label: a.aide.label }, { top: b.top, label: b.aide.label }))
    .map((one) => ({
      ...aideNommee(one),
      ...(one.aide.link && { link: one.aide.link }),
      ...(pertes.get(one.aide.slug) as NonCalcule),
    }));
}
