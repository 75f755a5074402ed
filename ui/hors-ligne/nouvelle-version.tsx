/** A newer version waits: it is taken when the person says so, her answers staying in the tab. */
export const NouvelleVersion = ({ prendre }: { prendre: () => void }) => (
  <section className="banner" aria-label="Nouvelle version">
    <p role="status">
      Une nouvelle version du simulateur est prête. La prendre recharge la page ; vos réponses restent.
    </p>
    <button type="button" className="link" onClick={prendre}>
      Prendre la nouvelle version
    </button>
  </section>
);
