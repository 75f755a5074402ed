/**
 * A/B tests of screens: their variants, the first being what everybody sees while the test is off.
 * The server opens one (`AB_TESTS`); its variant is drawn once per browser and goes with the answers.
 */
export const essaisAB = {
  appel: ["commencer", "trouver"],
} as const;

/** True if that test has that variant. */
export const estVariante = (nom: string, choix: string): boolean =>
  Object.hasOwn(essaisAB, nom) && (essaisAB[nom as EssaiAB] as readonly string[]).includes(choix);

export type EssaiAB = keyof typeof essaisAB;
type Variante<E extends EssaiAB> = (typeof essaisAB)[E][number];

/** Variants of the open tests: kept ones stay, the others are drawn; `draw` gives a number in [0, 1). */
export function tirerVariantes(
  ouverts: readonly string[],
  gardees: Readonly<Record<string, string>>,
  draw: () => number,
): Record<string, string> {
  const entries = Object.entries(essaisAB).filter(([essai]) => ouverts.includes(essai));
  return Object.fromEntries(
    entries.map(([essai, variantes]) => {
      const kept = variantes.find((variante) => variante === gardees[essai]);
      return [essai, kept ?? variantes[Math.floor(draw() * variantes.length)] ?? variantes[0]];
    }),
  );
}

/** The variant a person sees of a test. */
export function varianteDe<E extends EssaiAB>(
  essai: E,
  tirees: Readonly<Record<string, string>> | undefined,
): Variante<E> {
  const variantes: readonly Variante<E>[] = essaisAB[essai];
  return variantes.find((variante) => variante === tirees?.[essai]) ?? essaisAB[essai][0];
}
