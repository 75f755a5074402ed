import type { GesteDAide, GesteDEtape, LigneDeStatistiques } from "../../../machines/pages/statistiques.ts";

/** A step, or an aid, and how many did what there over the weeks that are told. */
export interface Resume<G extends string> {
  sujet: string;
  nombres: Readonly<Partial<Record<G, number>>>;
}

function reunir<G extends string>(
  lignes: readonly LigneDeStatistiques[],
  sorte: LigneDeStatistiques["sorte"],
): Resume<G>[] {
  const parSujet = new Map<string, Partial<Record<string, number>>>();
  for (const { sorte: sienne, sujet, geste, nombre } of lignes) {
    if (sienne !== sorte) continue;
    const nombres = parSujet.get(sujet) ?? {};
    nombres[geste] = (nombres[geste] ?? 0) + nombre;
    parSujet.set(sujet, nombres);
  }
  return [...parSujet].map(([sujet, nombres]) => ({ sujet, nombres }) as Resume<G>);
}

/** Steps with what was counted there, in the order of the questionnaire. */
export function parEtape(lignes: readonly LigneDeStatistiques[], ordre: readonly string[]) {
  const rangs = new Map(ordre.map((id, rang) => [id, rang]));
  const rang = (id: string) => rangs.get(id) ?? ordre.length;
  return reunir<GesteDEtape>(lignes, "etape").sort((a, b) => rang(a.sujet) - rang(b.sujet));
}

/** Aids, those that are asked for most first. */
export const parAide = (lignes: readonly LigneDeStatistiques[]) =>
  reunir<GesteDAide>(lignes, "aides").sort(
    (a, b) =>
      (b.nombres.demandee ?? 0) - (a.nombres.demandee ?? 0) ||
      (b.nombres.ouverte ?? 0) - (a.nombres.ouverte ?? 0) ||
      (b.nombres.montree ?? 0) - (a.nombres.montree ?? 0),
  );

/** How many came to a step, week by week. */
export const parSemaine = (lignes: readonly LigneDeStatistiques[], etape: string) =>
  lignes
    .filter(({ sujet, geste }) => sujet === etape && geste === "entree")
    .map(({ semaine, nombre }) => ({ semaine, nombre }));

/** Out of a hundred who came, how many left the site there; nothing where too few came to be told. */
export function departsPourCent({ entree, sortie }: Resume<GesteDEtape>["nombres"]): number | undefined {
  return entree ? Math.min(100, Math.round((100 * (sortie ?? 0)) / entree)) : undefined;
}
