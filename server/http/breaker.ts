/** Stops calling a service that fails, for a while. */
export interface Breaker {
  /** True if a call may be made now. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Opens after `failures` failures in a row, for `openMs`; then lets one call through, whose failure
 * opens it again and whose success closes it.
 */
export function breaker({
  failures,
  openMs,
  now,
}: {
  failures: number;
  openMs: number;
  now(): Date;
}): Breaker {
  let inARow = 0;
  let openUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (now().getTime() < openUntil) return false;
      openUntil = now().getTime() + openMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) openUntil = now().getTime() + openMs;
    },
  };
}
