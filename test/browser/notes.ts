import type { Result } from "lighthouse";

/** Marks that are given, of 100, by their name in a report. */
export const NOTES = {
  performance: "performance",
  accessibility: "accessibilité",
  "best-practices": "bonnes pratiques",
  seo: "référencement",
} as const;

/** Figures that are measured: how a report names them, how they are written. */
const CHIFFRES = {
  "cumulative-layout-shift": { nom: "décalages", ecrire: (value: number) => value.toFixed(3) },
  "total-blocking-time": { nom: "blocage", ecrire: (value: number) => `${Math.round(value)} ms` },
  "largest-contentful-paint": { nom: "affichage", ecrire: (value: number) => `${Math.round(value)} ms` },
} as const;

/** What was measured of a screen: the median of each figure, and what costs points. */
export interface EcranMesure {
  ecran: string;
  chiffres: readonly string[];
  fautes: readonly string[];
}

const mediane = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Rules that a report says are broken, among those that cost points; those of time are left to the figures. */
function fautesDe({ categories, audits }: Result): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === "performance"
      ? []
      : auditRefs.flatMap(({ id, weight }) => {
          const score = audits[id]?.score ?? null;
          return weight > 0 && score !== null && score < 1 ? [id] : [];
        }),
  );
}

/** The medians of several reports on one screen. */
export function medianesDe(ecran: string, runs: readonly Result[]): EcranMesure {
  const notes = Object.keys(NOTES).map((name) =>
    Math.round(mediane(runs.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  const chiffres = Object.entries(CHIFFRES).map(([id, { ecrire }]) =>
    ecrire(mediane(runs.map(({ audits }) => audits[id]?.numericValue ?? 0))),
  );
  return {
    ecran,
    chiffres: [...notes.map(String), ...chiffres],
    fautes: [...new Set(runs.flatMap(fautesDe))],
  };
}

const TITRES = ["écran", ...Object.values(NOTES), ...Object.values(CHIFFRES).map(({ nom }) => nom)];

/** Lines of a table, columns aligned. */
export function enColonnes(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, rang) => Math.max(...rows.map((row) => row[rang]?.length ?? 0)));
  return rows.map((row) => row.map((cell, rang) => cell.padEnd(widths[rang] ?? 0)).join("  ")).join("\n");
}

/** The table of what was measured; then, screen by screen, what costs points. */
export function ecrireLesMesures(mesures: readonly EcranMesure[]): string {
  const fautes = mesures.flatMap((une) =>
    une.fautes.length ? [`${une.ecran} : ${une.fautes.join(", ")}`] : [],
  );
  const rows = mesures.map((une) => [une.ecran, ...une.chiffres]);
  return [enColonnes([TITRES, ...rows]), ...fautes].join("\n");
}
