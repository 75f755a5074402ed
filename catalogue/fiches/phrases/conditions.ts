import type { Noms } from "./noms.ts";
import type { Condition, Predicate } from "../../conditions/predicate/condition.ts";
import { fold } from "../../conditions/predicate/fold.ts";
import { agesReunis } from "./ages.ts";
import { atomeDit } from "./atomes.ts";
import { sansLesEtudesDites } from "./etudes.ts";
import { estUnFaitDeLieu } from "./lieux.ts";
import { contraires, type Dite, enTexte, enumerer, inverse, ou, type Phrase } from "./phrase.ts";
import { sansRedite } from "./redites.ts";

const RIEN: Phrase = { verbe: "", quoi: [] };
const dits = (parts: readonly Phrase[]) => parts.filter((part) => enTexte(part) !== "");

/** Phrases that all hold, gathered: ages in one, no double; what is denied of one verb in one. */
export function ensemble(parts: readonly Phrase[]): Phrase[] {
  const nies: Phrase[] = [];
  for (const part of agesReunis(dits(parts))) {
    const rang = nies.findIndex(
      (one) => one.nie && part.nie && one.verbe === part.verbe && !one.age && !part.age,
    );
    const autre = nies[rang];
    if (autre) nies[rang] = { ...autre, quoi: [...new Set([...autre.quoi, ...part.quoi])] };
    else nies.push(part);
  }
  return [...new Map(nies.map((part) => [enTexte(part), part])).values()];
}

/** All of these together, in one phrase. */
export function et(parts: readonly Phrase[]): Phrase {
  const kept = ensemble(parts);
  const [seule] = kept;
  if (!seule) return RIEN;
  if (kept.length === 1) return seule;
  const simples = kept.filter(({ compose }) => !compose);
  const texts = [...simples, ...kept.filter(({ compose }) => compose)].map((part, rang, { length }) =>
    part.compose && rang < length - 1 ? `(${enTexte(part)})` : enTexte(part),
  );
  const dense = kept.some(({ quoi, nie }) => quoi.length > 1 && !nie);
  const verbe = dense ? `${texts.slice(0, -1).join(", ")}, et ${texts.at(-1)}` : enumerer(texts, "et");
  return { verbe, quoi: [], compose: true };
}

const sansEtudesDeTrop = (part: Phrase): Phrase =>
  part.verbe === "être" && !part.nie ? { ...part, quoi: sansLesEtudesDites(part.quoi) } : part;

/** A place that an institution names is better said by its own name. */
function nommee(part: Dite, { label, condition }: Predicate, noms: Noms): Dite {
  const lieu =
    condition.kind === "is" && estUnFaitDeLieu(condition.fact) && condition.fact !== "menage.epci"
      ? noms.lieu(condition.fact, String(condition.value))
      : undefined;
  return lieu === undefined ? contraires(label, `ne pas ${label}`) : part;
}

/** A condition of the catalogue as a French phrase that begins with a verb, and its contrary. */
export const direLaCondition = (condition: Condition, noms: Noms): Dite =>
  fold<Dite>(sansRedite(condition), {
    atom: (atom) => atomeDit(atom, noms),
    all: (parts) => ({ oui: et(parts.map(({ oui }) => oui)), non: ou(dits(parts.map(({ non }) => non))) }),
    any: (parts) => ({
      oui: sansEtudesDeTrop(ou(dits(parts.map(({ oui }) => oui)))),
      non: et(parts.map(({ non }) => non)),
    }),
    not: inverse,
    named: (part, predicate) => nommee(part, predicate, noms),
  });

/** « avoir de 18 à 30 ans » ; nothing for a condition that asks for nothing. */
export const enUnePhrase = (condition: Condition, noms: Noms): string =>
  enTexte(direLaCondition(condition, noms).oui);
