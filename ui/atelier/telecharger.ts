/** Gives a file to whoever asked for it. */
export function donnerLeFichier(nom: string, texte: string): void {
  const adresse = URL.createObjectURL(new Blob([texte], { type: "text/csv;charset=utf-8" }));
  const lien = Object.assign(document.createElement("a"), { href: adresse, download: nom });
  lien.click();
  URL.revokeObjectURL(adresse);
}
