import type { Situation } from "./situation.ts";

const SANS: ReadonlySet<unknown> = new Set(["decedes", "sans_autorite"]);

/** Without parents to provide: both have died, or neither has authority (annual circular of scholarships, annexe 3). */
export const sansParents = ({ parents }: Situation): boolean => SANS.has(parents._situation);
