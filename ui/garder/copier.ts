/** The older way, where a page may not write to the clipboard: in the frame of another site, or in an old browser. */
function copierLaSelection(texte: string): boolean {
  const avant = document.activeElement;
  const champ = document.createElement("textarea");
  champ.value = texte;
  champ.className = "visually-hidden";
  document.body.append(champ);
  champ.select();
  const fait = document.execCommand("copy");
  champ.remove();
  if (avant instanceof HTMLElement) avant.focus({ preventScroll: true });
  return fait;
}

/** Copies a text; false if the browser refuses, or cannot. */
export const copier = (texte: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(texte))
    .then(
      () => true,
      () => copierLaSelection(texte),
    )
    .catch(() => false);
