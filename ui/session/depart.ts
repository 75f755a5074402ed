import { defaultParameters, type Marque } from "../../catalogue/situation/context.ts";
import type { SessionInput } from "../../machines/session/state.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { pageDite } from "../cadre/navigation/dite.ts";

/** Brand written by the server in the page. */
export const marqueDeLaPage = (): Marque => pageDite().marque;

/** What a new session starts from, in this page. */
export const departDeLaPage = (): SessionInput => ({
  today: aujourdhui(),
  marque: marqueDeLaPage(),
  parameters: defaultParameters,
  relecture: pageDite().liens.relecture === true,
  reunies: true,
});
