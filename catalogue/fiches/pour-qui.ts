import { all, any, type Condition, oneOf } from "../conditions/predicate/condition.ts";
import { direLaCondition, ensemble, enUnePhrase } from "./phrases/conditions.ts";
import { enTexte } from "./phrases/phrase.ts";
import { sansRedite } from "./phrases/redites.ts";
import type { CompiledRules } from "../results/rules/compile.ts";
import type { Noms } from "./phrases/noms.ts";

/** The rules of a condition that all hold, one by one. */
const conjoints = (condition: Condition): Condition[] =>
  condition.kind === "all" ? condition.conditions.flatMap(conjoints) : [condition];

const cle = (condition: Condition) => JSON.stringify(condition);

/** Ways to get an aid, apart from what they all ask for. */
interface ProfilsReunis {
  communes: Condition[];
  /** Any one of them is enough; none when `communes` say it all. */
  voies: Condition[];
}

/**
 * Any one of these profiles, said once: what they all ask for, then what differs. Those that ask for the
 * same besides their first rule are one.
 */
function profilsReunis(profils: readonly Condition[]): ProfilsReunis {
  const listes = profils.map(conjoints);
  const partout = (une: Condition) => listes.every((liste) => liste.some((autre) => cle(autre) === cle(une)));
  const communes = (listes[0] ?? []).filter(partout);
  const propres = listes.map((liste) => liste.filter((une) => !partout(une)));
  if (propres.some((liste) => liste.length === 0)) return { communes, voies: [] };
  const parSuite = new Map<string, Condition[][]>();
  for (const liste of propres) {
    const suite = liste.slice(1).map(cle).join();
    parSuite.set(suite, [...(parSuite.get(suite) ?? []), liste]);
  }
  const voies = [...parSuite.values()].map((groupe) => {
    const tetes = groupe.flatMap(([tete]) => (tete ? [tete] : []));
    const [, ...suite] = groupe[0] ?? [];
    return all(tetes.length === 1 ? (tetes[0] ?? all()) : any(...tetes), ...suite);
  });
  return { communes, voies };
}

/** Profiles that differ by the value of one fact alone become one list of values. */
export function mergeProfils(profils: readonly Condition[]): Condition[] {
  const opened = profils.map((one) =>
    one.kind === "all" && one.conditions.length === 1 ? (one.conditions[0] as Condition) : one,
  );
  const facts = new Set(opened.flatMap((one) => (one.kind === "is" && !one.params ? [one.fact] : [])));
  const lists = [...facts].map((fact) =>
    oneOf(
      fact,
      opened.flatMap((one) => (one.kind === "is" && one.fact === fact ? [one.value] : [])),
    ),
  );
  return [...lists, ...opened.filter((one) => one.kind !== "is" || one.params)];
}

/** A longer line, or one with more ways than this, is cut at its ways. */
const LIGNE = 160;
const VOIES = 2;

/** A long list as two, a half each. */
const moities = (parts: readonly Condition[]) => {
  const moitie = Math.ceil(parts.length / 2);
  return [parts.slice(0, moitie), parts.slice(moitie)];
};

/** A way whose first rule is a long list becomes several: one per verb, and halves of what is still long. */
function coupee(voie: Condition, noms: Noms): Condition[] {
  const [tete, ...suite] = conjoints(voie);
  const avec = (parts: readonly Condition[]) => all(any(...parts), ...suite);
  const longue = (une: Condition) => enUnePhrase(une, noms).length > LIGNE;
  if (!longue(voie) || tete?.kind !== "any") return [voie];
  const verbe = (une: Condition) => direLaCondition(une, noms).oui.verbe;
  const verbes = [...new Set(tete.conditions.map(verbe))];
  return verbes
    .map((un) => tete.conditions.filter((une) => verbe(une) === un))
    .flatMap((parts) => (longue(avec(parts)) ? moities(parts) : [parts]))
    .map(avec);
}

/** Any one of these ways, on a line, or on a line each that begins with « soit ». */
function choixDe(voies: readonly Condition[], noms: Noms): string[] {
  const ligne = enUnePhrase(any(...voies), noms);
  const claire = voies.length <= VOIES && ligne.length <= LIGNE && !ligne.includes(", et ");
  if (voies.length < 2 || claire) return [ligne];
  return voies.flatMap((voie) => coupee(voie, noms)).map((voie) => `soit ${enUnePhrase(voie, noms)}`);
}

/**
 * Who an aid is for, a French line per rule, each beginning with a verb; ways to get it that are long
 * have a line each (« soit… »). Empty when the catalogue holds no rule: open to all, or decided by a
 * formula.
 */
export function pourQui({ general, profils }: CompiledRules, noms: Noms): string[] {
  const { communes, voies } = profilsReunis(profils);
  const seule = voies.length === 1 && voies[0] ? conjoints(voies[0]) : [];
  const toutes = all(...seule, ...communes, ...general.flatMap(conjoints));
  const choix = voies.length > 1 ? choixDe(voies, noms) : [];
  return [...choix, ...lignesDesRegles(toutes, noms)].filter(Boolean);
}

/** A line per rule, the ages on one. */
function lignesDesRegles(condition: Condition, noms: Noms): string[] {
  const parts = conjoints(sansRedite(condition)).map((une) => direLaCondition(une, noms).oui);
  return ensemble(parts).map(enTexte);
}
