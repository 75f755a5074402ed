import { liensDeLaPage } from "../navigation/reglages.ts";

/** True when this browser asks not to be followed. */
const refuse = (): boolean =>
  navigator.doNotTrack === "1" ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What this site measures, for this browser: nothing unless the operator asked, and the person does not refuse. */
export const mesureDeLaPage = () => (refuse() ? undefined : liensDeLaPage().mesure);

/** Starts to measure, once the page is there; the script comes only then, and its absence changes nothing. */
export function demarrerLaMesure(): void {
  const mesure = mesureDeLaPage();
  if (mesure) import("./index.ts").then(({ mesurer }) => mesurer(mesure)).catch(() => undefined);
}
