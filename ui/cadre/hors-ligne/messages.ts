/** What a page says to the worker that keeps it: to take over, or whether a script is one of its version. */
export type DitALOuvrier = { type: "SKIP_WAITING" } | { type: "EST_DE_TA_VERSION"; entree: string };
