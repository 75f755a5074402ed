/** Pages about an amount that surprises, by aid. */
export const INATTENDU = "/simulation/resultat/inattendu";

/** True for the results and for every page that stands at them: an aid, places, surprises. */
export const isResultsPage = (path: string) => /^\/simulation\/resultats?(?:\/|$)/.test(path);

/** An address with its accents; as it is when it cannot be read: it is then of no page. */
export function adresseDecodee(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The address of a place, as the journey names it. */
export const addressOf = ({ pathname }: { pathname: string }) => adresseDecodee(pathname).replace(/\/$/, "");
