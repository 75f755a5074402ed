import type { KeyboardEvent } from "react";
import { certaineDe, type useCommune } from "./commune-etat.ts";

type Etat = ReturnType<typeof useCommune>;

/** Keys that go through the text: no line of the list is pointed at any more. */
const DU_TEXTE = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/** What a key does; true when the browser must do nothing more. */
function faire({ key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>, etat: Etat): boolean {
  const { given, search, active, setActive, choose, close, reopen } = etat;
  const found = given || search.state !== "done" ? [] : search.found;
  const shown = etat.open && found.length > 0;
  const pointed = shown ? found[active] : undefined;
  if ((key === "ArrowDown" || key === "ArrowUp") && found.length > 0) {
    const ahead = key === "ArrowDown" ? (shown ? active + 1 : 0) : Math.max(shown ? active : 0, 0) - 1;
    if (altKey && key === "ArrowUp") close();
    else reopen();
    if (!altKey) setActive((ahead + found.length) % found.length);
    return true;
  }
  if ((key === "Enter" || key === "Tab") && pointed) {
    choose(pointed);
    return key === "Enter";
  }
  if (key === "Enter" && !given && certaineDe(search)) return !currentTarget.form && etat.chooseAlone(search);
  if (key === "Enter" && shown) setActive(0);
  else if (key === "Escape" && shown) close();
  else if (key === "Escape" && etat.text !== "") etat.type("");
  else return false;
  return true;
}

/**
 * Keys of an editable combobox whose list is chosen from by hand (ARIA, « list autocomplete with manual selection »), but for
 * Enter when nothing is pointed at: several communes are proposed, it points at the first instead of sending the form.
 */
export function toucheDeCommune(event: KeyboardEvent<HTMLInputElement>, etat: Etat): void {
  if (faire(event, etat)) event.preventDefault();
  else if (DU_TEXTE.has(event.key)) etat.setActive(-1);
}
