import { address, customizationOf } from "../fiches/teleservice.ts";
import type { CompiledAide } from "../lire/compiled-aide.ts";
import { clesDecisives } from "./decisives/cles.ts";
import { estPourPeu } from "./decisives/parts.ts";
import { campagneDe } from "../fiches/campagne.ts";
import { guichetDe, organismeDe } from "../fiches/logo.ts";
import { demandeDe } from "../fiches/demande.ts";
import type { Noms } from "../fiches/phrases/noms.ts";
import { baremesAu, jourDuBareme, retardDeLAide } from "../loi/baremes.ts";
import { estOuvert } from "./rules/montant.ts";
import type { Aide } from "../schema/aide.ts";
import type { FactContext } from "../situation/context.ts";
import type { AideVelo } from "./velos/velos.ts";
import { ageAt } from "../situation/periods.ts";
import { lieuxDe, quiRecoivent } from "../lieux/lieux.ts";
import { certitudeDe } from "./certitude.ts";
import { type Doute, doutesDe } from "./doutes.ts";
import { inattenduDe } from "./inattendus.ts";
import { marqueDe, questionsOuvertes, texteDe } from "./precisions.ts";
import { raisonsDe } from "./raisons.ts";
import type { Droit } from "./results.ts";

type Links = Pick<Aide, "link" | "form" | "teleservice" | "instructions">;

/** Computed as if the parents had nothing, since nobody told: the most it can be. */
const sansLesParents = ({ situation }: FactContext, doutes: readonly Doute[]): boolean =>
  situation.demandeur.bourse_criteres_sociaux_base_ressources_parentale === null &&
  doutes.some(({ cause }) => cause === "revenus");

/** What is asked of the household before it is sure: each question once, be it written in two places. */
function aPreciser(aide: Aide, context: FactContext): Pick<Droit, "aVerifier" | "cles" | "si" | "rare"> {
  const [cles, ouvertes] = [clesDecisives(aide), questionsOuvertes(aide, context)];
  const { a_verifier: aVerifier, interestFlag } = aide;
  const rare = ouvertes.length > 0 && !interestFlag && estPourPeu(ouvertes, context.situation);
  return {
    ...(aVerifier && !cles.some((cle) => texteDe(cle) === aVerifier) && { aVerifier }),
    ...(cles.length > 0 && { cles }),
    ...(ouvertes.length > 0 && { si: ouvertes.map((cle) => ({ cle, question: texteDe(cle) })) }),
    ...(rare && { rare }),
  };
}

/** Where it is told and asked for, by this household: of the places that know it, those that receive at that age. */
function ouLaDemander(links: Links, connus: ReturnType<typeof lieuxDe>, { situation }: FactContext) {
  const { link, instructions, form, teleservice } = links;
  const { date_naissance: ne, handicap, regime_securite_sociale: regime } = situation.demandeur;
  const msa = regime === "regime_agricole";
  const lieux = quiRecoivent(connus, ne ? ageAt(ne, situation.dateDeValeur) : undefined, handicap);
  const enLigne = address(teleservice, msa);
  return {
    ...(link && { link }),
    ...(instructions && { instructions }),
    ...(form && { form }),
    ...(enLigne && { teleservice: enLigne }),
    ...(lieux.length > 0 && { lieux }),
  };
}

/** Its last day, and when its demands are open. */
function joursDe(aide: Aide, jour: string): Pick<Droit, "fin" | "campagne"> {
  const campagne = campagneDe(aide, jour);
  return { ...(aide.fin && { fin: aide.fin }), ...(campagne && { campagne }) };
}

/** Of what day its scale is, when it is not of today. */
function baremeDe({ slug }: Aide, jour: string): Pick<Droit, "enRetard" | "bareme"> {
  const enRetard = retardDeLAide(slug, jour);
  const bareme = baremesAu(jour).projetes ? jourDuBareme(slug, jour) : undefined;
  return { ...(enRetard && { enRetard }), ...(bareme && { bareme }) };
}

/** How its amount is said. */
const mesureDe = ({ type, unit, periodicite, prefix, legend }: Aide) => ({
  type,
  unit,
  periodicite,
  prefix,
  ...(legend && { legend }),
});

/** A sum that nobody knows enough of to tell is the most it can be. */
const natureDe = ({ nature }: Aide, context: FactContext, doutes: readonly Doute[]): Aide["nature"] =>
  nature === "somme" && sansLesParents(context, doutes) ? "plafond" : nature;

/** Every département at once: a household has one. */
const DEPARTEMENTS = "departements";

/** Who gives it, by its name where the household lives, and who receives the request. */
const quiDonne = (
  compiled: CompiledAide,
  ici = compiled.institution.slug === DEPARTEMENTS ? "Votre Département" : undefined,
) => ({
  institution: { ...organismeDe(compiled), ...(ici && { label: ici }) },
  ...guichetDe(compiled),
});

/** What the results show of an aid for this household. */
export function droitDe(
  compiled: CompiledAide,
  montant: number | boolean,
  context: FactContext,
  noms: Noms,
): Droit {
  const { aide, guichet, top } = compiled;
  const { menage, dateDeValeur: jour } = context.situation;
  const local: Links & { label?: string; institution?: string } = customizationOf(aide, menage);
  const doutes = doutesDe(compiled, montant, context);
  const unexpected = inattenduDe(aide.slug, context);
  const droit: Omit<Droit, "certitude"> = {
    id: aide.slug,
    label: aide.label,
    description: aide.description,
    ...quiDonne(compiled, local.institution),
    // Another quantity of the law may stand behind a right without amount: its figure is not this aid’s.
    montant: aide.type === "bool" ? estOuvert(montant) : montant,
    ...mesureDe(aide),
    nature: natureDe(aide, context, doutes),
    besoin: aide.besoin,
    ...marqueDe(aide, context),
    ...(aide.interestFlag && { projet: true as const }),
    ...(aide.warning && { warning: aide.warning }),
    ...aPreciser(aide, context),
    ...(aide.participation && { participation: aide.participation.legend }),
    top,
    source: aide.source,
    conditions: aide.conditions,
    ...(Object.keys(local).length > 0 && { dIci: true as const }),
    ...ouLaDemander({ ...aide, ...local }, lieuxDe(aide, guichet), context),
    ...joursDe(aide, jour),
    ...demandeDe(compiled),
    ...baremeDe(aide, jour),
    ...(doutes.length > 0 && { doutes }),
    reasons: raisonsDe(compiled, context, noms),
    ...(unexpected && { unexpected }),
  };
  return { ...droit, certitude: certitudeDe(droit) };
}

const genres: Record<string, string> = {
  pays: "national",
  région: "region",
  département: "departement",
  epci: "epci",
  "code insee": "commune",
};

/** A bike aid, as the results show it; the library’s own text stays at the link. */
export function droitVelo(aide: AideVelo, context: FactContext): Droit {
  const { menage, demandeur } = context.situation;
  const type = genres[aide.collectivite.genre] ?? "autre";
  const lieu = type === "commune" ? (menage._nomCommune ?? "") : aide.collectivite.nom;
  const names: Record<string, string> = { national: "État", region: "Région", departement: "Département" };
  return {
    id: aide.id,
    label: `achat d’un vélo : ${aide.label}`,
    description:
      "Cette aide réduit le prix d’un vélo que vous achetez. Son montant dépend du modèle, de son prix et de vos revenus : la page de la collectivité dit quels vélos sont acceptés et comment la demander.",
    institution: { id: `velo_${type}`, label: names[type] ?? lieu, type },
    montant: Math.floor(aide.montant),
    type: "float",
    unit: "euro",
    periodicite: "ponctuelle",
    prefix: "l’aide",
    nature: "plafond",
    besoin: "deplacer",
    top: 8,
    source: "aides-velo",
    certitude: "sure",
    conditions: [],
    link: aide.link,
    ...(aide.fin && { fin: aide.fin }),
    reasons: [
      {
        rule: "projet d’achat d’un vélo",
        read: `projets : ${(demandeur._interetsAidesVelo ?? []).length} type(s) de vélo`,
        holds: true,
        reads: ["individu.demandeur._interetsAidesVelo"],
      },
      {
        rule: `habiter ${lieu}`,
        read: `commune : ${menage._nomCommune ?? ""}`,
        holds: true,
        reads: ["menage.depcom"],
      },
    ],
  };
}
