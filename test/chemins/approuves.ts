import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { answerAt } from "../../machines/answers/answer.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";
import type { Chemin } from "./chemin.ts";
import { denombrer } from "./denombrement.ts";
import { contexteAuDepart, type Depart } from "./depart.ts";
import { mutantsDe, type Temoin, Tribunal } from "./mutants.ts";
import { etapesDuParcours, type Porte } from "./portes.ts";
import { tree } from "../../machines/journey/tree.ts";

/**
 * A journey somebody agreed to: what is asked, in order, with the answers given, and the household
 * they make. The generated journeys follow the chart; these say what the chart must be. They change
 * only by `npm run approuver`, and what it says is to be read.
 */
export interface Approuve {
  depart: Depart;
  /** Path of each question asked, with its answer. */
  reponses: readonly (readonly [path: string, value: unknown])[];
  /** The household, its months grouped: told where a field appears that no journey before it has. */
  situation?: unknown;
}

/** Where they are kept. */
export const FICHIER_DES_APPROUVES = "test/fixtures/chemins-approuves.json";

/** The journeys somebody agreed to; throws if the file is missing. */
export const lireApprouves = (): Approuve[] =>
  JSON.parse(readFileSync(FICHIER_DES_APPROUVES, "utf8")) as Approuve[];

const PERIODE = /^\d{4}(-\d{2})?$/;

/** Months that have the same amount, as one line: `{ "2025-11 à 2026-10": null, "2026-11": 321.5 }`. */
function grouper(montants: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const groupes: { premier: string; dernier: string; montant: unknown }[] = [];
  for (const periode of Object.keys(montants).sort()) {
    const groupe = groupes.at(-1);
    if (groupe && groupe.montant === montants[periode]) groupe.dernier = periode;
    else groupes.push({ premier: periode, dernier: periode, montant: montants[periode] });
  }
  return Object.fromEntries(
    groupes.map(({ premier, dernier, montant }) => [
      premier === dernier ? premier : `${premier} à ${dernier}`,
      montant,
    ]),
  );
}

/** A household as the file holds it: absent and undefined are one, months are grouped. */
const ecrit = (situation: unknown): unknown =>
  JSON.parse(
    JSON.stringify(situation, (_, valeur: unknown) => {
      const objet = typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);
      const deMontants =
        objet && Object.keys(valeur).length > 1 && Object.keys(valeur).every((cle) => PERIODE.test(cle));
      return deMontants ? grouper(valeur as Record<string, unknown>) : valeur;
    }),
  );

/** Names of the fields of a household, whoever they are about. */
const champsDe = (valeur: unknown): string[] =>
  typeof valeur === "object" && valeur !== null
    ? Object.entries(valeur).flatMap(([cle, dedans]) => [
        ...(/^\d/.test(cle) ? [] : [cle]),
        ...champsDe(dedans),
      ])
    : [];

/** Journeys as somebody agrees to them. */
export function approuvesDe(chemins: readonly { chemin: Chemin; parcours: Parcours }[]): Approuve[] {
  const connus = new Set<string>();
  return chemins.map(({ chemin: { depart, pas }, parcours }) => {
    const situation = ecrit(parcours.situation);
    const neufs = champsDe(situation).filter((champ) => !connus.has(champ));
    for (const champ of neufs) connus.add(champ);
    const reponses = pas.map(({ path, value }) => [path, value] as const);
    return { depart, reponses, ...(neufs.length > 0 && { situation }) };
  });
}

/** The file of approved journeys: one per line, so that a diff shows which ones changed. */
export const texteDesApprouves = (approuves: readonly Approuve[]): string =>
  `[\n${approuves.map((un) => JSON.stringify(un)).join(",\n")}\n]\n`;

/**
 * Few journeys that between them tell every killable mutant of the plan and go through every step:
 * the first one that does, in the order given.
 */
export function choisirLesApprouves(chemins: readonly Chemin[], temoins: readonly Temoin[]): Approuve[] {
  const tous = new Tribunal(tree, temoins);
  const retenus = new Tribunal(tree, []);
  const choisis = new Set<number>();
  const retenir = (rang: number) => {
    if (rang < 0 || choisis.has(rang)) return;
    choisis.add(rang);
    retenus.noter(temoins[rang] as Temoin);
  };
  for (const mutant of mutantsDe(tree)) {
    if (retenus.tueur(mutant)) continue;
    const tueur = tous.tueur(mutant);
    if (tueur) retenir(temoins.indexOf(tueur));
  }
  for (const etape of etapesDuParcours()) {
    const passe = ({ pas }: Chemin) => pas.some(({ stateId }) => stateId === etape);
    if (![...choisis].some((rang) => passe(chemins[rang] as Chemin))) retenir(chemins.findIndex(passe));
  }
  return approuvesDe(
    [...choisis]
      .sort((a, b) => a - b)
      .map((rang) => ({ chemin: chemins[rang] as Chemin, parcours: (temoins[rang] as Temoin).parcours })),
  );
}

/** The household of an approved journey, folded by the journey as it is now. */
export function temoinDe({ depart, reponses }: Approuve): Temoin {
  const { byPath } = parcoursOf(contexteAuDepart(depart));
  const answers = reponses.flatMap(([path, value]) => {
    const step = byPath.get(path);
    return step ? [answerAt(step.address, value)] : [];
  });
  const dossier = { ...contexteAuDepart(depart), answers };
  return { dossier, parcours: parcoursOf(dossier) };
}

const court = (valeur: unknown) => (JSON.stringify(valeur) ?? "rien").slice(0, 120);

/** First difference between two values, as `chemin.du.champ : reçu au lieu de attendu`. */
export function difference(recu: unknown, attendu: unknown, ou: string): string | undefined {
  if (isDeepStrictEqual(recu, attendu)) return undefined;
  const objets = [recu, attendu].every((un) => typeof un === "object" && un !== null);
  if (!objets) return `${ou} vaut ${court(recu)} au lieu de ${court(attendu)}`;
  const [a, b] = [recu, attendu] as Record<string, unknown>[];
  for (const cle of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])) {
    const trouvee = difference(a?.[cle], b?.[cle], ou ? `${ou}.${cle}` : cle);
    if (trouvee) return trouvee;
  }
  return `${ou} est dans un autre ordre`;
}

/** What an approved journey has become, in one French sentence; nothing if it is as agreed. */
export function ecartDe(approuve: Approuve): string | undefined {
  const { active, situation } = temoinDe(approuve).parcours;
  const prevues = approuve.reponses.map(([path]) => path);
  const demandees = active.map(({ path }) => path);
  const rang = prevues.findIndex((path, n) => path !== demandees[n]);
  if (rang >= 0)
    return `le parcours demande ${demandees[rang] ?? "la suite"} là où ${prevues[rang]} est approuvée`;
  if (demandees.length > prevues.length) return `le parcours demande aussi ${demandees[prevues.length]}`;
  const refusee = active.find(({ answered }) => !answered);
  if (refusee) return `la réponse approuvée à ${refusee.path} est refusée`;
  return approuve.situation === undefined ? undefined : difference(ecrit(situation), approuve.situation, "");
}

/** Every approved journey is as agreed. */
export function porteDesApprouves(approuves: readonly Approuve[]): Porte {
  const manquants = approuves.flatMap((approuve, n) => {
    const ecart = ecartDe(approuve);
    return ecart ? [{ quoi: `chemin approuvé ${n + 1} : ${ecart}` }] : [];
  });
  return {
    cle: "approuves",
    titre: "Chemins approuvés",
    explication:
      "Des foyers dont quelqu’un a accepté la liste exacte des questions et le dossier obtenu : tout changement du parcours s’y voit, et se relit avant d’être accepté (npm run approuver -- parcours).",
    atteint: approuves.length - manquants.length,
    total: approuves.length,
    seuil: 1,
    manquants,
    notes: [],
    voulus: denombrer(approuves.map((_, n) => `chemin approuvé = ${n + 1}`)),
  };
}
