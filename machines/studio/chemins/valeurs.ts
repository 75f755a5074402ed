import type { Marque } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { periodsOf, type Periods } from "../../../catalogue/situation/periods.ts";
import {
  champsSupplementaires,
  estExceptionnelle,
  type RessourceId,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { type NewJourney, startingContext } from "../../journey/start.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { periodsDe } from "../../kinds/amounts.ts";
import { byKind, type Cases } from "../../kinds/kinds.ts";
import { questionOf } from "../../questions/index.ts";
import { communeRepondue } from "../foyers/reponses.ts";
import { HIER, naissances } from "./dates.ts";
import { communesEssayees } from "./lieux.ts";
import { nombresCourants } from "./population.ts";
import { revenusCourants } from "./population-revenus.ts";
import { simple, type ValeurDite } from "./valeur.ts";

/** Whom a journey is for, before any answer. */
export interface Depart {
  marque: Marque;
  enfants: number;
}

/** Day of every generated journey. */
export const JOUR_DES_CHEMINS = JOUR_FIXE;

/** What the machine starts from; its children are there from the start only if asked. */
export const entreeDe = ({ marque, enfants }: Depart): NewJourney => ({
  dateDeValeur: JOUR_DES_CHEMINS,
  marque,
  enfants: Array.from({ length: enfants }, (_, n) => n),
});

/** The household of a journey before its first answer. */
export const contexteAuDepart = (depart: Depart): JourneyContext => startingContext(entreeDe(depart));

/** The same amount over all its periods: whoever works was paid last month too. An exceptional one comes once. */
const item = (id: RessourceId, periods: Periods, montant: number) => {
  const extra = champsSupplementaires[id];
  const quand = estExceptionnelle(id) ? [periods.thisMonth] : periodsDe(id, periods);
  return {
    id,
    amounts: Object.fromEntries(quand.map((une) => [une, montant])),
    ...(extra && { [extra.champ]: extra.defaut }),
  };
};

/** Each subset of the children has its name: what is asked of all at once opens the block of each. */
const parties = (enfants: number): ValeurDite[] =>
  Array.from({ length: 2 ** enfants }, (_, bits) => {
    const oui = Array.from({ length: enfants }, (_, n) => (bits & (1 << n)) !== 0);
    const nom = oui.flatMap((vrai, n) => (vrai ? [`enfant ${n + 1}`] : [])).join(" et ") || "aucun";
    return simple(
      nom,
      oui.map((value, n) => ({ id: `enfant_${n}`, value })),
    );
  });

/** Answers worth giving, one at least on each side of what conditions tell apart; for that many children. */
const parSorte: Cases<[enfants: number], ValeurDite[]> = {
  yesno: () => [simple("non", false), simple("oui", true)],
  // Two choices of the same value are offered to different people: their words tell them apart.
  enum({ choices }) {
    const deux = new Set(
      choices
        .filter(({ value }, rang) => choices.findIndex((autre) => autre.value === value) < rang)
        .map(({ value }) => value),
    );
    return choices.map(({ value, label, condition }) => {
      const nom = deux.has(value) ? `${value} (${JSON.stringify(label).replaceAll('"', "")})` : `${value}`;
      return { ...simple(nom, value), ...(condition && { condition }) };
    });
  },
  multiple({ choices }) {
    const codes = choices.map(({ value }) => value);
    return [simple("aucun", []), ...codes.map((code) => simple(`${code}`, [code])), simple("tous", codes)];
  },
  housing: ({ choices }) => choices.map(({ value }) => simple(`${value}`, value)),
  resourceTypes() {
    throw new Error("Les types de ressources se choisissent un par un.");
  },
  number({ field, min, max, optional, siInconnu, number, partDe }) {
    const pas = number === "shares" ? 0.5 : 1;
    // A part of another number cannot always be the greatest.
    const bornes = [min, min + pas, ...(partDe ? [] : [max - pas, max])];
    const tous = [...new Set([...bornes, ...(nombresCourants[field]?.essais ?? [])])];
    const valeurs = tous.map((n) => simple(`${n}`, n));
    return [...valeurs, ...(optional || siInconnu ? [simple("rien", null)] : [])];
  },
  date: ({ field }) =>
    field === "date_naissance" ? naissances() : [simple("hier", HIER), simple("en janvier", "2026-01-15")],
  text: () => [simple("un prénom", "Camille")],
  commune: ({ prefix }) =>
    communesEssayees.map(({ nom, commune }) => simple(nom, communeRepondue(prefix, commune))),
  rent: () => [
    simple("gratuit", { loyer: 0 }),
    simple("loyer et charges", { loyer: 450, charges_locatives: 40 }),
  ],
  children: (_, enfants) => [simple("c’est tout", enfants)],
  childrenYesNo: (_, enfants) => parties(enfants),
  amounts: ({ field }) =>
    [0, 1].map((part) => ({
      nom: part === 0 ? "0 €" : "une somme courante",
      de: (declarees) =>
        ressourcesParCategorie[field]
          .filter((id) => declarees.includes(id))
          .map((id) => item(id, periodsOf(JOUR_FIXE), part * revenusCourants[id].montant)),
    })),
};

/** Answers of a step, for a household of that many children. Resource types are asked one by one. */
export const valeursDEtape = ({ step }: Pick<VisitedStep, "step">, enfants: number): ValeurDite[] =>
  byKind(parSorte, questionOf(step.entity, step.field), enfants);
