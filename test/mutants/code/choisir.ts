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

/** How many of these changes the tests of a file run through. */
const combien = ({ essais }: CouvertureDUnFichier, changements: readonly ChangementDeCode[]) =>
  changements.filter(({ id }) => essais.some(({ passages }) => id in passages)).length;

/**
 * What a change is planted for: the test files that run it. One that is made as modules load is run by none of them, and
 * modules are kept from a file to the next, which then says nothing of loading them: it is planted for the files that run
 * what it holds, since a function is made as modules load and runs later; then for those that run most of its source, or
 * load it; then for the quickest. What is approved comes before them, what stands beside its source after them.
 */
export function aPlanter(
  { id, fichier, lignes: [debut, fin] }: ChangementDeCode,
  changements: readonly ChangementDeCode[],
  couvertures: readonly CouvertureDUnFichier[],
): APlanter {
  const siens = changements.filter((un) => un.fichier === fichier && un.id !== id);
  const dedans = siens.filter(({ lignes }) => lignes[0] >= debut && lignes[1] <= fin);
  const aCote = ({ fichier: un }: CouvertureDUnFichier) => dirname(un) === dirname(fichier);
  const fichiers = (lesquels: (une: CouvertureDUnFichier, source: number) => boolean) =>
    couvertures
      .filter((une) => !une.fichier.startsWith(APPROUVES))
      .map((une) => ({ une, dedans: Number(combien(une, dedans) > 0), source: combien(une, siens) }))
      .filter(({ une, source }) => lesquels(une, source))
      .sort((a, b) => b.dedans - a.dedans || b.source - a.source || dureeDe(a.une) - dureeDe(b.une))
      .map(({ une }) => une.fichier);
  const lots = (...des: readonly string[][]) => des.filter((lot) => lot.length > 0);
  if (!couvertures.some(({ auChargement }) => id in auChargement)) {
    const passent = fichiers(({ essais }) => essais.some(({ passages }) => id in passages));
    return { id, lots: lots(passent.slice(0, A_PLANTER.proches)) };
  }
  const touchent = fichiers(({ auChargement }, source) => source > 0 || id in auChargement);
  const assez = A_PLANTER.proches + A_PLANTER.autres;
  const essayes = touchent.slice(0, assez);
  const voisins = fichiers((une) => aCote(une) && !essayes.includes(une.fichier));
  return {
    id,
    auChargementDe: fichier,
    lots: lots(essayes.slice(0, A_PLANTER.proches), essayes.slice(A_PLANTER.proches), voisins),
  };
}
