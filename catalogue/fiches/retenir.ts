import type { Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { all, any, type Condition } from "../conditions/predicate/condition.ts";
import { evaluate, readFact, testOf, verdictsBy } from "../conditions/predicate/evaluate.ts";
import { fold } from "../conditions/predicate/fold.ts";
import { surLeTerritoire } from "../results/rules/compile.ts";
import type { Besoin } from "../schema/besoins.ts";
import type { ProfilType } from "../schema/regles.ts";
import { type FactContext, factContext } from "../situation/context.ts";
import type { Individu, Menage, Situation } from "../situation/situation.ts";

/** Where somebody lives, as far as it is said: codes of INSEE, and SIREN of an intercommunality. */
export interface LieuDit {
  commune?: string | undefined;
  departement?: string | undefined;
  region?: string | undefined;
  epci?: string | undefined;
}

/** What is said of somebody; everything may be left out. */
export interface Filtre {
  lieu?: LieuDit | undefined;
  /** In years. */
  age?: number | undefined;
  profil?: ProfilType | undefined;
  /** Who gives the aid, by id. */
  institution?: string | undefined;
  besoin?: Besoin | undefined;
}

/** Somebody of whom nothing more is known. */
function contexte({ lieu, age }: Filtre, jour: string): FactContext {
  const menage = {
    depcom: lieu?.commune,
    _departement: lieu?.departement,
    _region: lieu?.region,
    _epci: lieu?.epci,
  } as Menage;
  const ne = age === undefined ? undefined : `${Number(jour.slice(0, 4)) - age}${jour.slice(4)}`;
  const demandeur: Individu = { id: "demandeur", _role: "demandeur", enfant_a_charge: {} };
  const situation: Situation = {
    dateDeValeur: jour,
    version: 11,
    demandeur: { ...demandeur, ...(ne && { date_naissance: ne }) },
    enfants: [],
    famille: {},
    menage,
    parents: {},
  };
  return factContext(situation);
}

/** Truth of what rules say of an age; of anything else, nothing is known. */
const selonLAge = verdictsBy<FactContext>((atom) => {
  if (atom.fact !== "demandeur.age") return () => undefined;
  const test = testOf(atom);
  return (context) => {
    const age = readFact(atom, context);
    return age === undefined ? undefined : test(age, context);
  };
});

/** Rules left once a profile is said: the general ones, and those of that profile where the aid names some. */
function reglesDe({ aide, rules }: CompiledAide, profil: ProfilType | undefined): Condition {
  const siens = rules.profils.filter((_, rang) => !profil || aide.profils[rang]?.type === profil);
  return all(...rules.general, ...(rules.profils.length > 0 ? [any(...siens)] : []));
}

/** Aids that may be asked for there: those whose rules and institution do not ask for another place. */
function ici(catalogue: Catalogue, context: FactContext): (one: CompiledAide) => boolean {
  const candidates = new Set(catalogue.regles.candidates(context));
  return (one) => {
    if (one.aide.source === "javascript" && !candidates.has(one)) return false;
    const { departements } = one.institution;
    if (departements && !departements.includes(context.situation.menage._departement ?? "")) return false;
    return evaluate(surLeTerritoire(one.institution), context) === true;
  };
}

/**
 * Aids of a list that what is said does not rule out, on a day (`YYYY-MM-DD`), in the same order: rules on the place, the
 * age and the profile alone are looked at. The law is not computed: an aid of legislation is ruled out by its place only.
 */
export function retenir(
  catalogue: Catalogue,
  aides: readonly CompiledAide[],
  filtre: Filtre,
  jour: string,
): CompiledAide[] {
  const { lieu, profil, institution, besoin } = filtre;
  const context = contexte(filtre, jour);
  const estIci = lieu ? ici(catalogue, context) : () => true;
  return aides.filter(
    (one) =>
      (!institution || one.institution.slug === institution) &&
      (!besoin || one.aide.besoin === besoin) &&
      estIci(one) &&
      fold(reglesDe(one, profil), selonLAge)(context) !== false,
  );
}
