import { address, customizationOf } from "../fiches/teleservice.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { clesDecisives } from "../decisives/cles.ts";
import { campagneDe } from "../fiches/campagne.ts";
import { organismeDe } from "../fiches/logo.ts";
import { demandeDe } from "../fiches/demande.ts";
import type { Noms } from "../phrases/noms.ts";
import { baremesAu, jourDuBareme, retardDeLAide } from "../legislation/parametres/fraicheur.ts";
import { estOuvert } from "../rules/montant.ts";
import type { Aide } from "../schema/aide.ts";
import type { FactContext } from "../situation/context.ts";
import type { AideVelo } from "../velos/velos.ts";
import { lieuxDe } from "../lieux/lieux.ts";
import { certitudeDe } from "./certitude.ts";
import { type Doute, doutesDe } from "./doutes.ts";
import { inattenduDe } from "./inattendus.ts";
import { questionsOuvertes, texteDe } from "./precisions.ts";
import { raisonsDe } from "./raisons.ts";
import type { Droit } from "./results.ts";

type Links = Pick<Aide, "link" | "form" | "teleservice" | "instructions">;

/** Computed as if the parents had nothing, since nobody told: the most it can be. */
const sansLesParents = ({ situation }: FactContext, doutes: readonly Doute[]): boolean =>
  situation.demandeur.bourse_criteres_sociaux_base_ressources_parentale === null &&
  doutes.some(({ cause }) => cause === "revenus");

/** What the results show of an aid for this household. */
export function droitDe(
  compiled: CompiledAide,
  montant: number | boolean,
  context: FactContext,
  noms: Noms,
): Droit {
  const { aide, institution, top } = compiled;
  const local: Links & { label?: string; institution?: string } = customizationOf(
    aide,
    context.situation.menage,
  );
  const links = { ...aide, ...local };
  const msa = context.situation.demandeur.regime_securite_sociale === "regime_agricole";
  const lieux = lieuxDe(aide, institution);
  const doutes = doutesDe(compiled, montant, context);
  const campagne = campagneDe(aide, context.situation.dateDeValeur);
  const jour = context.situation.dateDeValeur;
  const enRetard = retardDeLAide(aide.slug, jour);
  const [cles, ouvertes] = [clesDecisives(aide), questionsOuvertes(aide, context)];
  const bareme = baremesAu(jour).projetes ? jourDuBareme(aide.slug, jour) : undefined;
  const droit: Omit<Droit, "certitude"> = {
    id: aide.slug,
    label: aide.label,
    description: aide.description,
    institution: { ...organismeDe(compiled), ...(local.institution && { label: local.institution }) },
    // Another quantity of the law may stand behind a right without amount: its figure is not this aid’s.
    montant: aide.type === "bool" ? estOuvert(montant) : montant,
    type: aide.type,
    unit: aide.unit,
    periodicite: aide.periodicite,
    prefix: aide.prefix,
    ...(aide.legend && { legend: aide.legend }),
    nature: sansLesParents(context, doutes) && aide.nature === "somme" ? "plafond" : aide.nature,
    besoin: aide.besoin,
    ...(aide.interestFlag && { projet: true as const }),
    ...(aide.warning && { warning: aide.warning }),
    ...(aide.a_verifier &&
      !cles.some((cle) => texteDe(cle) === aide.a_verifier) && { aVerifier: aide.a_verifier }),
    ...(cles.length > 0 && { cles }),
    ...(ouvertes.length > 0 && { si: ouvertes.map((cle) => ({ cle, question: texteDe(cle) })) }),
    ...(aide.participation && { participation: aide.participation.legend }),
    top,
    source: aide.source,
    conditions: aide.conditions,
    ...(links.link && { link: links.link }),
    ...(links.instructions && { instructions: links.instructions }),
    ...(links.form && { form: links.form }),
    ...(address(links.teleservice, msa) && { teleservice: address(links.teleservice, msa) }),
    ...(lieux.length > 0 && { lieux }),
    ...(aide.fin && { fin: aide.fin }),
    ...(campagne && { campagne }),
    ...demandeDe(compiled),
    ...(enRetard && { enRetard }),
    ...(bareme && { bareme }),
    ...(doutes.length > 0 && { doutes }),
    reasons: raisonsDe(compiled, context, noms),
    ...(inattenduDe(aide.slug, context) && { unexpected: inattenduDe(aide.slug, context) }),
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
