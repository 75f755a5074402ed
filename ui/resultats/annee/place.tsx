/** Keeps the place of the year while it is computed: nothing moves when it comes. */
export const PlaceDeLAnnee = () => <div className="year year-place" aria-hidden="true" />;
