import { direLesTemps } from "../test/bench/temps.ts";

/** `npx tsx scripts/bench.ts`: what rules, the law, bikes and the search take. Nothing is asserted: the machine decides. */
direLesTemps();
