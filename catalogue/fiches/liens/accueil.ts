/** Its parts after the site; nothing for what is no address: `URL.canParse` is too recent for the pages. */
const CHEMIN = /^https?:\/\/[^/?#]+([^?#]*)(\?[^#]*)?(#.*)?$/i;

/** An address is the first page of a site: what one looks for is still to be found there. */
export function estUnAccueil(adresse: string | undefined): boolean {
  const parties = CHEMIN.exec(adresse ?? "");
  if (!parties) return false;
  const [, chemin = "", question = "", ancre = ""] = parties;
  return (
    /^(?:\/(?:fr\/?|accueil(?:\.html)?|index\.\w+)?)?$/i.test(chemin) &&
    question.length < 2 &&
    ancre.length < 2
  );
}
