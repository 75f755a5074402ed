/** What the results show while they are sought: the server writes it too, before any script comes. */
export function EnRecherche() {
  return (
    <section className="waiting" role="status">
      <h1>Nous cherchons vos aides…</h1>
      <p className="lead">
        Nous comparons vos réponses aux conditions de chaque aide : nationale, de votre région, de votre
        département, de votre commune.
      </p>
      <div className="skeletons" aria-hidden="true">
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    </section>
  );
}
