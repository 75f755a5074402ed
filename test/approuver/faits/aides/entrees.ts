import type { CompiledAide } from "../../../../catalogue/compiled-aide.ts";
import { contexteDExemple } from "../../../../catalogue/exemples/chercher.ts";
import { cadreDe } from "../../../../catalogue/exemples/exemples.ts";
import type { NomDeVariable } from "../../../../catalogue/exemples/formule.ts";
import type { Voie } from "../../../../catalogue/exemples/regles.ts";
import { relire } from "../../../../catalogue/exemples/rejouer.ts";
import type { Reponses } from "../../../../catalogue/exemples/reponses.ts";
import { evaluate } from "../../../../catalogue/predicate/evaluate.ts";
import type { SourcesDesAides } from "./monde.ts";
import { type PieceVariee, piecesVariees } from "./pieces.ts";

/** Households tried to enter by a profile, at most. */
const ESSAIS = 6000;

/** The first household, changed piece after piece from the base, of which the test holds. */
function premierFoyer(
  pieces: readonly PieceVariee[],
  base: Partial<Reponses>,
  tient: (foyer: Partial<Reponses>) => boolean,
): Partial<Reponses> | undefined {
  let essais = 0;
  const chercher = (rang: number, foyer: Partial<Reponses>): Partial<Reponses> | undefined => {
    const piece = pieces[rang];
    if (!piece) return (essais += 1) <= ESSAIS && tient(foyer) ? foyer : undefined;
    for (const champs of [{}, ...piece.cherches]) {
      if (essais > ESSAIS) return undefined;
      const trouve = chercher(rang + 1, { ...foyer, ...champs });
      if (trouve) return trouve;
    }
    return undefined;
  };
  return chercher(0, base);
}

/**
 * Someone who enters by a profile, as near as can be to the base: what the profile reads changes, then age
 * and occupation too. `undefined` if nobody was found.
 */
export function entreePar(
  { regles }: Voie,
  lues: readonly NomDeVariable[],
  base: Partial<Reponses>,
  compiled: CompiledAide,
  { pays }: SourcesDesAides,
): Partial<Reponses> | undefined {
  const cadre = cadreDe(compiled, pays);
  const tient = (foyer: Partial<Reponses>) => {
    const contexte = contexteDExemple(relire(foyer), cadre);
    return regles.every(({ condition }) => evaluate(condition, contexte));
  };
  const toutes = piecesVariees(
    [...regles.map(({ condition }) => condition), ...quelconques],
    compiled.aide.interestFlag,
    pays,
  );
  const avec = (autres: readonly NomDeVariable[]) =>
    toutes.filter(({ variable }) => lues.includes(variable) || autres.includes(variable));
  return premierFoyer(avec([]), base, tient) ?? premierFoyer(avec(["occupation", "age"]), base, tient);
}

/** Conditions that read an age and an occupation, and hold of anyone. */
const quelconques = [
  { kind: "known", fact: "demandeur.age" },
  { kind: "known", fact: "demandeur.activite" },
] as const;
