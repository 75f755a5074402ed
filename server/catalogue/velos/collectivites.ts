import { aidesAvecLocalisation } from "aides-velo/data";

/** How the library of bike aids names the kinds of collectivities that have institutions. */
const genres: Readonly<Record<string, string>> = {
  région: "region",
  département: "departement",
  epci: "epci",
  "code insee": "commune",
};

/** The collectivity of each bike aid, by kind and code (`epci 243500139`), under the name of its rule. */
export const collectivitesParVelo = (): readonly (readonly [regle: string, cle: string])[] =>
  Object.entries(aidesAvecLocalisation).map(
    ([
      regle,
      {
        collectivity: { kind, code, value },
      },
    ]) => [regle, [genres[kind] ?? kind, code ?? value].join(" ")],
  );

/** The collectivity of each bike aid, as often as it gives one. */
export const collectivitesDesVelos = (): string[] => collectivitesParVelo().map(([, cle]) => cle);
