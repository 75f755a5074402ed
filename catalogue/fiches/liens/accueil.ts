/** An address is the first page of a site: what one looks for is still to be found there. */
export function estUnAccueil(adresse: string | undefined): boolean {
  if (!adresse || !URL.canParse(adresse)) return false;
  const { pathname, search, hash } = new URL(adresse);
  return /^\/(?:fr\/?|accueil(?:\.html)?|index\.\w+)?$/i.test(pathname) && !search && hash.length < 2;
}
