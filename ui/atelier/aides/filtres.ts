import { champsQuiManquent, type ChampQuiManque } from "../../../catalogue/atelier/apercu/manques.ts";
import type { AideDeLaTable } from "./lire.ts";

/** What an editor looks for among the aids. */
export const etatsDUneAide = {
  signalee: "Signalée par des gens",
  douteuse: "Contredite, ou douteuse",
  "a-relire": "À relire",
  finie: "Finie",
  "sans-source": "Sans source",
  "sans-adresse": "Sans adresse pour demander",
  "lien-mort": "Lien mort",
  "non-servie": "Montrée à personne",
} as const;
export type EtatDUneAide = keyof typeof etatsDUneAide;

/** What the aids are narrowed by; an empty text narrows nothing. */
export interface FiltresDuTableau {
  organisme: string;
  lieu: string;
  besoin: string;
  etat: EtatDUneAide | "";
  manque: ChampQuiManque | "";
}

export const SANS_FILTRE: FiltresDuTableau = { organisme: "", lieu: "", besoin: "", etat: "", manque: "" };

const tient: Readonly<Record<EtatDUneAide, (ligne: AideDeLaTable) => boolean>> = {
  signalee: ({ signalees }) => signalees > 0,
  douteuse: ({ doutes }) => doutes.length > 0,
  "a-relire": ({ aRelire, terminee }) => aRelire && !terminee,
  finie: ({ terminee }) => terminee,
  "sans-source": ({ manque }) => manque.includes("source"),
  "sans-adresse": ({ manque }) => manque.includes("adresse"),
  "lien-mort": ({ morts }) => morts.length > 0,
  "non-servie": ({ nonServie }) => nonServie !== undefined,
};

/** What makes of an aid a task of the day. */
export const aFaire: readonly EtatDUneAide[] = [
  "signalee",
  "douteuse",
  "lien-mort",
  "non-servie",
  "a-relire",
];

/** The aids that have something to be done, of that kind or of any. */
export const aTraiter = (lignes: readonly AideDeLaTable[], etat: EtatDUneAide | "" = ""): AideDeLaTable[] =>
  lignes.filter((ligne) => (etat ? tient[etat](ligne) : aFaire.some((un) => tient[un](ligne))));

/** The same, those that concern the most people first, then the oldest. */
export const tachesDuJour = (lignes: readonly AideDeLaTable[], etat: EtatDUneAide | ""): AideDeLaTable[] =>
  aTraiter(lignes, etat).sort(
    (un, autre) =>
      autre.concernes - un.concernes || (un.sourcesDu ?? "").localeCompare(autre.sourcesDu ?? ""),
  );

/** The aids that every filter keeps, in their order. */
export const filtrerLeTableau = (
  lignes: readonly AideDeLaTable[],
  { organisme, lieu, besoin, etat, manque }: FiltresDuTableau,
): AideDeLaTable[] =>
  lignes.filter(
    (ligne) =>
      (!organisme || ligne.institutionId === organisme) &&
      (!lieu || ligne.lieux.includes(lieu)) &&
      (!besoin || ligne.besoin === besoin) &&
      (!etat || tient[etat](ligne)) &&
      (!manque || ligne.manque.includes(manque)),
  );

/** How many of these aids lack each field. */
export const compterLesManques = (lignes: readonly AideDeLaTable[]): [ChampQuiManque, number][] =>
  (Object.keys(champsQuiManquent) as ChampQuiManque[]).map((champ) => [
    champ,
    lignes.filter(({ manque }) => manque.includes(champ)).length,
  ]);

const alphabet = new Intl.Collator("fr");

/** Places that some aid is given in, by name. */
export const lieuxDesAides = (lignes: readonly AideDeLaTable[]): string[] =>
  [...new Set(lignes.flatMap(({ lieux }) => lieux))].sort(alphabet.compare);

/** Who gives some aid, by name. */
export const organismesDesAides = (lignes: readonly AideDeLaTable[]): { id: string; label: string }[] =>
  [...new Map(lignes.map(({ institutionId: id, institution: label }) => [id, { id, label }])).values()].sort(
    (un, autre) => alphabet.compare(un.label, autre.label),
  );
