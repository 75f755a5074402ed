/** Where a link leads, as a sheet writes it after its words (print.css): a path of ours, before which the site is written, or an address. */
export const imprimee = (adresse: string) =>
  adresse.startsWith("/") ? { "data-ici": adresse } : { "data-adresse": adresse };
