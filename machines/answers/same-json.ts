/** Deeper than any answer goes. */
const DEPTH = 8;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const areAlike = (a: unknown, b: unknown) =>
  isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b);

/** Two values read from JSON are the same one; the order of keys is not part of it. Those that go too deep never are. */
export function sameJson(a: unknown, b: unknown, depth = DEPTH): boolean {
  if (a === b) return true;
  if (depth === 0 || !areAlike(a, b)) return false;
  const [ours, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let more = 0;
  for (const key in ours) {
    if (!Object.hasOwn(theirs, key) || !sameJson(ours[key], theirs[key], depth - 1)) return false;
    more++;
  }
  for (const _ in theirs) more--;
  return more === 0;
}
