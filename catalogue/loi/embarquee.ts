import type { Aide } from "../schema/aide.ts";
import { faitsDeLaLoi } from "../situation/context.ts";
import { periodsOf } from "../situation/periods.ts";
import type { Situation } from "../situation/situation.ts";
import { registre } from "./formules/registre.ts";
import type { Legislation, Signaler } from "./legislation.ts";
import { Calcul } from "./moteur/calcul.ts";
import type { OptionsDuCalcul } from "./moteur/options.ts";
import type { Entite } from "./moteur/entites.ts";
import { moisDe } from "./mois.ts";
import { distanceDuDomicileFamilial } from "./requete/distance.ts";
import { inconnusDe } from "./requete/inconnus.ts";
import { ecrireLesRevenusInconnus } from "./revenus-inconnus.ts";
import { valeurRelevee } from "./parametres/fraicheur.ts";
import { buildRequest, factPlaces, placeOf, type PlaceDeLaLoi } from "./requete/requete.ts";

interface Options extends OptionsDuCalcul {
  /** Kilometres between the dwelling and the parents’ commune (`distanceDuDomicileFamilial`). */
  distance?: number | undefined;
}

/** The person or group of the applicant that a place speaks of. */
export const entiteDe = (c: Calcul, { entity }: Pick<PlaceDeLaLoi, "entity">): Entite =>
  c.entites[entity][0] as Entite;

/** Period of a place, as the engine counts it. */
export const periodeDe = ({ period }: Pick<PlaceDeLaLoi, "period">): number =>
  period.length === 4 ? Number(period) : moisDe(period);

/** A household ready to be computed, at any day (`parametres.ts` says which figures stand then). */
export function calculDe(situation: Situation, { distance, ...options }: Options = {}): Calcul {
  return new Calcul(buildRequest(situation, [], undefined, distance), registre, options);
}

/** The same, with the distance to the family home where it counts. */
export async function preparerCalcul(
  situation: Situation,
  options: Omit<Options, "distance"> = {},
): Promise<Calcul> {
  return calculDe(situation, { ...options, distance: await distanceDuDomicileFamilial(situation) });
}

/** The aids of legislation that the engine computes. */
export const calculees = (aides: readonly Aide[]): Aide[] =>
  aides.filter((aide) => registre.has(aide.openfisca_eligibility_source ?? aide.slug));

/** Values by name, the unknowns that each rests on, and the names of those that could not be computed. */
function lireTout<N extends string>(
  c: Calcul,
  places: readonly (readonly [N, PlaceDeLaLoi])[],
  signaler: Signaler | undefined,
) {
  const values: Record<string, number | boolean | string> = {};
  const doutes: Record<string, number> = {};
  const echecs: N[] = [];
  for (const [nom, place] of places) {
    try {
      const [entite, periode] = [entiteDe(c, place), periodeDe(place)];
      values[nom] = c.lireParNom(place.variable, entite, periode);
      const doute = c.douteDe(place.variable, entite, periode);
      if (doute) doutes[nom] = doute;
    } catch (error) {
      signaler?.("législation", error, nom);
      echecs.push(nom);
    }
  }
  return { values, doutes, echecs };
}

/**
 * The embedded legislation: the law computed here, without any service. `aides` are the aids of
 * legislation of the catalogue; those the engine does not compute come back in `missing`. A quantity
 * that cannot be computed costs what reads it, and `signaler` hears of it.
 */
export function legislationEmbarquee(aides: readonly Aide[], signaler?: Signaler): Legislation {
  const byId = new Map(aides.map((aide) => [aide.slug, aide]));
  return {
    partie: "législation",
    async compute(situation, ids, { baremesReleves = false } = {}) {
      const periods = periodsOf(situation.dateDeValeur);
      const { inconnu, lire } = inconnusDe(situation);
      const c = await preparerCalcul(situation, {
        inconnu,
        ...(baremesReleves && { valeurDe: valeurRelevee }),
      });
      const places = ids.flatMap((id) => {
        const aide = byId.get(id);
        const place = aide && placeOf(aide, periods);
        return place && registre.has(place.variable) ? [[id, place] as const] : [];
      });
      const calculables = new Set(places.map(([id]) => id));
      const lieux = factPlaces(periods);
      const { values, doutes, echecs } = lireTout(c, places, signaler);
      const faits = lireTout(
        c,
        // Of raised scales, the aids alone are read.
        (baremesReleves ? [] : faitsDeLaLoi).map((nom) => [nom, lieux[nom]] as const),
        signaler,
      );
      return {
        partie: "législation",
        values,
        facts: faits.values,
        doutes: Object.fromEntries(
          Object.entries({ ...faits.doutes, ...doutes }).map(([nom, bits]) => [
            nom,
            ecrireLesRevenusInconnus(lire(bits)),
          ]),
        ),
        missing: ids.filter((id) => !calculables.has(id)),
        echecs,
        inconnus: faits.echecs,
      };
    },
  };
}
