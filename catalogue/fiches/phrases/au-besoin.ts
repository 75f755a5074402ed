/** What is made the first time that it is asked for: a format of the language takes long to read. */
export function auBesoin<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
