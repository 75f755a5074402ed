import type { FoyerRaconte } from "./foyer.ts";

/** Names that YAML reads as themselves; it takes any other one between quotes. */
const NOM = /^(?!(?:null|true|false)$)[\p{L}_][\p{L}\d_-]*$/iu;

const estSimple = (valeur: unknown): boolean =>
  typeof valeur !== "object" ||
  valeur === null ||
  (Array.isArray(valeur) && valeur.every((une) => typeof une !== "object"));

/** The lines of an object, each value that has no name inside as JSON, which YAML reads too. */
const lignesDe = (objet: object, retrait = ""): string[] =>
  Object.entries(objet).flatMap(([nom, valeur]: [string, unknown]) => {
    if (valeur === undefined) return [];
    const tete = `${retrait}${NOM.test(nom) ? nom : JSON.stringify(nom)}:`;
    if (estSimple(valeur)) return [`${tete} ${JSON.stringify(valeur)}`];
    if (!Array.isArray(valeur)) {
      const dedans = lignesDe(valeur as object, `${retrait}  `);
      return dedans.length > 0 ? [tete, ...dedans] : [`${tete} {}`];
    }
    const rangs = valeur.flatMap((un: object) => {
      const [premiere = "", ...reste] = lignesDe(un, `${retrait}    `);
      return [`${retrait}  - ${premiere.trimStart()}`, ...reste];
    });
    return [tete, ...rangs];
  });

/** A told household as a file of `test/foyers/` (`ecrit.ts` reads it back), written with no library: a phone loads this. */
export const ecrireFoyer = (foyer: FoyerRaconte): string =>
  [
    "# Un foyer à vous : npm test le lit dans test/foyers/, et vérifie ce qu’il attend.",
    ...lignesDe(foyer),
    "# attendu:",
    '#   aides: ["prime d’activité"]',
    '#   sansAides: ["revenu de solidarité active"]',
    "",
  ].join("\n");
