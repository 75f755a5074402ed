import { ageAt, isDay } from "./periods.ts";
import { elementsPatrimoine, ressourceIds, revenusFiscaux } from "./ressources.ts";
import type { Famille, Individu, Menage, Parents, Role, Situation } from "./situation.ts";
import * as v from "./vocabulaire.ts";

/** Values of a household that somebody else wrote: nothing is believed of them. */
type Brut = Readonly<Record<string, unknown>>;

const brutDe = (valeur: unknown): Brut =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur) ? (valeur as Brut) : {};

/** Codes that a field may have; a field that is not here is kept as it is given. */
const CODES: Readonly<Record<string, object>> = {
  nationalite: v.nationalites,
  activite: v.activites,
  scolarite: v.scolarites,
  annee_etude: v.anneesEtude,
  statuts_etablissement_scolaire: v.statutsEtablissement,
  regime_securite_sociale: v.regimes,
  enceinte: v.grossesses,
  statut_marital: v.statutsMaritaux,
  statut_occupation_logement: v.statutsLogement,
  _contrat_alternant: v.contratsAlternance,
};
const MONTANTS: ReadonlySet<string> = new Set([...ressourceIds, ...revenusFiscaux, ...elementsPatrimoine]);
const JOURS: ReadonlySet<string> = new Set(["date_naissance", "date_debut_chomage"]);
const NOMBRES: ReadonlySet<string> = new Set([
  "taux_incapacite",
  "loyer",
  "charges_locatives",
  "rfr",
  "nbptr",
]);

const estMontant = (valeur: unknown): boolean => valeur === null || Number.isFinite(valeur);

/** True for a value that its field may have. */
function estLisible(champ: string, valeur: unknown): boolean {
  if (valeur === undefined) return false;
  const codes = CODES[champ];
  if (codes) return typeof valeur === "string" && Object.hasOwn(codes, valeur);
  if (JOURS.has(champ)) return isDay(valeur);
  if (NOMBRES.has(champ)) return estMontant(valeur);
  // A yes of the family has the name of a resource of a person: `bourse_lycee`.
  if (MONTANTS.has(champ) && typeof valeur !== "boolean")
    return Object.values(brutDe(valeur)).every(estMontant) && valeur === brutDe(valeur);
  return true;
}

/** What is readable of what was given: a value that a field cannot have was not told. */
const lisible = (brut: Brut): object =>
  Object.fromEntries(Object.entries(brut).filter(([champ, valeur]) => estLisible(champ, valeur)));

function individuDe(brut: unknown, id: Individu["id"], role: Role): Individu {
  const lu = brutDe(brut);
  const rattachements = Object.entries(brutDe(lu["enfant_a_charge"])).filter(
    ([, dit]) => typeof dit === "boolean",
  );
  return {
    ...lisible(lu),
    id,
    _role: role,
    enfant_a_charge: Object.fromEntries(rattachements) as Record<string, boolean>,
  };
}

/** Oldest and youngest who may be on their parents’ tax return, as the questionnaire asks it. */
const RATTACHABLE = { de: 9, a: 25 };

/** Answers that everybody is asked and that this household does not have: keys of the questionnaire. */
function manquantes({ demandeur, conjoint, enfants, menage, dateDeValeur }: Situation): string[] {
  const champs = ["date_naissance", "nationalite", "activite"] as const;
  const age = demandeur.date_naissance && ageAt(demandeur.date_naissance, dateDeValeur);
  const rattachable = typeof age === "number" && age >= RATTACHABLE.de && age <= RATTACHABLE.a;
  return [
    ...champs.filter((champ) => demandeur[champ] === undefined).map((champ) => `individu.demandeur.${champ}`),
    ...(demandeur.handicap === undefined ? ["individu.demandeur.handicap"] : []),
    ...(rattachable && demandeur.enfant_a_charge[dateDeValeur.slice(0, 4)] === undefined
      ? ["individu.demandeur.enfant_a_charge"]
      : []),
    ...(conjoint
      ? champs.filter((champ) => conjoint[champ] === undefined).map((champ) => `individu.conjoint.${champ}`)
      : []),
    ...(enfants?.some(({ date_naissance }) => date_naissance === undefined)
      ? ["individu.enfant.date_naissance"]
      : []),
    ...(["depcom", "statut_occupation_logement"] as const)
      .filter((champ) => menage[champ] === undefined)
      .map((champ) => `menage.${champ}`),
  ];
}

/**
 * The household that somebody else describes, given its shape: what is absent, or cannot be read, was not told, and
 * `manquantes` names what everybody is asked. Throws where the date of value is no day.
 */
export function completer(given: unknown): Situation {
  const brut = brutDe(given);
  const { dateDeValeur, version, conjoint, enfants, precisions } = brut;
  if (!isDay(dateDeValeur)) throw new Error("La date de valeur est un jour : AAAA-MM-JJ.");
  const famille = lisible(brutDe(brut["famille"])) as Famille;
  const situation: Situation = {
    dateDeValeur,
    version: typeof version === "number" ? version : 11,
    demandeur: individuDe(brut["demandeur"], "demandeur", "demandeur"),
    ...(conjoint !== undefined &&
      conjoint !== null && { conjoint: individuDe(conjoint, "conjoint", "conjoint") }),
    enfants: Array.isArray(enfants)
      ? enfants.map((enfant: unknown, rang) => {
          const id = brutDe(enfant)["id"];
          const lu =
            typeof id === "string" && /^enfant_\d+$/.test(id) ? (id as `enfant_${number}`) : undefined;
          return individuDe(enfant, lu ?? `enfant_${rang}`, "enfant");
        })
      : null,
    famille: { en_couple: conjoint !== undefined && conjoint !== null, ...famille },
    menage: {
      aide_logement_date_pret_conventionne: "2018-12-31",
      ...lisible(brutDe(brut["menage"])),
    } as Menage,
    parents: lisible(brutDe(brut["parents"])) as Parents,
    ...(precisions !== undefined && {
      precisions: brutDe(precisions) as NonNullable<Situation["precisions"]>,
    }),
  };
  const absentes = manquantes(situation);
  return absentes.length > 0 ? { ...situation, manquantes: absentes } : situation;
}
