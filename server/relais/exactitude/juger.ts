import type { CalculateRequest } from "../../../catalogue/loi/openfisca.ts";

type Valeur = number | boolean;

/** A household, and the amounts or answers that somebody else published for it. */
export interface FoyerPublie {
  id: string;
  titre: string;
  source: { titre: string; adresse: string; date: string };
  /** Figures, as published. */
  cite: string;
  /** A request of the OpenFisca Web API: what is asked for is null. */
  request: CalculateRequest;
  attendu: Readonly<Record<string, Valeur>>;
  /** Published after the CRDS, which engines do not take off. */
  net?: true;
  /** Euros: how far the page rounds. */
  arrondi?: number;
  /** Our engine answers something else, on purpose or by a fault that is known. */
  ecart?: { notre: Valeur; pourquoi: string };
}

/** Which way an answer errs: nothing is due and something is answered, something is due and nothing is, more, less. */
export type SensDeLErreur = "juste" | "promise" | "tue" | "plus" | "moins" | "sans réponse";

export interface ValeurJugee {
  foyer: FoyerPublie;
  variable: string;
  publiee: Valeur;
  /** What was answered; nothing where the service knows no such value. */
  repondue: Valeur | undefined;
  sens: SensDeLErreur;
}

/** Answers a request of the protocol; rejects, or gives nothing, for what it cannot. */
export type RepondreAuFoyer = (request: CalculateRequest) => Promise<unknown>;

export const lireLesFoyers = (texte: string): FoyerPublie[] =>
  texte
    .trimEnd()
    .split("\n")
    .map((ligne) => JSON.parse(ligne) as FoyerPublie);

const ENTITES = ["individus", "familles", "foyers_fiscaux", "menages"] as const;
const NET_DE_CRDS = 0.995;
/** A cent, and what floating-point numbers leave. */
const AU_CENTIME = 0.01 + 1e-9;

const objet = (noeud: unknown): Readonly<Record<string, unknown>> =>
  typeof noeud === "object" && noeud !== null ? { ...noeud } : {};

/** What was answered of a variable: it is asked of one member, for one period. */
function valeurDe({ request, net }: FoyerPublie, variable: string, reponse: unknown): Valeur | undefined {
  for (const entite of ENTITES)
    for (const [membre, instance] of Object.entries(request[entite])) {
      const periode = Object.entries(objet(instance[variable])).find(([, dite]) => dite === null)?.[0];
      if (periode === undefined) continue;
      const valeur = objet(objet(objet(objet(reponse)[entite])[membre])[variable])[periode];
      if (typeof valeur === "boolean") return valeur;
      if (typeof valeur !== "number") return undefined;
      return Math.round(100 * (net ? valeur * NET_DE_CRDS : valeur)) / 100;
    }
  throw new Error(`« ${variable} » n’est pas demandée.`);
}

function sensDe(publiee: Valeur, repondue: Valeur | undefined, arrondi = 0): SensDeLErreur {
  if (repondue === undefined) return "sans réponse";
  const ecart = Number(repondue) - Number(publiee);
  if (Math.abs(ecart) <= Math.max(AU_CENTIME, arrondi + 1e-9)) return "juste";
  if (Number(publiee) === 0) return "promise";
  if (Number(repondue) === 0) return "tue";
  return ecart > 0 ? "plus" : "moins";
}

/** Asks a service for what was published of a household. What it refuses has no answer. */
export async function jugerLeFoyer(foyer: FoyerPublie, repondre: RepondreAuFoyer): Promise<ValeurJugee[]> {
  const reponse = await repondre(foyer.request).catch(() => undefined);
  return Object.entries(foyer.attendu).map(([variable, publiee]) => {
    const repondue = valeurDe(foyer, variable, reponse);
    return { foyer, variable, publiee, repondue, sens: sensDe(publiee, repondue, foyer.arrondi) };
  });
}
