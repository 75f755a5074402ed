import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from "react";
import {
  allerALaPremiereSansReponse,
  allerAuxResultats,
  allerPlusLoin,
  choisir,
  quitterLaQuestion,
} from "./clavier.ts";
import { laSeance } from "./seance.ts";

/** Shows the household after the one shown, or before it; they come round. */
function changerDeFoyer(sens: 1 | -1): void {
  quitterLaQuestion();
  const { acteur } = laSeance();
  const { foyers, courant } = acteur.getSnapshot().context;
  const rang = foyers.findIndex(({ id }) => id === courant);
  const autre = foyers.at((rang + sens) % foyers.length);
  if (autre) acteur.send({ type: "FOYER.CHOOSE", id: autre.id });
}

/** By the key that is pressed with Alt, wherever the focus is; letters by their place, which Alt does not change. */
const GESTES: Readonly<Record<string, (maj: boolean) => void>> = {
  ArrowDown: () => allerPlusLoin(1),
  ArrowUp: () => allerPlusLoin(-1),
  KeyS: allerALaPremiereSansReponse,
  KeyR: allerAuxResultats,
  KeyN: (maj) => changerDeFoyer(maj ? -1 : 1),
};

/** The shortcuts of the page: all with Alt, so that no character typed is one (WCAG 2.1.4). */
export function useRaccourcis(): void {
  useEffect(() => {
    const ecouter = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const geste = Object.hasOwn(GESTES, event.code) ? GESTES[event.code] : undefined;
      if (!geste) return;
      event.preventDefault();
      event.stopPropagation();
      geste(event.shiftKey);
    };
    // Before the fields: Alt and an arrow would open the list of a commune.
    addEventListener("keydown", ecouter, { capture: true });
    return () => removeEventListener("keydown", ecouter, { capture: true });
  }, []);
}

/** In a question: Enter in a field goes on, a digit chooses where there are choices and no text is typed. */
export function surUneTouche(event: ReactKeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
  if (key === "Enter" && target.matches("input, select")) allerPlusLoin(1);
  else if (!/^[1-9]$/.test(key) || !choisir(target, Number(key))) return;
  event.preventDefault();
}
