import { nomsDesAides } from "../fiches/lisible.ts";
import type { Catalogue } from "../catalogue.ts";
import { baremesAu } from "../loi/baremes.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { factContext, type Marque } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { droitDe } from "./droit.ts";
import type { Resultats } from "./results.ts";
import { byTopThenLabel, shown } from "./tri.ts";

/** Named choices of mock results. */
export const jeuxFictifs = {
  bafa: ({ aide }) => aide.interestFlag === "_interetBafa",
  permis: ({ aide }) => aide.interestFlag === "_interetPermisDeConduire",
  etranger: ({ aide }) => aide.interestFlag === "_interetEtudesEtranger",
  nationales: ({ institution }) => institution.type === "national",
  locales: ({ institution }) => institution.type !== "national",
  legislation: ({ aide }) => aide.source === "openfisca",
} as const satisfies Record<string, (one: CompiledAide) => boolean>;

const personne = (dateDeValeur: string): Situation => ({
  dateDeValeur,
  version: 11,
  demandeur: { id: "demandeur", _role: "demandeur", enfant_a_charge: {} },
  enfants: null,
  famille: {},
  menage: { aide_logement_date_pret_conventionne: "2018-12-31" },
  parents: {},
});

/** Most aids that one list may name: all of them have no name to give. */
const IDS_AU_PLUS = 50;

/** Keeps an aid or not; throws a RangeError naming what a filter says that does not exist. */
function filtreDe(catalogue: Catalogue, filtre: string | undefined): (one: CompiledAide) => boolean {
  if (!filtre) return () => true;
  if (Object.hasOwn(jeuxFictifs, filtre)) return jeuxFictifs[filtre as keyof typeof jeuxFictifs];
  const ids = filtre.split(",").map((id) => id.trim());
  if (ids.length > IDS_AU_PLUS) throw new RangeError(`Une liste nomme ${IDS_AU_PLUS} aides au plus.`);
  const inconnu = ids.find((id) => !catalogue.byId.has(id));
  if (inconnu !== undefined) throw new RangeError(`« ${inconnu} » n’est ni une aide ni un jeu de résultats.`);
  return ({ aide }) => ids.includes(aide.slug);
}

/**
 * Mock results, to try the screens without a household (docs/specification.md#resultats-fictifs): every aid of the brand, or
 * those of a named choice, or of a list of ids separated by commas; worth 1, or true without amount.
 */
export function resultatsFictifs(
  catalogue: Catalogue,
  { filtre, marque, dateDeValeur }: { filtre?: string | undefined; marque: Marque; dateDeValeur: string },
): Resultats {
  const context = factContext(personne(dateDeValeur), { marque });
  const noms = nomsDesAides(catalogue.byId);
  const keeps = filtreDe(catalogue, filtre);
  return {
    droitsEligibles: catalogue.aides
      .filter((one) => shown(one, context) && keeps(one))
      .map((one) => ({ ...droitDe(one, 1, context, noms), reasons: [] }))
      .sort(byTopThenLabel),
    droitsNonEligibles: [],
    droitsInjectes: [],
    incalculables: [],
    nonCalcules: [],
    presque: [],
    questions: [],
    dabord: [],
    dateDeValeur,
    baremes: baremesAu(dateDeValeur),
  };
}
