import type { Charge } from "./charge.ts";
import type { MesurePrise } from "./essais.ts";

const rond = (n: number | undefined, chiffres = 2) => (n === undefined ? "" : Number(n.toFixed(chiffres)));

/** What is in the middle of each figure. */
export function mediane(mesures: readonly MesurePrise[]): MesurePrise {
  const noms = Object.keys(mesures[0] ?? {}) as (keyof MesurePrise)[];
  const milieux = noms.map((nom) => {
    const ranges = mesures.map((une) => une[nom] ?? 0).sort((a, b) => a - b);
    return [nom, ranges[Math.floor(ranges.length / 2)]];
  });
  return Object.fromEntries(milieux) as MesurePrise;
}

/** A line of a table; `reference`: what it is divided by. */
export const ligneDeMesure = (m: MesurePrise, reference: Charge) => ({
  "par seconde": rond(m.parSeconde, 0),
  rapport: rond(m.parSeconde / reference.parSeconde),
  "p50 (ms)": rond(m.p50, 1),
  "p99 (ms)": rond(m.p99, 1),
  fautes: m.fautes,
  ...(m.serveurs !== undefined && {
    "ms de processeur": rond((1_000 * (m.serveurs + (m.postgres ?? 0) + (m.mandataire ?? 0))) / m.parSeconde),
    "dont PostgreSQL": rond((1_000 * (m.postgres ?? 0)) / m.parSeconde, 3),
    "cœurs : serveurs": rond(m.serveurs),
    postgres: rond(m.postgres),
    nginx: rond(m.mandataire),
    charge: rond(m.charge),
  }),
});

/** A table of measures, each with its ratio to the one that is named. */
export const tableauDe = (mesures: Readonly<Record<string, MesurePrise>>, reference: Charge) =>
  Object.fromEntries(Object.entries(mesures).map(([nom, m]) => [nom, ligneDeMesure(m, reference)]));
