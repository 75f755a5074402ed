/**
 * Addresses of the pages, as patterns: what the server knows to exist, and all that a measure of visits may say of
 * where somebody is (docs/specification.md#pages). In the order of the router; a test says that they are its own.
 */
export const pagePatterns = [
  "/",
  "/a-propos",
  "/ameliorer",
  "/contribuer",
  "/contribuer/taches/:nom",
  "/contribuer/proposer",
  "/contribuer/signaler",
  "/liens-utiles",
  "/stats",
  "/confidentialite",
  "/mentions-legales",
  "/accessibilite",
  "/plan-du-site",
  "/suivi",
  "/accompagnement",
  "/accompagnement/:surveyId",
  "/redirection",
  "/ameli",
  "/aides",
  "/aides/:benefitId",
  "/aide-maintenant",
  "/institutions/:institutionId",
  "/inspecteur",
  "/guichet",
  "/init-ci",
  "/simulation/reprendre",
  "/simulation/individu/:id/bourse_criteres_sociaux_echelon",
  "/simulation",
  "/simulation/individu/:id",
  "/simulation/enfants",
  "/simulation/recapitulatif",
  "/simulation/ressources/fiscales",
  "/simulation/ressources/patrimoine",
  "/simulation/resultats",
  "/simulation/resultats/lieux",
  "/simulation/resultats/attendus",
  "/simulation/resultats/et-si",
  "/simulation/resultats/:droitId/lieux",
  "/simulation/resultat/inattendu/:id",
  "/simulation/resultats/:droitId",
  "/simulation/*",
] as const;

export type PagePattern = (typeof pagePatterns)[number];

const segmentsOf = (path: string) => path.replace(/^\/+|\/+$/g, "").split("/");

const matches = (pattern: string, given: readonly string[]): boolean => {
  const expected = segmentsOf(pattern);
  if (expected.at(-1) === "*") return expected.slice(0, -1).every((segment, rang) => segment === given[rang]);
  return (
    expected.length === given.length &&
    expected.every((segment, rang) =>
      segment.startsWith(":") ? given[rang] !== "" : segment === given[rang],
    )
  );
};

/** Pattern of the page that a path opens, without what the path names; nothing for an address of no page. */
export function patternOf(pathname: string): PagePattern | undefined {
  const given = segmentsOf(pathname);
  return pagePatterns.find((pattern) => matches(pattern, given));
}
