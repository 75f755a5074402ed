import { ageAt } from "../../../catalogue/situation/periods.ts";
import { type RessourceId, ressourcesParCategorie } from "../../../catalogue/situation/ressources.ts";
import type { Individu } from "../../../catalogue/situation/situation.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import type { Parcours } from "../../journey/walk.ts";
import {
  activitesParAge,
  AGES_DE_L_ECOLE_CONNUE,
  CHEZ_SES_PARENTS,
  AGES_DU_DEMANDEUR,
  anneesParAge,
  ECARTS,
  etudesParAge,
  type Gens,
  logementsParAge,
  nombresCourants,
  reponsesParAge,
} from "./population.ts";
import { REVENUS_D_ENFANT, revenusCourants } from "./population-revenus.ts";
import { revenusDus } from "./revenus-parts.ts";

/** How far an answer takes a household from the people that the product is for. */
export interface Invraisemblance {
  /** 1: somebody of another age; 2: nobody. */
  rang: 1 | 2;
  raison: string;
}

const impossible = (raison: string): Invraisemblance => ({ rang: 2, raison });

const horsDe = (n: number, [de, a]: readonly [number, number, ...unknown[]]) => n < de || n > a;

/** The ages of a table, for the value answered. */
const parTable =
  (table: Readonly<Record<string, readonly [number, number, string]>>): Juge =>
  (value, { age }) => {
    const ages = table[String(value)];
    return ages && age !== undefined && horsDe(age, ages) ? impossible(ages[2]) : undefined;
  };

/** What is wrong with an answer, if anything is. */
type Juge = (value: unknown, gens: Gens) => Invraisemblance | undefined;

/** A birth date: the applicant’s age first, then what parents, children and partners are to each other. */
const juger: Record<
  Individu["_role"],
  (age: number, gens: Gens, jours: number) => Invraisemblance | undefined
> = {
  demandeur(age, { situation: { enfants } }) {
    const parent = (enfants ?? []).length > 0;
    if (age < AGES_DU_DEMANDEUR[0] || age > 99) return impossible("le produit est fait pour les 12 à 30 ans");
    if (parent && age < ECARTS.parent[0]) return impossible(ECARTS.parent[2]);
    return age > AGES_DU_DEMANDEUR[1] ? { rang: 1, raison: "plus de 30 ans" } : undefined;
  },
  conjoint(age, { ageDe, situation }) {
    if (age < 18) return impossible("on vit en couple une fois majeur");
    const ecart = Math.abs(age - (ageDe(situation.demandeur) ?? age));
    return horsDe(ecart, ECARTS.couple) ? impossible(ECARTS.couple[2]) : undefined;
  },
  enfant(age, { ageDe, situation }, jours) {
    if (jours < 28) return impossible("on ne remplit guère un questionnaire le mois de la naissance");
    if (age > 25) return impossible("un enfant à charge a 25 ans au plus");
    if (age === 0 && situation.demandeur.enceinte === "enceinte")
      return impossible("un bébé de moins d’un an, et déjà enceinte");
    const ecart = (ageDe(situation.demandeur) ?? age) - age;
    return horsDe(ecart, ECARTS.parent) ? impossible(ECARTS.parent[2]) : undefined;
  },
};

const PAYE = "qui travaille, sert ou est à la retraite touche quelque chose";

/** Incomes of a household: paid once, to one of the two. */
const DU_FOYER: ReadonlySet<RessourceId> = new Set([
  "ppa",
  "rsa",
  "aide_logement",
  "af",
  "cf",
  "asf",
  "aeeh",
  "paje_base",
  "paje_prepare",
]);

/** The other one of the couple told it already. */
const dejaDit = (id: RessourceId, { personne, situation }: Gens): boolean =>
  DU_FOYER.has(id) && personne._role === "conjoint" && situation.demandeur[id] !== undefined;

/** What is wrong with one income, for whoever may not have it. */
const refuse = (id: RessourceId, gens: Gens): boolean => {
  const { de, a, quand, si, finie } = revenusCourants[id];
  const { age = 30, personne } = gens;
  return (
    finie === true ||
    dejaDit(id, gens) ||
    horsDe(age, [de, a]) ||
    (quand !== undefined && personne.activite !== undefined && !quand.includes(personne.activite)) ||
    (si !== undefined && !si(gens))
  );
};

const A_SON_COMPTE: readonly RessourceId[] = ressourcesParCategorie.rpns;

/** The incomes declared: a few, each of who may have it, and what one is paid for what one does. */
const ressources: Juge = (value, gens) => {
  const ids = value as readonly RessourceId[];
  if (ids.length > 5) return impossible("personne n’a tous les revenus à la fois");
  if (gens.personne._role === "enfant" && !ids.every((id) => REVENUS_D_ENFANT.includes(id)))
    return impossible("un enfant à charge a un salaire, une bourse, une pension ou une allocation à lui");
  const dus = revenusDus(gens, Object.values(ressourcesParCategorie).flat());
  const aLui = (id: RessourceId) =>
    ids.includes(id) || (A_SON_COMPTE.includes(id) && ids.some((un) => A_SON_COMPTE.includes(un)));
  if (!dus.every(aLui)) return impossible(PAYE);
  const refus = ids.find((id) => refuse(id, gens));
  return refus && impossible(revenusCourants[refus].raison);
};

/** The sums of a category: nobody works for nothing. */
const sommes: Juge = (value, gens) => {
  const items = value as readonly { id: RessourceId; amounts: Readonly<Record<string, number | null>> }[];
  const dus = revenusDus(
    gens,
    items.map(({ id }) => id),
  );
  return items.some(({ id, amounts }) => dus.includes(id) && !Object.values(amounts).some(Boolean))
    ? impossible(PAYE)
    : undefined;
};

/** Answers judged otherwise than by the tables of numbers and ages. */
const juges: Readonly<Record<string, Juge>> = {
  date_naissance(value, gens) {
    const { dateDeValeur } = gens.situation;
    const jours = (Date.parse(dateDeValeur) - Date.parse(String(value))) / 86_400_000;
    return juger[gens.personne._role](ageAt(String(value), dateDeValeur), gens, jours);
  },
  enceinte: (value, gens) => {
    const { demandeur, enfants } = gens.situation;
    if (value !== "enceinte") return undefined;
    const recente = (enfants ?? []).some((un) => gens.ageDe(un) === 0);
    if (recente) return impossible("un bébé de moins d’un an, et déjà enceinte");
    const deux = gens.personne._role === "conjoint" && demandeur.enceinte === "enceinte";
    return deux ? impossible("les deux à la fois, c’est trop rare") : parLesTables("enceinte")(value, gens);
  },
  activite: parTable(activitesParAge),
  scolarite: (value, gens) =>
    value === "inconnue" && gens.age !== undefined && !horsDe(gens.age, AGES_DE_L_ECOLE_CONNUE)
      ? impossible(AGES_DE_L_ECOLE_CONNUE[2])
      : parTable(etudesParAge)(value, gens),
  alternant: (value, gens) =>
    value === true && gens.personne.scolarite === "college"
      ? impossible("on ne part pas en alternance au collège")
      : parLesTables("alternant")(value, gens),
  habite_chez_parents: parTable(CHEZ_SES_PARENTS),
  annee_etude: parTable(anneesParAge),
  statut_occupation_logement: (value, gens) => {
    const { demandeur, conjoint } = gens.situation;
    const travaille = [demandeur, conjoint].some((un) => /^(salarie|independant)$/.test(un?.activite ?? ""));
    const achete =
      value === "primo_accedant" || (value === "proprietaire" && demandeur.activite === "etudiant");
    return achete && !travaille
      ? impossible("sans emploi, on n’achète pas, et peu d’étudiants héritent")
      : parTable(logementsParAge)(value, gens);
  },
  statut_marital: (value, { ageDe, situation }) =>
    value !== "celibataire" && (ageDe(situation.demandeur) ?? 18) < 18
      ? impossible("on se marie majeur (Code civil, 144)")
      : undefined,
  enfant_a_charge: (value, { age = 18, personne }) =>
    personne._role === "demandeur" && value !== true && age < 18
      ? impossible("un mineur est sur la déclaration de ses parents")
      : undefined,
  loyer: (value, { situation: { menage } }) =>
    (value as { loyer: number }).loyer === 0 && menage.statut_occupation_logement !== "proprietaire"
      ? impossible("qui loue ou rembourse paie quelque chose")
      : undefined,
  _hasRessources: (value, { ageDe, situation }) =>
    (value as { id: string; value: boolean }[]).some(
      (un) => un.value && (ageDe(situation.enfants?.find(({ id }) => id === un.id)) ?? 0) < 15,
    )
      ? impossible("un enfant de moins de 15 ans n’a pas de revenu à lui")
      : undefined,
  _aleas: (value, { age = 30 }) => {
    const dits = value as readonly string[];
    return dits.length > 2 || (dits.includes("depart_retraite") && age < 55)
      ? impossible("la retraite se prend vers 60 ans, et tout n’arrive pas à la fois")
      : undefined;
  },
  ressources,
  ...Object.fromEntries(Object.keys(ressourcesParCategorie).map((categorie) => [categorie, sommes])),
};

/** The table of an answer that not everybody may give, and of numbers. */
const parLesTables =
  (field: string): Juge =>
  (value, { age = 30 }) => {
    const nombre = nombresCourants[field];
    if (nombre && typeof value === "number")
      return horsDe(value, [nombre.de, nombre.a]) ? impossible(nombre.raison) : undefined;
    const [valeur, de, a, raison] = reponsesParAge[field] ?? [];
    return de !== undefined && valeur === value && horsDe(age, [de, a ?? 99])
      ? impossible(raison ?? "")
      : undefined;
  };

/** Whom a step is about, as the household is told before it. */
export function gensDe({ situation }: Parcours, { personne }: VisitedStep): Gens {
  const { demandeur, conjoint, enfants, dateDeValeur } = situation;
  const qui = [demandeur, conjoint, ...(enfants ?? [])].find((un) => un?.id === personne) ?? demandeur;
  const ageDe = (un: Individu | undefined) =>
    un?.date_naissance === undefined ? undefined : ageAt(un.date_naissance, dateDeValeur);
  return { personne: qui, age: ageDe(qui), situation, ageDe };
}

/** What takes an answer out of the described population, if anything does. The household is as it was told before it. */
export function ecartDe(parcours: Parcours, visite: VisitedStep, value: unknown) {
  const field = visite.step.field ?? "";
  return (juges[field] ?? parLesTables(field))(value, gensDe(parcours, visite));
}
