import type { Page } from "playwright-core";
import { plat } from "./approuve.ts";

/** What a screen of the journey shows. */
export interface EcranLu {
  titre: string;
  /** Labels of everything that can be chosen or filled, in order. */
  choix: string[];
  /** Labels of what is chosen, texts of what is typed. */
  saisies: string[];
  /** The sentence that refuses an answer; empty if none does. */
  refus: string;
  /** Per hundred. */
  part: number | undefined;
  /** Chapters of the breadcrumb, each with where it stands. */
  fil: string[];
}

const CHOIX = [
  ".choice-label",
  "details.group > summary",
  "fieldset.card > legend",
  "fieldset.sub-question > legend",
  "form label:not(.choice):not(h1 label)",
]
  .map((un) => `#contenu ${un}`)
  .join(", ");

/** Reads the screen as it stands, spaces all alike. */
export async function lireLEcran(page: Page): Promise<EcranLu> {
  // No name is given to a function there: what compiles this file would add a helper to it.
  const lu = await page.evaluate(
    (choix) => ({
      titre: document.querySelector("#contenu h1")?.textContent ?? "",
      choix: [...document.querySelectorAll(choix)].map(
        (un) => (un.matches("summary") ? un.firstChild : un)?.textContent ?? "",
      ),
      saisies: [...document.querySelectorAll<HTMLInputElement>("#contenu input")].flatMap((un) => {
        if (un.type === "text") return un.value ? [un.value] : [];
        const coche = un.checked && !un.closest(".card");
        return coche ? [un.closest("label")?.querySelector(".choice-label")?.textContent ?? ""] : [];
      }),
      refus: document.querySelector("#contenu .error-summary a")?.textContent ?? "",
      part: document.querySelector("progress")?.value,
      fil: [...document.querySelectorAll<HTMLElement>("nav.wide .chapters li")].map(
        (un) => `${un.querySelector("a, span")?.textContent} (${un.dataset["state"]})`,
      ),
    }),
    CHOIX,
  );
  return {
    ...lu,
    titre: plat(lu.titre),
    choix: lu.choix.map(plat),
    saisies: lu.saisies.map(plat),
    refus: plat(lu.refus),
    fil: lu.fil.map(plat),
  };
}
