import { replay } from "../../machines/journey/replay.ts";
import { oracleCases } from "../fixtures/oracle.ts";

const ROUNDS = 7;

/** Households that everything is measured on. */
export const situations = oracleCases.map(({ simulation }) => replay(simulation).situation);

/** Best time of `run` over the rounds, in milliseconds per household. */
export function best(run: () => void, count: number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times) / count;
}

/** The same in time of the processor, whatever else the machine does. */
export function bestCpu(run: () => void, count: number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const debut = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(debut);
    return (user + system) / 1000;
  });
  return Math.min(...times) / count;
}

/** Says a time against that of the first line of its table. */
export const line = (name: string, ms: number, reference: number, more = "") =>
  console.log(`${name.padEnd(46)} ${ms.toFixed(3)} ms  × ${(ms / reference).toFixed(2)}${more}`);

/** Time of something done once, cold, as a server that starts does it. */
export function once<T>(run: () => T): [result: T, ms: number] {
  const start = performance.now();
  return [run(), performance.now() - start];
}
