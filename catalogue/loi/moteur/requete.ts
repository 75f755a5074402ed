/** Values of a variable by period, as the OpenFisca Web API writes them; `null` asks for a value. */
export type Values = Record<string, unknown>;
export type Variables = Record<string, Values>;

/** One person or group: its variables, and for a group its members by role. */
export type Instance = Record<string, Values | string[]>;

/** Body of `POST /calculate`. */
export interface CalculateRequest {
  individus: Record<string, Instance>;
  familles: Record<string, Instance>;
  foyers_fiscaux: Record<string, Instance>;
  menages: Record<string, Instance>;
}

export type EntityName = keyof CalculateRequest;

/** Writes the same value under each period. */
export const at = (periods: readonly string[], value: unknown): Values =>
  Object.fromEntries(periods.map((period) => [period, value]));

/** Variables that were answered, each under the same periods. */
export function renseigne(fields: Readonly<Record<string, unknown>>, periods: readonly string[]): Variables {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, at(periods, value)]),
  );
}
