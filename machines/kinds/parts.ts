/** The named parts of an answer given as an object, those that were given; nothing else of it is ever taken. */
export function partsOf(value: unknown, names: readonly string[]): object {
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
  );
}
