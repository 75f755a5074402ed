/** Copies a text; false if the browser refuses, or cannot. */
export const copier = (texte: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(texte))
    .then(
      () => true,
      () => false,
    );
