/** The address asks for mock results: nothing is computed for it (docs/specification.md#resultats-fictifs). */
export const montreDesFictifs = (): boolean => new URLSearchParams(location.search).has("fictifs");
