import { liensDeLaPage } from "../navigation/reglages.ts";

/** True when this browser asks not to be followed; the server, which writes the page, follows nobody. */
function refuse(): boolean {
  const { doNotTrack, globalPrivacyControl } = (globalThis.navigator ?? {}) as Partial<Navigator> & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** What this site measures, for this browser: nothing unless the operator asked, and the person does not refuse. */
export const mesureDeLaPage = () => (refuse() ? undefined : liensDeLaPage().mesure);

/** Starts to measure, once the page is there; the script comes only then, and its absence changes nothing. */
export function demarrerLaMesure(): void {
  const mesure = mesureDeLaPage();
  if (mesure) import("./index.ts").then(({ mesurer }) => mesurer(mesure)).catch(() => undefined);
}
