/** What is counted of a step of the journey, whoever goes through it (docs/specification.md#statistiques). */
export const gestesDEtape = {
  entree: "arrivées",
  sortie: "départs du site",
  retour: "retours en arrière",
  refus: "réponses refusées",
  aide: "explications ouvertes",
  "5s": "réponses en moins de 5 secondes",
  "15s": "réponses en 5 à 15 secondes",
  "1min": "réponses en 15 secondes à une minute",
  "5min": "réponses en une à cinq minutes",
  plus: "réponses en plus de cinq minutes",
} as const;
export type GesteDEtape = keyof typeof gestesDEtape;

/** What is counted of an aid. */
export const gestesDAide = {
  montree: "montrée dans des résultats",
  ouverte: "ouverte",
  demandee: "demande commencée",
} as const;
export type GesteDAide = keyof typeof gestesDAide;

/** How the headline of results speaks (docs/effet.md). */
export const titresMontres = {
  sur: "un montant sûr",
  verifier: "un montant à vérifier",
  ordre: "une phrase sans montant",
} as const;
export type TitreMontre = keyof typeof titresMontres;

/** What becomes of aids, by what was shown: the headline, and whether their demand is prepared here. */
export const gestesDEffet = {
  montree: "montrée",
  demandee: "dite demandée",
  recue: "dite reçue, après l’avoir demandée",
  refusee: "dite refusée",
  abandonnee: "dite abandonnée, après l’avoir demandée",
} as const;
export type GesteDEffet = keyof typeof gestesDEffet;

/** What a page tells to be counted: a step, aids at once, or what becomes of one that is not named; no one’s name, no order, nothing that joins two of them. Of a place, its region at most. */
export type ACompter =
  | { sorte: "effet"; titre: TitreMontre; prete: boolean; geste: GesteDEffet }
  | { sorte: "etape"; etape: string; geste: GesteDEtape }
  | { sorte: "aides"; aides: readonly string[]; geste: GesteDAide; region?: string | undefined };

/** Numbers are told to the nearest ten, with a noise that hides who is in them, of this standard deviation (docs/decisions/0030)… */
export const [PAS_DE_COMPTE, BRUIT] = [10, 30];
/** … and those under this are told to nobody: what noise alone would make is not told either. */
export const SEUIL_DE_COMPTE = 120;

/** Slices of time, in milliseconds. */
const TRANCHES = [
  [5_000, "5s"],
  [15_000, "15s"],
  [60_000, "1min"],
  [300_000, "5min"],
] as const;

/** The slice that an answer given after that many milliseconds is counted in. */
export const dureeComptee = (ms: number): GesteDEtape =>
  TRANCHES.find(([jusqua]) => ms < jusqua)?.[1] ?? "plus";

/** A number of a week, as it is published: about how many did it, each once a day. */
export interface LigneDeStatistiques {
  /** Its Monday, `YYYY-MM-DD`. */
  semaine: string;
  sorte: ACompter["sorte"];
  /** Id of the step, or of the aid; of an effect, what was shown: `sujetDEffet`. */
  sujet: string;
  geste: GesteDEtape | GesteDAide | GesteDEffet;
  /** Code of the region, where it is told. */
  region?: string | undefined;
  nombre: number;
}

/** What was shown, as a subject of what is counted. */
export const sujetDEffet = (titre: TitreMontre, prete: boolean): string =>
  `${titre} ${prete ? "avec" : "sans"}`;
