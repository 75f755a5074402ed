/** Where a value stands inside another: `["choices", 2, "label"]`. */
export type LieuDeValeur = readonly (string | number)[];

/** A value of data, with where it stands. */
interface ValeurPosee {
  lieu: LieuDeValeur;
  value: unknown;
}

/** Every value inside another, itself first, except under keys that `fermees` leaves out. */
export function valeursDans(
  value: unknown,
  fermees: ReadonlySet<string> = new Set(),
  lieu: LieuDeValeur = [],
): ValeurPosee[] {
  if (typeof value !== "object" || value === null) return [{ lieu, value }];
  const dedans = Array.isArray(value)
    ? value.flatMap((une: unknown, rang) => valeursDans(une, fermees, [...lieu, rang]))
    : Object.entries(value).flatMap(([cle, une]) =>
        fermees.has(cle) ? [] : valeursDans(une, fermees, [...lieu, cle]),
      );
  return [{ lieu, value }, ...dedans];
}

/** What stands there. Throws where there is nothing to hold it. */
export const valeurA = (dans: unknown, lieu: LieuDeValeur): unknown =>
  lieu.reduce((de, cle) => (de as Record<string | number, unknown>)[cle], dans);

/** Puts a value there, in place; nothing takes the place of `undefined`, out of a list. */
export function poserA(dans: unknown, lieu: LieuDeValeur, value: unknown): void {
  const parent = valeurA(dans, lieu.slice(0, -1)) as Record<string | number, unknown>;
  const cle = lieu.at(-1)!;
  if (value !== undefined) parent[cle] = value;
  else if (Array.isArray(parent)) parent.splice(Number(cle), 1);
  else delete parent[cle];
}

export const lieuDit = (lieu: LieuDeValeur): string => lieu.join(".");
