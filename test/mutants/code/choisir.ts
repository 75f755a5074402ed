import { dirname } from "node:path";
import type { ChangementDeCode } from "./changer.ts";
import type { APlanter, CouvertureDUnFichier } from "./essais/consigne.ts";

/** What is approved, as tests: one for each household, for each aid, for each law of the machine. */
export const APPROUVES = "test/mutants/code/approuves/";

/**
 * Test files that a change is planted for at once: those that should see it; then others, when no replay could show it,
 * and whatever else stands beside its source.
 */
const A_PLANTER = { proches: 4, autres: 4 };

const dureeDe = ({ essais }: CouvertureDUnFichier) => essais.reduce((somme, { ms }) => somme + ms, 0);

const passePar = ({ auChargement, essais }: CouvertureDUnFichier, id: string) =>
  id in auChargement || essais.some(({ passages }) => id in passages);

/** How many of these changes the tests of a file run through. */
const combien = ({ essais }: CouvertureDUnFichier, changements: readonly ChangementDeCode[]) =>
  changements.filter(({ id }) => essais.some(({ passages }) => id in passages)).length;

/**
 * What a change is planted for: the test files that run what it holds, since a function is made as modules load and
 * runs later; then those that run most of its source; then the quickest. Before them what is approved and after them
 * others, when it is made as modules load.
 */
export function aPlanter(
  { id, fichier, lignes: [debut, fin] }: ChangementDeCode,
  changements: readonly ChangementDeCode[],
  couvertures: readonly CouvertureDUnFichier[],
): APlanter {
  const siens = changements.filter((un) => un.fichier === fichier && un.id !== id);
  const dedans = siens.filter(({ lignes }) => lignes[0] >= debut && lignes[1] <= fin);
  const passent = couvertures
    .filter((une) => passePar(une, id) && !une.fichier.startsWith(APPROUVES))
    .map((une) => ({ une, dedans: Number(combien(une, dedans) > 0), source: combien(une, siens) }))
    .toSorted((a, b) => b.dedans - a.dedans || b.source - a.source || dureeDe(a.une) - dureeDe(b.une))
    .map(({ une }) => une.fichier);
  const proches = passent.slice(0, A_PLANTER.proches);
  if (!couvertures.some(({ auChargement }) => id in auChargement))
    return { id, lots: proches.length > 0 ? [proches] : [] };
  const assez = A_PLANTER.proches + A_PLANTER.autres;
  const autres = passent.slice(A_PLANTER.proches, assez);
  const voisins = passent.slice(assez).filter((un) => dirname(un) === dirname(fichier));
  return { id, auChargementDe: fichier, lots: [proches, autres, voisins].filter((lot) => lot.length > 0) };
}
