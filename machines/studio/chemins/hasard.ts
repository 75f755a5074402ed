/** Seeded pseudo-random numbers between 0 and 1 (xorshift32): the same seed, the same journeys. */
export function hasard(graine: number): () => number {
  let etat = (graine * 2_654_435_761) >>> 0 || 1;
  return () => {
    etat ^= etat << 13;
    etat ^= etat >>> 17;
    etat ^= etat << 5;
    etat >>>= 0;
    return etat / 2 ** 32;
  };
}
