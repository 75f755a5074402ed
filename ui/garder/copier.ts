/** The older way, where a page may not write to the clipboard: in the frame of another site, or in an old browser. */
function copierLaSelection(texte: string): boolean {
  const avant = document.activeElement;
  const champ = document.createElement("textarea");
  Object.assign(champ, { value: texte, className: "visually-hidden" });
  // Beside what was touched: a box that is open lets nothing else be selected.
  (avant?.parentElement ?? document.body).append(champ);
  champ.focus({ preventScroll: true });
  champ.select();
  const fait = document.execCommand("copy");
  champ.remove();
  if (avant instanceof HTMLElement) avant.focus({ preventScroll: true });
  return fait;
}

/** Copies a text; false if the browser refuses, or cannot. */
export async function copier(texte: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texte);
    return true;
  } catch {
    return copierLaSelection(texte);
  }
}
