import type { KeyboardEvent } from "react";
import { certaineDe, type useCommune } from "./commune-etat.ts";

type Etat = ReturnType<typeof useCommune>;
type Touche = KeyboardEvent<HTMLInputElement>;

/** Keys that go through the text: no line of the list is pointed at any more. */
const DU_TEXTE = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/** What the list shows, and its line that is pointed at. */
function listeDe({ given, search, open, active }: Etat) {
  const found = given || search.state !== "done" ? [] : search.found;
  const shown = open && found.length > 0;
  return { found, shown, pointed: shown ? found[active] : undefined };
}

/** Down the list, or up, from its end to its other end; with Alt, it is opened or closed only. */
function parcourir({ key, altKey }: Touche, etat: Etat): boolean {
  const { found, shown } = listeDe(etat);
  if (found.length === 0) return false;
  const bas = key === "ArrowDown";
  if (altKey && !bas) etat.close();
  else etat.reopen();
  const ici = shown ? etat.active : bas ? -1 : 0;
  const ahead = bas ? ici + 1 : Math.max(ici, 0) - 1;
  if (!altKey) etat.setActive((ahead + found.length) % found.length);
  return true;
}

/** Takes the line pointed at, or the only commune it can be; else points at the first one. */
function valider({ currentTarget }: Touche, etat: Etat): boolean {
  const { shown, pointed } = listeDe(etat);
  if (pointed) {
    etat.choose(pointed);
    return true;
  }
  if (!etat.given && certaineDe(etat.search)) return !currentTarget.form && etat.chooseAlone(etat.search);
  if (shown) etat.setActive(0);
  return shown;
}

/** Takes the line pointed at, and goes on to the next field. */
function quitter(_: Touche, etat: Etat): boolean {
  const { pointed } = listeDe(etat);
  if (pointed) etat.choose(pointed);
  return false;
}

/** Closes the list, then empties the field. */
function renoncer(_: Touche, etat: Etat): boolean {
  const { shown } = listeDe(etat);
  if (shown) etat.close();
  else if (etat.text !== "") etat.type("");
  else return false;
  return true;
}

/** What a key does; true when the browser must do nothing more. */
const gestes = new Map([
  ["ArrowDown", parcourir],
  ["ArrowUp", parcourir],
  ["Enter", valider],
  ["Tab", quitter],
  ["Escape", renoncer],
]);

/**
 * Keys of an editable combobox whose list is chosen from by hand (ARIA, « list autocomplete with manual selection »), but for
 * Enter when nothing is pointed at: several communes are proposed, it points at the first instead of sending the form.
 */
export function toucheDeCommune(event: Touche, etat: Etat): void {
  if (gestes.get(event.key)?.(event, etat)) event.preventDefault();
  else if (DU_TEXTE.has(event.key)) etat.setActive(-1);
}
