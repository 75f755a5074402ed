const pages = {
  editeur: ["/admin/", "La page des éditeurs"],
  aides: ["/admin/aides", "Toutes les aides"],
  relire: ["/admin/relire", "À relire"],
  baremes: ["/admin/baremes", "Barèmes de la loi"],
  contributions: ["/admin/contributions", "Contributions reçues"],
} as const;

/** The ways between the editor and our pages beside it. */
export const Navigation = ({ ici }: { ici: keyof typeof pages }) => (
  <nav aria-label="Pages des éditeurs">
    <p className="row">
      {Object.entries(pages)
        .filter(([nom]) => nom !== ici)
        .map(([nom, [adresse, mots]]) => (
          <a key={nom} href={adresse}>
            {mots}
          </a>
        ))}
    </p>
  </nav>
);
