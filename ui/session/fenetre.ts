/** What the browser may refuse, absent or forbidden: nothing then, rather than an error. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The name under which this window keeps something: the frames of one page are given the same storage by the browser, and
 * are told apart by their number, the value of `iframe` (docs/specification.md#integration).
 */
export function nomIci(name: string): string {
  const numero = attempt(() => /[?&]iframe=(\d+)/.exec(location.search)?.[1]);
  return numero ? `${name}-${numero}` : name;
}
