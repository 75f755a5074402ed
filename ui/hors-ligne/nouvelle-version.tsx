/** A newer version waits: it is taken when the person says so, her answers staying in the tab. */
export const NouvelleVersion = ({ prendre }: { prendre: () => void }) => (
  <section className="banner no-print" aria-label="Nouvelle version">
    <p role="status">
      Une nouvelle version du simulateur est prête. La page se rechargera ; vos réponses restent.
    </p>
    <button type="button" className="link" onClick={prendre}>
      La prendre
    </button>
  </section>
);
