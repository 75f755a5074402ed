import type { Suite } from "./generer.ts";
import { denombrer } from "./denombrement.ts";
import { ConstatMcdc, type Exigence, versExigence } from "./mcdc.ts";
import { direExigence, direMutant } from "./mots.ts";
import { equivalent, mutantsDe, type Temoin, Tribunal, versMutant } from "./mutants.ts";
import { laisses, type Porte, porteDe } from "./portes.ts";
import { tree } from "../../machines/journey/tree.ts";

const GENRES = {
  condition: {
    cle: "conditions",
    titre: "Conditions vraies et fausses",
    explication: "Chaque condition est lue vraie par un chemin, fausse par un autre.",
  },
  mcdc: {
    cle: "mcdc",
    titre: "Chaque élément décide (MC/DC)",
    explication:
      "Dans chaque condition composée, chaque élément fait à lui seul basculer le tout, dans les deux sens.",
  },
  borne: {
    cle: "bornes",
    titre: "Bornes",
    explication: "Chaque âge ou nombre comparé est lu juste avant et juste après sa borne, là où il décide.",
  },
} as const;

/** Gates on conditions, read again with the product’s own `evaluate` on the household of every journey. */
export function portesDesConditions(
  { exigences, inatteignables }: Suite,
  temoins: readonly Temoin[],
): Porte[] {
  const constat = new ConstatMcdc();
  for (const { parcours } of temoins) constat.noter(parcours);
  const parCle = new Map(exigences.map((une) => [une.cle, une]));
  const dire = (cle: string) => direExigence(parCle.get(cle) as Exigence);
  return (Object.keys(GENRES) as (keyof typeof GENRES)[]).map((sorte) => {
    const toutes = exigences.filter((une) => une.sorte === sorte).map(({ cle }) => cle);
    const hors = toutes.filter((cle) => inatteignables.has(cle));
    const faux = hors.filter((cle) => constat.tenues.has(cle));
    if (faux.length) throw new Error(`Dit impossible, et pourtant tenu : ${faux.join(" ; ")}`);
    const notes = laisses("que personne ne peut remplir (recherche complète) :", hors.map(dire));
    const porte = porteDe(
      GENRES[sorte],
      toutes.filter((cle) => !inatteignables.has(cle)),
      (cle) => constat.tenues.has(cle),
      notes,
    );
    return {
      ...porte,
      manquants: porte.manquants.map(({ quoi }) => ({
        quoi: dire(quoi),
        vers: versExigence(parCle.get(quoi) as Exigence),
      })),
    };
  });
}

/** Mutants of the plan, and the journeys that tell them apart. */
export function porteDesMutants({ univers }: Suite, temoins: readonly Temoin[]): Porte {
  const mutants = mutantsDe(tree);
  const tribunal = new Tribunal(tree, temoins);
  const vivants = mutants.filter((mutant) => !tribunal.tueur(mutant));
  const egaux = new Set(vivants.filter((mutant) => equivalent(mutant, univers.mondes)));
  const restent = vivants.filter((mutant) => !egaux.has(mutant));
  const mots = {
    cle: "mutants",
    titre: "Conditions abîmées exprès",
    explication:
      "Chaque condition niée, privée d’un élément ou à la borne déplacée d’un an change les questions d’au moins un chemin.",
  };
  const notes = [
    `${mutants.length} conditions abîmées en tout.`,
    ...laisses("qui ne changent rien pour personne (recherche complète) :", [...egaux].map(direMutant)),
  ];
  const total = mutants.length - egaux.size;
  return {
    ...mots,
    atteint: total - restent.length,
    total,
    seuil: 0.95,
    manquants: restent.map((un) => ({ quoi: direMutant(un), vers: versMutant(un) })),
    notes,
    voulus: denombrer(mutants.flatMap((un) => (egaux.has(un) ? [] : [`${un.lieu} | ${un.quoi}`]))),
  };
}
