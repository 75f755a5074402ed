/** The way to the rest of a long list. */
export const Suivantes = ({ restent, onMontrer }: { restent: boolean; onMontrer: () => void }) =>
  restent ? (
    <p>
      <button type="button" className="button secondary" onClick={onMontrer}>
        Montrer les suivantes
      </button>
    </p>
  ) : null;
