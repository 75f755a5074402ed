import type { CeQuiEstFait } from "../../catalogue/results/pointages.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Marque, Parameters } from "../../catalogue/situation/context.ts";
import type { EventOf } from "../journey/base.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { isBlank } from "../journey/vide.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { dossierKey, type Failure } from "../session/state.ts";

/** A household of the sitting (docs/specification.md#guichet). */
export interface FoyerOuvert {
  id: string;
  /** What the worker calls it: never asked, never sent. */
  label: string;
  journey: JourneyContext;
  /** What was done, as the person handed it over, and what is noted here. */
  fait?: CeQuiEstFait;
  /** By path of a question, or address of an optional amount: why what was last given was refused. What was before stands. */
  refus: Readonly<Record<string, string>>;
  /** The results last received, and the fingerprint of the answers that they are of. */
  calcul?: { key: string; resultats: Resultats };
}

/** What a sitting starts from. */
export interface GuichetInput {
  /** Day of the first question of a household opened now. */
  today: string;
  marque: Marque;
  parameters: Parameters;
  /** The households to go on with, and which one is shown. */
  kept?: { foyers: readonly FoyerOuvert[]; courant: string };
}

export interface GuichetContext extends Pick<GuichetInput, "marque" | "parameters"> {
  /** Never empty. */
  foyers: readonly FoyerOuvert[];
  /** Id of the one shown. */
  courant: string;
  /** The answers being computed: of which household, and their fingerprint. */
  envoi: { id: string; key: string } | null;
  /** Why the last computation of the household shown failed. */
  error: Failure | null;
}

export type GuichetEvent =
  | { type: "FOYER.OPEN"; today: string }
  /** Opens what a person hands over. */
  | { type: "FOYER.RECEIVE"; journey: JourneyContext; fait: CeQuiEstFait }
  /** What is decided with the person, on a day `YYYY-MM-DD`; nothing, to take it back. */
  | { type: "FOYER.NOTE"; texte: string; today: string }
  | { type: "FOYER.CHOOSE"; id: string }
  | { type: "FOYER.RENAME"; id: string; label: string }
  | { type: "FOYER.CLOSE"; id: string; today: string }
  /** Every answer that was set aside and still fits counts again. */
  | { type: "ANSWERS.KEEP" }
  | { type: "CHILD.ADD" }
  /** What the journey of the household shown takes. */
  | EventOf<"ANSWER.AT" | "CHILD.REMOVE" | "TAX.SET" | "WEALTH.SET" | "PRECISION.SET" | "PARAMETERS.SET">
  /** Why an optional amount was refused; without a reason, it no longer is. */
  | { type: "AMOUNT.WEIGHED"; adresse: string; refus: string | undefined }
  | { type: "CLEAR"; today: string }
  | { type: "RETRY" }
  | { type: "ONLINE" };

/** What a computation is asked with. */
export interface ToCompute {
  record: SimulationRecord;
}

/** True for a household of which nothing was said, noted nor handed over. */
export const estVierge = ({ label, journey, fait }: FoyerOuvert): boolean =>
  label === "" && fait === undefined && isBlank(journey);

/** The household shown. */
export const foyerCourant = ({ foyers, courant }: Pick<GuichetContext, "foyers" | "courant">): FoyerOuvert =>
  foyers.find(({ id }) => id === courant) ?? foyers[0]!;

/** The results of a household, if they are those of its answers as they stand. */
export const resultatsDuFoyerOuvert = ({ calcul, journey }: FoyerOuvert): Resultats | undefined =>
  calcul?.key === dossierKey(journey) ? calcul.resultats : undefined;
