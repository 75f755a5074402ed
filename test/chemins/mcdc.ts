import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { questions } from "../../machines/questions/index.ts";
import { changer, estDecisif, verite } from "./arbre.ts";
import { borneDe, conditionsDesReponses, type LieuDeCondition, lieuxDesConditions } from "./conditions.ts";
import type { Objectif } from "./couverture.ts";
import type { Formule } from "../../catalogue/recherche/formules.ts";
import { lecturesReelles } from "./lectures.ts";
import type { Lecture, Modele } from "./modele.ts";
import type { Vers } from "./plus-court.ts";
import type { Monde } from "./univers.ts";
import { tree } from "../../machines/journey/tree.ts";

/**
 * What is asked of a condition: to be read true and to be read false; and, when it has several atoms,
 * that each atom be true, then false, where it alone decides (masking MC/DC). A comparison is also
 * read on each side of its bound: with a value for which the bound moved by one would say otherwise.
 */
export interface Exigence extends LieuDeCondition {
  cle: string;
  sorte: "condition" | "mcdc" | "borne";
  /** Rank of the atom that decides; nothing for the whole condition. */
  atome?: number;
  vraie?: boolean;
  /** Where the bound is moved. */
  decalage?: 1 | -1;
}

type Mesure = Pick<Exigence, "atome" | "vraie" | "decalage">;

const cleDe = (lieu: string, { atome, vraie, decalage }: Mesure) => {
  const quoi = atome === undefined ? "condition" : `atome ${atome + 1}`;
  const comment =
    decalage === undefined ? (vraie ? "vrai" : "faux") : `à la borne ${decalage < 0 ? "− 1" : "+ 1"}`;
  return `${lieu} | ${quoi} ${comment}`;
};

const decale = (atome: Atom, decalage: number): Atom =>
  atome.kind === "compare" ? { ...atome, bound: borneDe(atome) + decalage } : atome;

function exigencesDuLieu({ lieu, condition }: LieuDeCondition): Exigence[] {
  const atomes = atomsOf(condition);
  const exiger = (sorte: Exigence["sorte"], mesure: Mesure): Exigence => ({
    cle: cleDe(lieu, mesure),
    lieu,
    condition,
    sorte,
    ...mesure,
  });
  return [
    ...[true, false].map((vraie) => exiger("condition", { vraie })),
    ...atomes.flatMap((_, atome) =>
      atomes.length < 2 ? [] : [true, false].map((vraie) => exiger("mcdc", { atome, vraie })),
    ),
    ...atomes.flatMap(({ kind }, atome) =>
      kind === "compare" ? ([-1, 1] as const).map((decalage) => exiger("borne", { atome, decalage })) : [],
    ),
  ];
}

/** Requirements on every condition of the journey, choices and resource types included. */
export function toutesLesExigences(): Exigence[] {
  const desReponses = questions.flatMap((question) => conditionsDesReponses(question));
  const lieux = new Map([...lieuxDesConditions(tree), ...desReponses].map((un) => [un.lieu, un]));
  return [...lieux.values()].flatMap(exigencesDuLieu);
}

/** Requirements met by households, and how many met each. */
export class ConstatMcdc {
  readonly tenues = new Map<string, number>();
  private readonly connues = new Map<string, readonly string[]>();

  /** Reads every condition of a household with the product’s own `evaluate`. */
  noter(parcours: Parcours): void {
    for (const { lieu, condition, facts } of lecturesReelles(parcours)) {
      const atomes = atomsOf(condition);
      const vrais = atomes.map((atome) => evaluate(atome, facts));
      const bougent = atomes.flatMap((atome, rang) =>
        atome.kind === "compare"
          ? ([-1, 1] as const)
              .filter((de) => evaluate(decale(atome, de), facts) !== vrais[rang])
              .map((de) => [rang, de] as const)
          : [],
      );
      for (const cle of this.tenuesPar(lieu, condition, vrais, bougent))
        this.tenues.set(cle, (this.tenues.get(cle) ?? 0) + 1);
    }
  }

  private tenuesPar(
    lieu: string,
    condition: Condition,
    vrais: readonly boolean[],
    bougent: readonly (readonly [rang: number, decalage: 1 | -1])[],
  ): readonly string[] {
    const mot = `${lieu} ${vrais.map(Number).join("")} ${bougent.join()}`;
    const connues = this.connues.get(mot);
    if (connues) return connues;
    const decisifs = new Set(vrais.flatMap((_, n) => (estDecisif(condition, vrais, n) ? [n] : [])));
    const neuves = [
      cleDe(lieu, { vraie: verite(condition, vrais) }),
      ...[...decisifs].map((atome) => cleDe(lieu, { atome, vraie: vrais[atome] === true })),
      ...bougent.flatMap(([atome, decalage]) =>
        decisifs.has(atome) ? [cleDe(lieu, { atome, decalage })] : [],
      ),
    ];
    this.connues.set(mot, neuves);
    return neuves;
  }
}

const VRAI: Condition = { kind: "all", conditions: [] };
const FAUX: Condition = { kind: "any", conditions: [] };

/** What a household must be for a requirement to be met where this condition is read. */
function formuleDe(
  modele: Modele,
  { condition, personne, ouverte }: Lecture,
  { atome, vraie, decalage }: Exigence,
): Formule {
  const { formules } = modele;
  const selon = (f: Formule) => (vraie ? f : formules.non(f));
  if (atome === undefined) return formules.et(ouverte, selon(modele.formule(condition, personne)));
  const [si, sinon] = [VRAI, FAUX].map((constante) =>
    modele.formule(changer(condition, atome, () => constante) as Condition, personne),
  ) as [Formule, Formule];
  const lu = atomsOf(condition)[atome] as Atom;
  const seul = modele.formule(lu, personne);
  const bouge = decalage && formules.differe(seul, modele.formule(decale(lu, decalage), personne));
  return formules.et(ouverte, bouge ?? selon(seul), formules.differe(si, sinon));
}

/** Where a requirement is met. */
export const versExigence =
  (exigence: Exigence): Vers =>
  ({ modele }) =>
    [...modele.lectures, ...modele.lecturesDesReponses]
      .filter(({ lieu }) => lieu === exigence.lieu)
      .map((lecture) => ({ formule: formuleDe(modele, lecture, exigence), avant: lecture.avant }));

/** A household that meets a requirement; nothing proves that none of these households does. */
export function objectifDe(mondes: readonly Monde[], exigence: Exigence): Objectif | undefined {
  for (const monde of mondes) {
    for (const { formule } of versExigence(exigence)(monde)) {
      const choix = monde.exploration.trouver(formule);
      if (choix) return { monde, choix, raison: exigence.cle };
    }
  }
  return undefined;
}
