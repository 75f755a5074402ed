import type { Legislation, Signaler } from "../../../catalogue/loi/legislation.ts";

/** A remote engine, and the embedded one whenever it gives nothing; the values say which computed them. */
export const avecRepli = (
  distante: Legislation,
  embarquee: Legislation,
  signaler: Signaler,
): Legislation => ({
  partie: embarquee.partie,
  compute: (situation, ids) =>
    distante.compute(situation, ids).catch((error: unknown) => {
      signaler(distante.partie, error);
      return embarquee.compute(situation, ids);
    }),
});
