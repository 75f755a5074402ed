/** An address as it is typed: whole, without what a browser adds by itself. */
export const adresseATaper = (href: string): string =>
  href.replace(/^(?:https:\/\/|mailto:)/, "").replace(/^([^/]+)\/$/, "$1");
