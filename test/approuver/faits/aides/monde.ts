import { avecSesLectures } from "../../../../catalogue/apercu/foyers.ts";
import type { Catalogue } from "../../../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../../../catalogue/compiled-aide.ts";
import type { CadreDExemple } from "../../../../catalogue/exemples/chercher.ts";
import { contexteDExemple } from "../../../../catalogue/exemples/chercher.ts";
import { cadreDe, type Exemples } from "../../../../catalogue/exemples/exemples.ts";
import type { Pays } from "../../../../catalogue/exemples/pays.ts";
import { relire } from "../../../../catalogue/exemples/rejouer.ts";
import type { Reponses } from "../../../../catalogue/exemples/reponses.ts";
import { type Noms, nomsDesAides } from "../../../../catalogue/fiches/lisible.ts";
import { openRuleAids } from "../../../../catalogue/results/decider.ts";
import type { Pertes } from "../../../../catalogue/results/pertes.ts";
import { estOuvert } from "../../../../catalogue/rules/montant.ts";
import type { Marque } from "../../../../catalogue/situation/context.ts";
import { nomsDeLieux } from "../../../../server/communes/noms.ts";
import { ecrireMontant } from "../../../../ui/format/aide.ts";

/** What the approved texts of the aids are drawn from. */
export interface SourcesDesAides {
  catalogue: Catalogue;
  pays: Pays;
  exemples: Exemples;
}

const lieu = nomsDeLieux();

/** Names of what the rules of a catalogue write as codes: those that its pages say. */
export const nomsDuCatalogue = ({ byId }: Catalogue): Noms => ({ ...nomsDesAides(byId), lieu });

/** An amount in figures, without what is said of it: « 300 € », « oui » for an aid without amount, « non ». */
export function issueDite(
  { aide }: Pick<CompiledAide, "aide">,
  valeur: number | boolean | undefined,
): string {
  if (valeur === undefined || !estOuvert(valeur)) return "non";
  return (
    ecrireMontant({ montant: valeur, unit: aide.unit, periodicite: "autre", nature: "somme" })?.replaceAll(
      /\s/g,
      " ",
    ) ?? "oui"
  );
}

/** What the results give of an aid to a household, in words; the day and, unless told, the brand are those of examples. */
export type Juger = (champs: Partial<Reponses>, autre?: { marque?: Marque }) => string;

/**
 * The results of an aid for any household told by its answers: each question that is not asked is unanswered.
 * Past the age of a dependent, the tax income that was given is the household’s own. Throws what a rule
 * throws, which the results only count as lost.
 */
export function jugeDe(compiled: CompiledAide, { catalogue, pays }: SourcesDesAides): Juger {
  const sien = avecSesLectures(compiled, catalogue);
  const cadre: CadreDExemple = cadreDe(compiled, pays);
  return (champs, autre = {}) => {
    const pertes: Pertes = new Map();
    const reponses = relire(champs);
    const dits = contexteDExemple(reponses, { ...cadre, ...autre });
    const siens = reponses.parents === null && champs.parents;
    const contexte = siens ? { ...dits, legislation: { ...dits.legislation, ...siens } } : dits;
    let faute: unknown;
    const signaler = (_: string, error: unknown) => {
      faute = error;
    };
    const valeurs = openRuleAids(sien, contexte, new Map(), { pertes, signaler });
    if (faute) throw faute;
    return issueDite(compiled, valeurs.get(compiled.aide.slug));
  };
}
