import type { Resultats } from "../../catalogue/results/results.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { RESULTATS } from "../journey/screens.ts";
import type { KeptTexts } from "./persist.ts";
import type { KeptSession, SessionContext } from "./state.ts";

/** Results as a tab kept them, and their household: what shows before the machine is there (docs/specification.md#machine-apres). */
export interface ResultatsGardes {
  session: Pick<SessionContext, "simulation" | "resultats" | "savedKey" | "key" | "path" | "ecartees">;
  foyer: Situation;
}

const estUnObjet = (valeur: unknown): valeur is object => typeof valeur === "object" && valeur !== null;

/** Results worth showing: their shape is the server’s. */
const estUnResultat = (valeur: unknown): valeur is Resultats =>
  estUnObjet(valeur) &&
  Array.isArray((valeur as Partial<Resultats>).droitsEligibles) &&
  estUnObjet((valeur as Partial<Resultats>).baremes);

/** Nothing is under way, no demonstration shown, that the machine alone can end. */
const auRepos = ({ opening, erasing = [], demo }: KeptSession): boolean =>
  !opening && !demo && erasing.length === 0;

function montrables(kept: KeptSession): ResultatsGardes | undefined {
  const { foyer, resultats, simulation, savedKey, ecartees } = kept;
  if (!estUnObjet(foyer) || !estUnResultat(resultats) || !savedKey || !auRepos(kept)) return undefined;
  if (resultats._id !== simulation?.id) return undefined;
  const session = { simulation, resultats, savedKey, key: savedKey, path: RESULTATS };
  return { session: { ...session, ecartees: Array.isArray(ecartees) ? ecartees : [] }, foyer };
}

/** The results of a tab that are those of its answers; `undefined` where the machine alone can tell. Never throws. */
export function lireLesResultatsGardes({ journey, session }: KeptTexts): ResultatsGardes | undefined {
  if (!journey || !session) return undefined;
  try {
    return montrables(JSON.parse(session) as KeptSession);
  } catch {
    return undefined;
  }
}
