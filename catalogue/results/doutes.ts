import type { CompiledAide } from "../lire/compiled-aide.ts";
import { droitsSansMontant } from "../loi/sans-montant.ts";
import { verdict } from "../conditions/predicate/evaluate.ts";
import { type FactContext, type LegislationFacts, faitsDeLaLoi } from "../situation/context.ts";
import { etatsDePlusTot } from "./mois-lus.ts";
import { ANNEES, dateDeVerification, estNonVerifiee } from "../schema/lectures.ts";
import { residenceDe } from "../situation/residence.ts";
import { ageAt } from "../situation/periods.ts";
import { questionsSansReponse, texteDe } from "./precisions.ts";
import { questionDuSejour } from "./sejour.ts";

/** An income that nobody gave; an answer « je ne sais pas »; an office that decides; a permit that nobody is asked of; a ceiling, or a mean; a rule that nobody read for long. */
export const causesDeDoute = [
  "revenus",
  "précision",
  "décision",
  "séjour",
  "plafond",
  "moyenne",
  "lecture",
] as const;

/** Why what is shown of an aid is not sure, in a sentence. */
export interface Doute {
  cause: (typeof causesDeDoute)[number];
  texte: string;
}

const doute = (cause: Doute["cause"], texte: string): Doute => ({ cause, texte });

/** What the catalogue itself says of an aid: `au_cas_par_cas`, and the nature of its amount. */
function doutesDuCatalogue({ aide }: CompiledAide): Doute[] {
  return [
    ...(aide.au_cas_par_cas
      ? [doute("décision", "L’organisme décide au cas par cas\u00a0: à vérifier")]
      : []),
    ...(aide.nature === "plafond"
      ? [doute("plafond", "Montant maximum\u00a0: vous pouvez recevoir moins")]
      : []),
    ...(aide.nature === "moyenne" ? [doute("moyenne", "Montant moyen\u00a0: le vôtre peut différer")] : []),
  ];
}

const estUnFait = (nom: string): nom is keyof LegislationFacts =>
  (faitsDeLaLoi as readonly string[]).includes(nom);

/** Income that nobody gave and that an aid rests on, in words; `undefined` for none. */
function revenusInconnus(compiled: CompiledAide, montant: unknown, context: FactContext): string | undefined {
  const { doutes = {}, aides } = context;
  const { slug, source } = compiled.aide;
  if (source === "openfisca")
    return doutes[slug] ?? (montant === true ? doutes[droitsSansMontant[slug] ?? ""] : undefined);
  const faits = Object.keys(doutes).filter(estUnFait);
  if (faits.length === 0 && !compiled.rules.readsResults) return undefined;
  // What is doubtful taken for unknown: rules that still hold do not rest on it.
  const tient = (inconnus: readonly (keyof LegislationFacts)[], lues: (id: string) => boolean) =>
    verdict(compiled.rules.whole, {
      ...context,
      inconnus: new Set([...new Set(context.inconnus), ...inconnus]),
      aides: (id) => (lues(id) ? aides?.(id) : undefined),
    }) !== undefined;
  const sure = (id: string) => !Object.hasOwn(doutes, id);
  if (tient(faits, sure)) return undefined;
  const coupable = faits.find((fait) => !tient([fait], () => true));
  return coupable ? doutes[coupable] : Object.values(doutes)[0];
}

/** The four points of disability, and of help to a disabled relative, ask for a paper of the CDAPH, which is not asked (annual circular of scholarships). */
function pointsAProuver(slug: string, { situation: { demandeur, precisions } }: FactContext): string[] {
  if (slug !== "bourse_criteres_sociaux") return [];
  const droit = "Comptée avec un droit ouvert par la MDPH (CDAPH), que vous devrez prouver\u00a0: à vérifier";
  const aide =
    "Comptée avec l’aide à votre proche, que prouve la décision de sa MDPH (CDAPH)\u00a0: à vérifier";
  return [
    ...(demandeur.handicap === true ? [droit] : []),
    ...(precisions?.["etudiant_aidant"] === true ? [aide] : []),
  ];
}

const MAJORITE = 18;

/** A minor signs a lease with the parents’ leave, or emancipated (C. civ., art. 1146 and 413-6): nobody is asked. */
const bailDeMineur = (slug: string, { situation: { demandeur, dateDeValeur } }: FactContext): string[] =>
  slug === "aide_logement" &&
  demandeur.date_naissance !== undefined &&
  ageAt(demandeur.date_naissance, dateDeValeur) < MAJORITE
    ? ["Avant 18 ans, un bail se signe avec l’accord des parents, ou émancipé\u00a0: à vérifier"]
    : [];

/** What the convention of a residence decides: whether the whole rent counts, and the part of it that pays services (CCH, art. D823-9 and D832-24). */
const RESIDENCES = {
  etudiante: "Calculée comme pour un meublé ; une résidence conventionnée donne plus\u00a0: à vérifier",
  sociale: "Approchée : la convention de la résidence et ses services décident\u00a0: à vérifier",
};

const residence = (slug: string, { situation }: FactContext): string[] => {
  const une = slug === "aide_logement" ? residenceDe(situation) : undefined;
  return une ? [RESIDENCES[une]] : [];
};

/** Aids whose page reads the income of the whole home, of which parents who house one are: theirs is known at best by the year. */
const DE_TOUT_LE_FOYER: ReadonlySet<string> = new Set([
  "antony_noel_pour_tous",
  "brest_metropole_transport",
  "cotes_d_armor_fonds_solidarite_logement_energie_eligibilite",
  "rennes_metropole_transport",
]);

const foyerDesParents = (slug: string, { situation: { demandeur } }: FactContext): string[] =>
  DE_TOUT_LE_FOYER.has(slug) && demandeur.habite_chez_parents === true
    ? ["Les revenus de tout le foyer comptent, ceux de vos parents aussi\u00a0: à vérifier"]
    : [];

const DE_PARTOUT: ReadonlySet<string> = new Set(["national", "europeen", "banque"]);

/** A local aid of which no page of these last years says the rule: it is in no total (docs/specification.md#totaux). */
const sansLecture = ({ aide, institution }: CompiledAide, jour: string): Doute[] =>
  !DE_PARTOUT.has(institution.type) && estNonVerifiee(dateDeVerification(aide), jour)
    ? [
        doute(
          "lecture",
          `Aucune page depuis ${Number(jour.slice(0, 4)) - ANNEES} ne dit sa règle\u00a0: à vérifier`,
        ),
      ]
    : [];

/** Everything that makes an aid of the results less than sure; empty for one that is. */
export function doutesDe(compiled: CompiledAide, montant: unknown, context: FactContext): Doute[] {
  const revenus = revenusInconnus(compiled, montant, context);
  const sejour = questionDuSejour(compiled, context);
  return [
    ...(sejour ? [doute("séjour", sejour)] : []),
    ...(revenus ? [doute("revenus", `Calculé sans connaître ${revenus}\u00a0: à vérifier`)] : []),
    ...pointsAProuver(compiled.aide.slug, context).map((texte) => doute("décision", texte)),
    ...bailDeMineur(compiled.aide.slug, context).map((texte) => doute("décision", texte)),
    ...residence(compiled.aide.slug, context).map((texte) => doute("décision", texte)),
    ...foyerDesParents(compiled.aide.slug, context).map((texte) => doute("décision", texte)),
    ...etatsDePlusTot(compiled.aide.slug, context.situation).map((texte) => doute("décision", texte)),
    ...questionsSansReponse(compiled.aide, context).map((cle) =>
      doute("précision", `Vous ne savez pas encore\u00a0: ${texteDe(cle)}`),
    ),
    ...doutesDuCatalogue(compiled),
    ...sansLecture(compiled, context.situation.dateDeValeur),
  ];
}
