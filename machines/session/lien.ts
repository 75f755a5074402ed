/** The page that opens a private link; the answers are in its fragment, which no browser sends. */
export const REPRENDRE = "/simulation/reprendre";
