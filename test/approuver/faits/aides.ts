import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../../catalogue/lire/compiled-aide.ts";
import { resumeDe } from "../../../catalogue/fiches/fiche.ts";
import { nomsDesAides } from "../../../catalogue/fiches/lisible.ts";
import type { Noms } from "../../../catalogue/fiches/phrases/noms.ts";
import { enUnePhrase } from "../../../catalogue/fiches/phrases/conditions.ts";
import type { Condition } from "../../../catalogue/conditions/predicate/condition.ts";
import { surLeTerritoire } from "../../../catalogue/results/rules/compile.ts";
import { montantDe } from "../../../catalogue/results/rules/montant.ts";
import { besoins } from "../../../catalogue/schema/besoins.ts";
import { nomsDeLieux } from "../../../server/catalogue/lieux/communes/noms.ts";
import { direMontant } from "../../../ui/cadre/format/aide.ts";
import { direUneFois, ecrireSections, type PartieDite } from "../sections.ts";
import { conditionDite } from "./conditions.ts";

/** The approved aids, a file a need. */
export const AIDES = "test/approuves/aides";

/** Conditions that several aids have, by their words. */
export const CONDITIONS_DES_AIDES = "test/approuves/aides-conditions.txt";

const plat = (texte: string) => texte.replaceAll(/\s+/g, " ");

/** A rule in words, then who it is true of, on each side of its bounds. */
function regleDite(quoi: string, condition: Condition, noms: Noms): string[] {
  const mots = plat(enUnePhrase(condition, noms));
  if (mots === "") return [];
  return [`${quoi} : ${mots}`, ...conditionDite("", condition).lignes.map((une) => `  ${une}`)];
}

/** « 15 € par jour, en moyenne », « calculé par la loi ». */
function montantDit(compiled: CompiledAide): string {
  const { aide } = compiled;
  if (aide.source !== "javascript") return "calculé par la loi";
  const { legend } = aide;
  const dit = direMontant({ ...resumeDe(compiled), montant: montantDe(aide), ...(legend && { legend }) });
  return dit ? plat(dit) : "sans montant";
}

/** What decides of an aid besides its rules; what goes without saying is not said. */
function cadreDit({ aide, institution }: CompiledAide): string[] {
  const { marque, interestFlag, periode, fin, national, a_verifier, au_cas_par_cas } = aide;
  const dits: [nom: string, valeur: unknown][] = [
    ["de", plat(institution.label)],
    ["sous la marque", marque],
    ["si le projet est", interestFlag],
    ["à demander", periode],
    ["dernier jour", fin],
    ["partout en France", national],
    ["question à se poser", a_verifier],
    ["au cas par cas", au_cas_par_cas],
    ["cachée", aide.private],
  ];
  return dits.flatMap(([nom, valeur]) =>
    !valeur
      ? []
      : valeur === true
        ? [nom]
        : [`${nom} : ${typeof valeur === "string" ? plat(valeur) : JSON.stringify(valeur)}`],
  );
}

/** What an aid gives, from whom, to whom. */
function aideDite(compiled: CompiledAide, noms: Noms): PartieDite {
  const { aide, institution, rules } = compiled;
  // The rules of an aid of the law do not say where it is given.
  const ou = aide.source === "javascript" ? [] : regleDite("où", surLeTerritoire(institution), noms);
  return {
    titre: `${plat(aide.label)} (${aide.slug})`,
    lignes: [
      montantDit(compiled),
      ...cadreDit(compiled),
      ...ou,
      ...rules.general.flatMap((une) => regleDite("il faut", une, noms)),
      ...rules.profils.flatMap((un) => regleDite("ou bien", un, noms)),
    ],
  };
}

/** A rule, and those it is true of. */
const REGLE = /^(?<garde> {2}(?:où|il faut|ou bien) : (?<sujet>.*)\n)(?<dit>(?: {4}.*\n)+)(?<fin>)/gm;

/** The approved aids of a catalogue, by need. */
export function textesDesAides({ aides, byId }: Catalogue): Map<string, string> {
  const noms: Noms = { ...nomsDesAides(byId), lieu: nomsDeLieux() };
  const parSlug = [...aides].sort((a, b) => (a.aide.slug < b.aide.slug ? -1 : 1));
  const [courts, dites] = direUneFois(
    new Map(
      Object.entries(besoins).map(([besoin, titre]) => [
        `${AIDES}/${besoin}.txt`,
        ecrireSections(
          `Aides : ${String(titre)}`,
          parSlug.filter(({ aide }) => aide.besoin === besoin).map((une) => aideDite(une, noms)),
        ),
      ]),
    ),
    REGLE,
  );
  const conditions = [...dites].sort().map(([titre, vraie]) => ({
    titre,
    lignes: vraie.trimEnd().replaceAll(/^ {4}/gm, "").split("\n"),
  }));
  return new Map([
    ...courts,
    [CONDITIONS_DES_AIDES, ecrireSections("Conditions de plusieurs aides", conditions)],
  ]);
}
