import type { Liens, PageDite } from "../../../machines/pages/dite.ts";

function lireLesLiens(text = "{}"): Liens {
  try {
    return JSON.parse(text) as Liens;
  } catch {
    return {};
  }
}

let ecrite: PageDite | undefined;

/** On the server, where there is no page to read: what the one being written says. */
export function direLaPage(dite: PageDite): void {
  ecrite = dite;
}

/** What the page says. */
export function pageDite(): PageDite {
  if (ecrite) return ecrite;
  const { marque, jour, liens } = document.documentElement.dataset;
  return { marque: marque === "banque" ? "banque" : "neutre", jour, liens: lireLesLiens(liens) };
}
