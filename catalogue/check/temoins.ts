import { occupations } from "../exemples/occupations.ts";
import { estUnePlace, type Pays } from "../exemples/pays.ts";
import { base, selonLesQuestions } from "../exemples/reponses.ts";
import type { Atom } from "../predicate/condition.ts";
import { type FactContext, factContext } from "../situation/context.ts";
import type { FactName } from "../situation/facts.ts";
import { JOUR_FIXE } from "../situation/jour-fixe.ts";
import { subtractMonths } from "../situation/periods.ts";
import type { Commune, Individu } from "../situation/situation.ts";
import * as v from "../situation/vocabulaire.ts";

/**
 * Households on which rules are tried. A rule speaks of one subject (age, place, studies…); the households
 * of a subject answer its rules in every possible way, so that rules that none of them meets exclude each
 * other, and a rule that all who meet the others also meet adds nothing.
 */

const etudes: ReadonlySet<FactName> = new Set([
  "demandeur.activite",
  "demandeur.scolarite",
  "demandeur.annee_etude",
  "demandeur._contrat_alternant",
  "demandeur.stagiaire",
  "demandeur.mention_baccalaureat",
  "demandeur.groupe_specialites_formation",
]);

const paramsDe = (atom: Atom) => ("params" in atom ? atom.params : undefined);

/** What an atom speaks of; without the communes, codes of two kinds of places cannot be compared. */
export function sujetDe(atom: Atom, pays: Pays | undefined): string {
  if (pays && estUnePlace(atom.fact)) return "lieu";
  if (etudes.has(atom.fact)) return "études";
  if (atom.fact === "demandeur.taux_incapacite") return "demandeur.handicap";
  if (atom.fact === "legislation.quotient_familial") return atom.fact;
  return `${atom.fact} ${JSON.stringify(paramsDe(atom) ?? {})}`;
}

interface Champs {
  demandeur?: Partial<Individu>;
  menage?: Partial<Commune> & Partial<FactContext["situation"]["menage"]>;
  enfants?: readonly number[];
}

const neIlYA = (ans: number) => subtractMonths(JOUR_FIXE, ans * 12);

const demandeur: Individu = { id: "demandeur", _role: "demandeur", enfant_a_charge: {} };
const menage = { aide_logement_date_pret_conventionne: JOUR_FIXE };
/** The household that nobody said anything of; its day is worked out once for all. */
const vide = factContext({
  dateDeValeur: JOUR_FIXE,
  version: 11,
  demandeur,
  enfants: [],
  famille: {},
  menage,
  parents: {},
});

const enfantDe = (ans: number, rang: number): Individu => ({
  id: `enfant_${rang}`,
  _role: "enfant",
  enfant_a_charge: {},
  date_naissance: neIlYA(ans),
});

const foyer = (champs: Champs, lus: Pick<FactContext, "legislation" | "aides"> = {}): FactContext => ({
  ...vide,
  ...lus,
  situation: {
    ...vide.situation,
    demandeur: { ...demandeur, ...champs.demandeur },
    menage: { ...menage, ...champs.menage },
    enfants: (champs.enfants ?? []).map(enfantDe),
  },
});

/** Below, at and above every bound; 0 counts as one. */
const autour = (bornes: readonly number[], pas: number) =>
  [...new Set([0, ...bornes].flatMap((borne) => [borne - pas, borne, borne + pas]))].filter((n) => n >= 0);

const bornesDe = (atoms: readonly Atom[]) =>
  atoms.flatMap((atom) => (atom.kind === "compare" && typeof atom.bound === "number" ? [atom.bound] : []));

const entiers = (atoms: readonly Atom[]) =>
  autour(
    bornesDe(atoms).flatMap((borne) => [Math.floor(borne), Math.ceil(borne)]),
    1,
  );

const codesDe = <T extends object>(mots: T) => [undefined, ...(Object.keys(mots) as (keyof T & string)[])];

/** Codes an atom is compared to. */
export const valeursDe = (atom: Atom): readonly string[] =>
  atom.kind === "is" ? [String(atom.value)] : atom.kind === "oneOf" ? atom.values.map(String) : [];

const etudesConnues = new Map<string, FactContext[]>();

/** Every way of studying or working that the questionnaire can tell; the same ones serve every aid. */
function auxEtudes(atoms: readonly Atom[]): FactContext[] {
  const lus = new Set(atoms.map(({ fact }) => fact));
  const cle = [...lus].toSorted().join();
  const foyers = etudesConnues.get(cle) ?? foyersAuxEtudes(lus);
  etudesConnues.set(cle, foyers);
  return foyers;
}

function foyersAuxEtudes(lus: ReadonlySet<FactName>): FactContext[] {
  const si = <T>(fact: FactName, values: readonly T[]) => (lus.has(fact) ? values : [undefined]);
  return occupations.flatMap(({ champs }) =>
    si("demandeur.mention_baccalaureat", codesDe(v.mentions)).flatMap((mention) =>
      si("demandeur.groupe_specialites_formation", codesDe(v.specialites)).flatMap((specialite) =>
        si("demandeur.stagiaire", [false, true]).map((stagiaire) => {
          const sansEtudes = { scolarite: undefined, annee_etude: undefined };
          const dites = selonLesQuestions({
            ...base,
            ...sansEtudes,
            ...champs,
            mention,
            specialite,
            stagiaire,
          });
          const { contrat } = dites;
          return foyer({
            demandeur: {
              activite: dites.activite,
              scolarite: dites.scolarite,
              annee_etude: dites.annee_etude,
              stagiaire: dites.stagiaire,
              mention_baccalaureat: dites.mention,
              groupe_specialites_formation: dites.specialite,
              ...(contrat && contrat !== "aucun" && { _contrat_alternant: contrat }),
            },
          });
        }),
      ),
    ),
  );
}

const champsDesLieux: Partial<Record<FactName, keyof Commune>> = {
  "menage.region": "_region",
  "menage.departement": "_departement",
  "menage.epci": "_epci",
  "menage.commune": "depcom",
  "menage.codePostal": "_codePostal",
};

/** Real communes if they are known, else one home per code and one elsewhere. */
function auxLieux(atoms: readonly Atom[], pays: Pays | undefined): FactContext[] {
  const codes = [...new Set(atoms.flatMap(valeursDe))];
  if (!pays) {
    const champ = champsDesLieux[atoms[0]?.fact as FactName] ?? "depcom";
    return ["ailleurs", ...codes].map((code) => foyer({ menage: { [champ]: code } }));
  }
  const tests = atoms.flatMap((atom) =>
    estUnePlace(atom.fact) ? [{ fact: atom.fact, codes: valeursDe(atom) }] : [],
  );
  return pays.distinguees(tests).map((menage) => foyer({ menage }));
}

function auxEnfants(atoms: readonly Atom[]): FactContext[] {
  const ans = Number(paramsDe(atoms[0] as Atom)?.["age_min"] ?? 0);
  return entiers(atoms).map((nombre) => foyer({ enfants: Array<number>(nombre).fill(ans) }));
}

/** Euros of a year; a bound by month is twelve times as high. */
const auQuotient = (atoms: readonly Atom[]): FactContext[] =>
  autour(
    atoms.flatMap((atom) =>
      bornesDe([atom]).map((borne) => borne * (paramsDe(atom)?.["period"] === "month" ? 12 : 1)),
    ),
    1,
  ).map((rfr) => foyer({}, { legislation: { rfr, nbptr: 1 } }));

const auHandicap = (atoms: readonly Atom[]): FactContext[] => [
  foyer({ demandeur: { handicap: false } }),
  ...autour([...bornesDe(atoms), 1], 0.001).map((taux_incapacite) =>
    foyer({ demandeur: { handicap: true, taux_incapacite } }),
  ),
];

/** Households of a subject, by the atoms that speak of it. */
export function temoins(atoms: readonly Atom[], pays: Pays | undefined): FactContext[] {
  const fact = atoms[0]?.fact;
  if (fact === undefined) return [foyer({})];
  if (estUnePlace(fact)) return auxLieux(atoms, pays);
  if (etudes.has(fact)) return auxEtudes(atoms);
  switch (fact) {
    case "demandeur.age":
      return entiers(atoms).map((ans) => foyer({ demandeur: { date_naissance: neIlYA(ans) } }));
    case "demandeur.handicap":
    case "demandeur.taux_incapacite":
      return auHandicap(atoms);
    case "enfants.eligibles":
    case "enfants.nombre":
      return auxEnfants(atoms);
    case "legislation.quotient_familial":
      return auQuotient(atoms);
    case "legislation.rsa":
      return autour(bornesDe(atoms), 1).map((rsa) => foyer({}, { legislation: { rsa } }));
    case "legislation.boursier":
      return [true, false].map((boursier) => foyer({}, { legislation: { boursier } }));
    case "resultats.aide":
      return [true, false].map((due) => foyer({}, { aides: () => due }));
    case "demandeur.regime_securite_sociale":
      return codesDe(v.regimes).map((code) => foyer({ demandeur: { regime_securite_sociale: code } }));
    case "menage.statut_occupation_logement":
      return codesDe(v.statutsLogement).map((code) =>
        foyer({ menage: { statut_occupation_logement: code } }),
      );
    default:
      return [];
  }
}
