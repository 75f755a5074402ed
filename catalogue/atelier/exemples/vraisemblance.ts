import type { NomDeVariable } from "./formule.ts";
import { type Occupation, occupations } from "./occupations.ts";
import { foyerOrdinaire, peutDependreDesParents, posees, type Reponses } from "./reponses.ts";
import { AGE_DU_RSA, MAJORITE } from "./seuils.ts";

/**
 * How unexpected an answer is, given those of the pieces before it; infinite when the questionnaire
 * cannot be answered so.
 */
export type Cout = (nom: NomDeVariable, reponses: Reponses) => number;

/** Years between two generations, at least. */
const GENERATION = 20;
const NON = Number.POSITIVE_INFINITY;

const hors = (age: number, [min, max]: readonly [number, number]) => Math.max(0, min - age, age - max);

const cle = (r: Occupation["champs"]) => [r.activite, r.scolarite, r.annee_etude, r.contrat].join();
const rangs = new Map(occupations.map(({ champs }, rang) => [cle(champs), rang]));

/** Studies of the same plainness take turns from an aid to the next. */
const TOUR = 0.01;

function coutOccupation(r: Reponses, graine: number): number {
  const rang = rangs.get(cle(r)) ?? -1;
  const une = occupations[rang];
  if (!une) return NON;
  if (r.activite === "retraite" && r.age <= 30) return NON;
  if (posees.contrat(r) !== (r.contrat !== undefined)) return NON;
  const ecart = hors(r.age, une.ages);
  const tour = TOUR * ((rang * 5 + Math.floor(graine / 7)) % 11);
  return une.cout + tour + (ecart > 0 ? 4 + 2 * ecart : 0);
}

/** A question is answered if and only if it is asked. */
function siPosee(champ: keyof typeof posees, r: Reponses, cout: (r: Reponses) => number): number {
  if (posees[champ](r) !== (r[champ] !== undefined)) return NON;
  return r[champ] === undefined ? 0 : cout(r);
}

const rang = <T>(list: readonly T[], value: T) => Math.max(0, list.indexOf(value));

const MENTIONS: readonly Reponses["mention"][] = ["non_renseignee", "mention_bien", "mention_assez_bien"];
const LOGEMENTS: readonly Reponses["logement"][] = [
  foyerOrdinaire.logement,
  "locataire_vide",
  "locataire_meuble",
];

function coutEnfants({ age, enfants, activite }: Reponses): number {
  if (enfants.length === 0) return 0;
  const ecart = Math.max(0, GENERATION - (age - Math.max(...enfants)));
  const etudes = activite === "etudiant" ? 1 : 0;
  return enfants.length + (enfants[0] === 2 ? 0 : 0.5) + (ecart > 0 ? 5 + ecart : 0) + etudes;
}

function coutParents(r: Reponses): number {
  const { parents } = r;
  if (parents === null) return 0;
  if (!peutDependreDesParents(r)) return NON;
  const rond = parents.rfr > 0 && parents.rfr % 1000 === 0 ? 0 : 1;
  return 1 + rond;
}

function coutInterets({ interets, activite, scolarite }: Reponses): number {
  const etranger = activite === "etudiant" && scolarite === "enseignement_superieur";
  return interets.includes("_interetEtudesEtranger") && !etranger ? NON : interets.length;
}

/** Grants are for higher education, the RSA for parents and those of 25 and over: mostly. */
const coutBoursier = ({ boursier, scolarite }: Reponses) =>
  boursier ? (scolarite === "enseignement_superieur" ? 1 : 6) : 0;
const coutRsa = ({ rsa, age, enfants }: Reponses) =>
  rsa === 0 ? 0 : (rsa === 600 ? 1 : 2) + (age >= AGE_DU_RSA || enfants.length > 0 ? 0 : 3);

/** Ages vary from an aid to the next, from 18 to 24. */
function coutAge({ age }: Reponses, graine: number): number {
  const ecart = hors(age, [16, 25]);
  if (ecart > 0) return 2 + 0.2 * ecart;
  return 0.1 * Math.abs(age - MAJORITE - (graine % 7)) + (age < MAJORITE ? 0.3 : 0);
}

/** Cost of the plainest households; `graine` tells apart aids that would have the same. */
export const plausible =
  (graine: number): Cout =>
  (nom, r) => {
    switch (nom) {
      case "age":
        return coutAge(r, graine);
      case "occupation":
        return coutOccupation(r, graine);
      case "interets":
        return coutInterets(r);
      case "stagiaire":
        return siPosee("stagiaire", r, ({ stagiaire }) => (stagiaire ? 1 : 0));
      case "specialite":
        return siPosee("specialite", r, ({ specialite }) =>
          specialite === foyerOrdinaire.specialite ? 0 : 1,
        );
      case "mention":
        return siPosee("mention", r, ({ mention }) => rang(MENTIONS, mention));
      case "regime":
        return siPosee("regime", r, ({ regime }) => (regime === foyerOrdinaire.regime ? 0 : 2));
      case "nationalite":
        return r.nationalite === foyerOrdinaire.nationalite ? 0 : 1;
      case "taux":
        return r.taux === 0 ? 0 : 1 + (r.taux === 0.65 ? 0 : 0.2);
      case "logement":
        return LOGEMENTS.includes(r.logement) ? rang(LOGEMENTS, r.logement) : 3;
      case "enfants":
        return coutEnfants(r);
      case "parents":
        return coutParents(r);
      case "boursier":
        return coutBoursier(r);
      case "rsa":
        return coutRsa(r);
      default:
        return 0;
    }
  };

/** A changed answer costs as much, however plain the rest. */
export const CHANGER = 100;

/** How far a changed answer goes, to choose between two that change as many. */
function eloignement(champ: keyof Reponses, r: Reponses, exemple: Reponses): number {
  const [apres, avant] = [r[champ], exemple[champ]];
  if (typeof apres === "number" && typeof avant === "number") return Math.abs(apres - avant) / 1000;
  if (champ === "parents")
    return r.parents && exemple.parents ? Math.abs(r.parents.rfr - exemple.parents.rfr) / 1e6 : 50;
  if (champ === "enfants") return Math.abs(r.enfants.length - exemple.enfants.length);
  return champ === "activite" ? 1 : 0;
}

/** Cost of leaving a household: one by changed answer, the nearest and the plainest first. */
export function proche(
  exemple: Reponses,
  champsDe: ReadonlyMap<NomDeVariable, readonly (keyof Reponses)[]>,
): Cout {
  const reference: Reponses = { ...foyerOrdinaire, ...exemple };
  const changee = (champ: keyof Reponses, r: Reponses) =>
    r[champ] !== undefined &&
    r[champ] !== reference[champ] &&
    JSON.stringify(r[champ]) !== JSON.stringify(reference[champ]);
  const ordinaire = plausible(0);
  return (nom, r) => {
    const plat = ordinaire(nom, r);
    if (plat === NON) return NON;
    const changes = (champsDe.get(nom) ?? []).filter((champ) => changee(champ, r));
    const loins = changes.map((champ) => eloignement(champ, r, exemple));
    return changes.length * CHANGER + (changes.length ? plat * 0.01 : 0) + Math.max(0, ...loins);
  };
}
