import type { Aide } from "../../catalogue/schema/aide.ts";
import { calculDe, entiteDe, periodeDe } from "../../catalogue/loi/embarquee.ts";
import type { Noeud } from "../../catalogue/loi/moteur/definition.ts";
import type { Entite } from "../../catalogue/loi/moteur/entites.ts";
import { buildRequest, placeOf } from "../../catalogue/loi/requete/requete.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { applyAnswer, emptySituation } from "../../machines/answers/fold.ts";
import type { Answer } from "../../machines/answers/answer.ts";
import { answerName } from "../../machines/journey/about.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";

function plier(
  { dateDeValeur, enfants }: Pick<JourneyContext, "dateDeValeur" | "enfants">,
  answers: readonly Answer[],
) {
  const situation = emptySituation(dateDeValeur, enfants);
  const periods = periodsOf(dateDeValeur);
  for (const answer of answers) applyAnswer(situation, answer, periods);
  return situation;
}

/** A household as its answers say it, whole then without each of them. */
export function avecEtSans(context: JourneyContext): { situation: Situation; sans: Sans[] } {
  const donnees = parcoursDe(context).active.flatMap((visite) =>
    visite.given ? [{ reponse: answerName(visite), answer: visite.given }] : [],
  );
  const toutes = donnees.map(({ answer }) => answer);
  const sans = donnees.map(({ reponse, answer }) => ({
    reponse,
    situation:
      reponse === "enfants"
        ? plier({ ...context, enfants: null }, toutes)
        : plier(
            context,
            toutes.filter((un) => un !== answer),
          ),
  }));
  return { situation: plier(context, toutes), sans };
}

/** The same household without one of its answers, named as rules know it. */
export interface Sans {
  reponse: string;
  situation: Situation;
}

/** Whom a variable is about: somebody’s role, or a kind of group. */
function porteurDe(entite: Entite): string {
  if ("role" in entite) return entite.role;
  if ("parents" in entite) return "familles";
  return "declarants" in entite ? "foyers_fiscaux" : "menages";
}

/** A variable and whom it is about: `age@enfant`, `rsa@familles`. */
const cle = (variable: string, porteur: string) => `${variable}@${porteur}`;
const cleDe = ({ definition, entite }: Noeud) => cle(definition.nom, porteurDe(entite));

const roleDe = (id: string) => id.replace(/_?\d+$/, "");

/** Kilometres that anybody told of a dwelling and of a family home would be apart: only whether they are told matters. */
const LOIN_DES_PARENTS = 300;
const loinDesParents = ({ demandeur, menage }: Situation) =>
  demandeur._bourseCriteresSociauxCommuneDomicileFamilial !== undefined && menage.depcom !== undefined
    ? LOIN_DES_PARENTS
    : undefined;

/** What the request of a household states, by variable and whom it is about. */
function enonces(situation: Situation): ReadonlyMap<string, string> {
  const { individus, ...groupes } = buildRequest(situation, [], new Set(), loinDesParents(situation));
  const porteurs = [
    ...Object.entries(individus).map(([id, instance]) => [roleDe(id), instance] as const),
    ...Object.entries(groupes).flatMap(([groupe, instances]) =>
      Object.values(instances).map((instance) => [groupe, instance] as const),
    ),
  ];
  const dits = new Map<string, string>();
  for (const [porteur, instance] of porteurs)
    for (const [variable, valeurs] of Object.entries(instance)) {
      const ou = cle(variable, porteur);
      dits.set(ou, `${dits.get(ou) ?? ""} ${JSON.stringify(valeurs)}`);
    }
  return dits;
}

const ajouter = (dans: Map<string, Set<string>>, ou: string, quoi: string) => {
  const la = dans.get(ou);
  if (la) la.add(quoi);
  else dans.set(ou, new Set([quoi]));
};

/**
 * Answers that aids of legislation read, near or far, gathered over households: which variable reads
 * which, followed in traced computations; which answers each variable is stated from, seen by taking
 * the answers away one by one. An aid reads who lives in the household when its value changes with it.
 */
export class Lectures {
  /** Variables that each variable reads. */
  private readonly lues = new Map<string, Set<string>>();
  /** Answers that each variable is stated from. */
  private readonly enonces = new Map<string, Set<string>>();
  /** Answers that change the value of each aid, among those that say who lives there. */
  private readonly foyer = new Map<string, Set<string>>();
  private readonly racines = new Map<string, string>();

  /** Follows the computation of some aids for a household; their values. */
  suivre(situation: Situation, aides: readonly Aide[], trace = true) {
    const c = calculDe(situation, { trace });
    const periodes = periodsOf(situation.dateDeValeur);
    const vus = new Set<Noeud>();
    return aides.map((aide) => {
      const place = placeOf(aide, periodes);
      const [entite, periode] = [entiteDe(c, place), periodeDe(place)];
      const valeur = c.lireParNom(place.variable, entite, periode);
      const noeud = c.noeud(place.variable, entite, periode);
      if (noeud) {
        this.racines.set(aide.slug, cleDe(noeud));
        this.noter(noeud, vus);
      }
      return valeur;
    });
  }

  private noter(noeud: Noeud, vus: Set<Noeud>): void {
    if (vus.has(noeud)) return;
    vus.add(noeud);
    for (const lue of noeud.lectures) {
      ajouter(this.lues, cleDe(noeud), cleDe(lue));
      this.noter(lue, vus);
    }
  }

  /** Sees which variables, and which values of aids, change without each answer. */
  comparer(situation: Situation, sans: readonly Sans[], aides: readonly Aide[]): void {
    const base = enonces(situation);
    const valeurs = this.suivre(situation, aides);
    for (const { reponse, situation: autre } of sans) {
      const dits = enonces(autre);
      for (const ou of new Set([...base.keys(), ...dits.keys()]))
        if (base.get(ou) !== dits.get(ou)) ajouter(this.enonces, ou, reponse);
      if (
        ["parents@familles", "enfants@familles", "declarants@foyers_fiscaux"].every(
          (qui) => base.get(qui) === dits.get(qui),
        )
      )
        continue;
      this.suivre(autre, aides, false).forEach((valeur, n) => {
        if (valeur !== valeurs[n]) ajouter(this.foyer, aides[n]?.slug ?? "", reponse);
      });
    }
  }

  /** Answers that an aid reads, in alphabetical order. */
  de(slug: string): string[] {
    const vues = new Set<string>();
    const suivre = (ou: string) => {
      if (vues.has(ou)) return;
      vues.add(ou);
      for (const lue of this.lues.get(ou) ?? []) suivre(lue);
    };
    suivre(this.racines.get(slug) ?? "");
    const reponses = new Set(this.foyer.get(slug));
    for (const ou of vues) for (const reponse of this.enonces.get(ou) ?? []) reponses.add(reponse);
    return [...reponses].sort();
  }
}
